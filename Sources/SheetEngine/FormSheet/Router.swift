/// The screens of a form sheet: reacts to those that come and go (RF-2).
///
/// It hears of a screen when that has been shown, after the navigation's own animation.
public struct Router: Hashable, Sendable {
  /// The routes of the screens that were pushed on the first one, from the lowest to the top.
  public private(set) var routes: [String] = []
  /// The route of the first screen, where another has taken its place.
  private(set) var root: String?

  /// Creates the router of a form sheet that shows its first screen.
  public init() {}

  /// Creates the router of a form sheet with screens.
  init(first: String?, routes: [String]) {
    root = first
    self.routes = routes
  }

  /// The route of the top screen; `nil` for a first screen that has none.
  public var top: String? { routes.last ?? root }

  /// A screen has come on top.
  public mutating func push(_ route: String) { routes.append(route) }

  /// The top screen has gone; the first one never goes.
  public mutating func pop() { _ = routes.popLast() }

  /// Another screen has taken the place of the top one.
  public mutating func replaceTop(_ route: String) {
    if routes.isEmpty { root = route } else { routes[routes.count - 1] = route }
  }
}

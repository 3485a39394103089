public import SheetModel

/// Which size each screen of a form sheet has (RF-2): a table from routes to the names of sizes.
///
/// Screens do not know their size, and the table knows nothing of screens but their routes. A preset
/// has one; a host may give another to a presentation with
/// ``SheetInput/resizingPolicy(id:_:)``.
public struct ResizingPolicy: Hashable, Sendable {
  /// The size of each route that is listed, by the size's name; of two entries for a route the first
  /// counts.
  public var routes: [FormSheet.Route]
  /// The name of the size of every other route, and of the first screen where it has no route.
  public var `default`: String

  /// Creates a policy.
  public init(routes: [FormSheet.Route], default: String) {
    self.routes = routes
    self.default = `default`
  }

  /// Creates the policy of a preset.
  public init(_ formSheet: FormSheet) {
    self.init(routes: formSheet.routes, default: formSheet.default)
  }

  /// The name of the size of a screen.
  ///
  /// - Parameter route: the screen's route; `nil` for one without.
  /// - Returns: the size's name; it need not be one that exists.
  public func size(for route: String?) -> String {
    for entry in routes where entry.route == route { return entry.size }
    return `default`
  }
}

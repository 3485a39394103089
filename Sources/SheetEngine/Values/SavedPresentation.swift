public import SheetModel

/// What is kept of a presentation over a restart of the app: plain values, for the app to store.
///
/// While the app runs a copy of the engine is a saved state, and keeps everything.
public struct SavedPresentation: Hashable, Sendable {
  /// The name that the host gave.
  public var id: String
  /// What was presented.
  public var preset: Preset
  /// The identifier of the detent that it rests at or goes to; `nil` for none.
  public var detent: String?
  /// The height that it rests at or goes to, in points, where that is no detent; else `nil`.
  public var height: Double?
  /// The name of the size that the host asked for, of a form sheet; `nil` for that of the top screen.
  public var size: String?
  /// The route of a form sheet's first screen, where another has taken its place.
  public var firstRoute: String?
  /// The routes of the screens on the first one, from the lowest to the top.
  public var routes: [String] = []
  /// The height that its content asked for, in points, where it did so itself; else `nil`.
  public var contentHeight: Double?
  /// Whether its content shows a navigation bar.
  public var hasNavigationBar = false

  /// Creates what is kept of a presentation that opens as its preset says.
  public init(id: String, preset: Preset) {
    self.id = id
    self.preset = preset
  }
}

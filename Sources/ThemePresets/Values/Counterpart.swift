package import SheetModel

/// The field that does in some presentations what another does elsewhere.
package struct Counterpart: Hashable, Sendable {
  /// The field's path.
  package let path: String
  /// The presentations.
  package let presentations: [Presentation]

  /// Names a field.
  package init(_ path: String, in presentations: Presentation...) {
    self.path = path
    self.presentations = presentations
  }
}

/// Colours for a terminal, or none.
package struct Palette: Hashable, Sendable {
  /// Whether text is coloured at all.
  package let isColored: Bool

  /// Creates a palette.
  package init(isColored: Bool) {
    self.isColored = isColored
  }

  /// What a piece of text is.
  package enum Role: Hashable, Sendable {
    case strong
    case faint
    case gutter
    case severity(Severity)
  }

  /// The text in the colour of its role.
  package func paint(_ text: String, _ role: Role) -> String {
    isColored ? "\u{1B}[\(parameters(of: role))m\(text)\u{1B}[0m" : text
  }

  /// The parameters of ECMA-48's SGR sequence.
  private func parameters(of role: Role) -> String {
    switch role {
    case .strong: return "1"
    case .faint: return "2"
    case .gutter: return "34"
    case .severity(.error): return "1;31"
    case .severity(.warning): return "1;33"
    case .severity(.note): return "1;36"
    }
  }
}

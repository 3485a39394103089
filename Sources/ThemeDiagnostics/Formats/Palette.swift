/// Colours for a terminal, or none.
struct Palette {
  /// Whether text is coloured at all.
  var isColored: Bool

  /// What a piece of text is.
  enum Role {
    case strong
    case faint
    case gutter
    case severity(Severity)
  }

  /// The text in the colour of its role.
  func paint(_ text: String, _ role: Role) -> String {
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

package import SheetModel

extension Preset {
  /// Swift statements that make the preset from one with its name and summary, held in a variable.
  package func swiftStatements(variable: String = "preset") -> [String] {
    FieldGroup<Preset>.preset.type.assignments(
      Preset(name: name, summary: summary), self, variable)
  }

  /// The name as a Swift identifier: `now-playing` gives `nowPlaying`.
  package var swiftName: String {
    var name = ""
    for (index, part) in self.name.split(separator: "-").enumerated() {
      name += index == 0 ? String(part) : part.prefix(1).uppercased() + part.dropFirst()
    }
    return name
  }
}

extension GeneratedFile {
  /// The shipped presets as Swift, which needs no file and no parser.
  ///
  /// - Parameter presets: what the files in `Themes` hold.
  /// - Returns: the source file of the module `SheetPresets`.
  package static func shippedPresets(_ presets: [Preset]) -> GeneratedFile {
    let presets = presets.sorted { $0.name < $1.name }
    var text = """
      // Written by \(command) from the files in Themes; do not edit.
      // swift-format-ignore-file

      public import SheetModel

      /// The presets that come with Cardstock: the files of `Themes`, compiled in.
      public enum ShippedPresets {
        /// All shipped presets, sorted by name.
        public static let all: [Preset] = [

      """
    for preset in presets { text += "    \(preset.swiftName),\n" }
    text += "  ]\n"
    for preset in presets {
      let statements = preset.swiftStatements()
      let make =
        "Preset(\n      name: \(swiftLiteral(preset.name)),\n"
        + "      summary: \(swiftLiteral(preset.summary)))"
      text += "\n  /// \(preset.summary)\n  public static let \(preset.swiftName): Preset = {\n"
      text += "    \(statements.isEmpty ? "let" : "var") preset = \(make)\n"
      for statement in statements { text += "    \(statement)\n" }
      text += "    return preset\n  }()\n"
    }
    return GeneratedFile(
      path: "Sources/SheetPresets/ShippedPresets.swift", text: text + "}\n")
  }
}

import SheetModel
import ThemeYAML

extension GeneratedFile {
  /// The shipped presets as they are written, for presets that extend them.
  ///
  /// They are JSON, which every platform reads, and keep what the values of `SheetPresets` have lost:
  /// which keys a preset sets, what it extends itself, its tokens.
  ///
  /// - Parameter files: the files in `Themes`.
  /// - Returns: the source file of the module `ThemePresets`.
  package static func shippedDocuments(_ files: [PresetFile]) -> GeneratedFile {
    let presets = files.flatMap { $0.presets }.sorted { $0.preset.name < $1.preset.name }
    var text = """
      // Written by \(command) from the files in Themes; do not edit.
      // swift-format-ignore-file

      /// The presets that come with Cardstock, as they are written.
      enum ShippedDocuments {
        /// The names, sorted.
        static let names = [

      """
    for loaded in presets { text += "    \(swiftLiteral(loaded.preset.name)),\n" }
    text += """
        ]

        /// The JSON text of a preset; `nil` where none has the name.
        static func text(of name: String) -> String? {
          switch name {

      """
    for loaded in presets {
      let quotes = "\"\"\""
      text += "    case \(swiftLiteral(loaded.preset.name)): ###\(quotes)\n"
      text += (loaded.tree.jsonText(of: loaded.root) ?? "{}") + "\n\(quotes)###\n"
    }
    text += """
          default: nil
          }
        }
      }

      """
    return GeneratedFile(
      path: "Sources/ThemePresets/Generated/ShippedDocuments.swift", text: text)
  }
}

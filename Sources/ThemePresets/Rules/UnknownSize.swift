import SheetModel
import ThemeDiagnostics
import ThemeYAML

/// Refuses the name of a size that does not exist.
let sizesAreKnown: @Sendable (FormSheet, NodeID, inout Decoding) -> Void = {
  formSheet, node, decoding in
  var names = formSheet.sizes.map { $0.name }
  // A size that is wrong in itself is known all the same.
  if let sizes = decoding.value(of: FormSheetKeys.sizes, in: node),
    var cursor = decoding.entries(of: decoding.tree.resolved(sizes))
  {
    while let (key, _) = decoding.next(&cursor) {
      let name = decoding.tree.text(of: decoding.tree.resolved(key))
      if !names.contains(name) { names.append(name) }
    }
  }
  if let routes = decoding.value(of: FormSheetKeys.routes, in: node),
    var cursor = decoding.entries(of: decoding.tree.resolved(routes))
  {
    while let (_, value) = decoding.next(&cursor) { decoding.checkSize(value, among: names) }
  }
  if let value = decoding.value(of: FormSheetKeys.default, in: node) {
    decoding.checkSize(value, among: names)
  }
}

extension Decoding {
  fileprivate mutating func checkSize(_ node: NodeID, among names: [String]) {
    let node = tree.resolved(node)
    guard let bytes = string(followed(node)), bytes.first != UInt8(ascii: "$") else { return }
    let name = String(decoding: bytes, as: UTF8.self)
    guard !names.contains(name) else { return }
    find(
      .presetUnknownSize, "there is no size `\(name)`" + suggestion(for: name, among: names),
      at: node, help: "the sizes are \(names.map { "`\($0)`" }.joined(separator: ", "))")
  }
}

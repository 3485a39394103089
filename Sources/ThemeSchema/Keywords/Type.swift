import ThemeYAML

extension Keyword {
  /// `type`: the instance's type is the named one or one of those listed.
  static let type = Keyword(
    "type", .validation,
    compile: { compiler, place in
      let tree = compiler.tree(place)
      var allowed: TypeSet = []
      let names =
        tree.kind(of: place.value) == .sequence
        ? tree.items(of: place.value).map { tree.resolved($0) } : [place.value]
      for name in names {
        guard tree.kind(of: name) == .scalar, let type = TypeSet(name: tree.text(of: name).utf8)
        else { return compiler.refuse(place, "the name of a type, or a list of them") }
        allowed.formUnion(type)
      }
      // It is run for every other type, and then always fails.
      return place.instruction(allowed.inverted, a: Int32(allowed.rawValue))
    },
    check: { _, _, _ in false },
    explain: { collector, instruction, _ in
      collector.fail(instruction, .type(TypeSet(rawValue: UInt8(instruction.a))))
    })
}

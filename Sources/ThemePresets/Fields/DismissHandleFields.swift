import SheetModel

extension FieldGroup where Root == DismissHandle {
  /// The handle above a card.
  static let dismissHandle = FieldGroup(
    "DismissHandle()", make: { DismissHandle() },
    [
      Field("size", .size, "The size of the handle.", source: "CP-51") { $1(&$0.size) },
      Field("color", .color, "The colour of the handle.", source: "CP-51") { $1(&$0.color) },
      Field("cornerRadius", .length, "The radius of the handle's corners.", source: "CP-51") {
        $1(&$0.cornerRadius)
      },
      Field(
        "areaHeight", .length,
        "The height of the strip at the card's top in which the handle is centred.",
        source: "CP-4"
      ) { $1(&$0.areaHeight) },
    ]
  )
}

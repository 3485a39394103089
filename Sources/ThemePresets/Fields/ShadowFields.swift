import SheetModel

extension FieldGroup where Root == Shadow {
  /// A shadow.
  static let shadow = FieldGroup(
    "Shadow()", make: { Shadow() },
    [
      Field(
        "color", .color, "The colour of the shadow.", source: "LB-24"
      ) { $1(&$0.color) },
      Field(
        "opacity", .fraction, "The opacity of the shadow, from 0 to 1.", source: "LB-25"
      ) { $1(&$0.opacity) },
      Field(
        "offset", .displacement, "The displacement of the shadow.", source: "LB-26"
      ) { $1(&$0.offset) },
      Field(
        "radius", .fineLength, "The blur radius of the shadow.", source: "LB-27"
      ) { $1(&$0.radius) },
    ]
  )
}

import SheetModel

extension SheetEngine {
  /// Takes in where the content of a presentation is scrolled to.
  ///
  /// While a finger shares its way between content and sheet, this is where the content has really
  /// got; the sheet does not move by it.
  mutating func scroll(
    _ id: String, to position: ScrollPosition, into events: inout [SheetEvent]
  ) -> CommandCourse {
    guard let index = index(of: id) else { return missing(id, into: &events) }
    var clean = position
    clean.distanceToEdge = SheetEnvironment.usable(position.distanceToEdge) ?? 0
    clean.distanceToEnd = position.distanceToEnd.flatMap(SheetEnvironment.usable)
    sheets[index].scroll = clean
    if drag?.number == sheets[index].number { drag?.share?.position = clean }
    return .ended(.done)
  }

  /// Takes hold of a sheet no longer, where a finger holds this one.
  mutating func cancelDrag(of index: Int, into events: inout [SheetEvent]) {
    if drag?.number == sheets[index].number { cancelDrag(into: &events) }
  }
}

import SheetModel
import Testing

@testable import SheetEngine

/// One row of a drag: from a height, by a translation and a velocity, to a detent or away.
struct DragRow: CustomTestStringConvertible, Sendable {
  var start: Double
  var translation: Double
  var velocity: Double
  /// The height it rests at, or `nil` for gone.
  var result: Double?

  init(_ start: Double, _ translation: Double, _ velocity: Double, _ result: Double?) {
    self.start = start
    self.translation = translation
    self.velocity = velocity
    self.result = result
  }

  var testDescription: String { "\(start), \(translation), \(velocity)" }
}

@Suite struct `Letting a sheet go` {
  @Test(arguments: [
    DragRow(422, 100, 0, 422), DragRow(422, 112, 0, 200), DragRow(422, 211, 0, 200),
    DragRow(422, 212, 0, nil), DragRow(422, 10, 701, nil), DragRow(422, 10, 700, 422),
    DragRow(422, -10, -700, 422), DragRow(422, -10, -701, 844), DragRow(844, -100, 0, 844),
    DragRow(200, 50, 0, 200), DragRow(422, 111, 0, 200), DragRow(844, 423, 0, nil),
    DragRow(422, 212, -701, nil), DragRow(422, 211, -701, 844),
  ])
  func `the thresholds decide as in LBBottomSheet`(row: DragRow) {
    var stage = Stage.resting(.heights(opensAt: .points(row.start)))
    #expect(stage.front.height == row.start)
    stage.drag(row.translation, velocity: row.velocity)
    stage.pass(2)
    #expect(stage.frame.presentations.last?.height == row.result)
  }
}

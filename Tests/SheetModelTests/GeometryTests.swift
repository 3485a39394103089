import SheetModel
import Testing

struct `A set of corners` {
  @Test func `is made of its corners and gives them back in order`() {
    #expect(CornerSet([.bottomRight, .topLeft]).corners == [.topLeft, .bottomRight])
    #expect(CornerSet(Corner.allCases) == .all)
    #expect(CornerSet([]).corners == [])
  }

  @Test func `has names for the usual sets`() {
    #expect(CornerSet.top.corners == [.topLeft, .topRight])
    #expect(CornerSet.bottom.corners == [.bottomLeft, .bottomRight])
  }
}

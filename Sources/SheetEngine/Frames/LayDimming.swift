import SheetModel

extension ColorValue {
  /// This colour seen through another one that is laid over it.
  ///
  /// Two colours of numbers are mixed as they are seen, "source over destination" (Porter and Duff,
  /// 1984). A system colour has no numbers here; beside one the colour that hides more counts.
  func covered(by front: ColorValue) -> ColorValue {
    let (below, above) = (coverage, front.coverage)
    if below == 0 { return front }
    if above == 0 { return self }
    guard case .rgba(let lower) = base, case .rgba(let upper) = front.base else {
      return above >= below ? front : self
    }
    let seen = below * (1 - above)
    let sum = above + seen
    var mixed: UInt32 = 0xFF
    for shift: UInt32 in [8, 16, 24] {
      let (back, fore) = (Double(lower >> shift & 0xFF), Double(upper >> shift & 0xFF))
      mixed |= UInt32((fore * above + back * seen) / sum + 0.5) << shift
    }
    return ColorValue(rgba: mixed, opacity: sum)
  }
}

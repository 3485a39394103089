/// Matches a pattern with wildcards for any number of elements against a row of elements.
///
/// - Parameters:
///   - count: how many elements there are.
///   - isAny: whether a place of the pattern stands for any number of elements; `false` at its end.
///   - length: how many elements a place of the pattern takes at a position; `nil` where it does not fit
///     and at the pattern's end.
/// - Returns: how much of the pattern was used when all elements were; `nil` where it does not match.
/// - Complexity: at most the product of both lengths, since only the last wildcard is ever tried again.
func matchWildcards(
  count: Int, isAny: (_ place: Int) -> Bool, length: (_ place: Int, _ position: Int) -> Int?
) -> Int? {
  var position = 0
  var place = 0
  var retry: (place: Int, position: Int)?
  while position < count {
    if isAny(place) {
      retry = (place, position)
      place += 1
    } else if let taken = length(place, position) {
      position += taken
      place += 1
    } else if let last = retry {
      retry = (last.place, last.position + 1)
      position = last.position + 1
      place = last.place + 1
    } else {
      return nil
    }
  }
  return place
}

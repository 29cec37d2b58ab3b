extension Array {
  /// Returns the position of the first element whose number is at least `key`, found by bisection, or the count if
  /// there is none.
  ///
  /// `value` returns the sort key. The elements are in ascending order.
  func position(notBefore key: Int, by value: (Element) -> Int) -> Int {
    var range = indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = value(self[middle]) < key ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// Returns the position of the first element with a key, found by bisection, or nil if there is none.
  ///
  /// `value` returns the sort key. The elements are in ascending order.
  func position(of key: Int, by value: (Element) -> Int) -> Int? {
    let position = position(notBefore: key, by: value)
    return position < count && value(self[position]) == key ? position : nil
  }
}

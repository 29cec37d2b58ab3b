extension Array {
  /// The position of the first element that is not before a key, found by bisection; the count where all are.
  ///
  /// - Parameter value: The number by which the elements ascend.
  func position(notBefore key: Int, by value: (Element) -> Int) -> Int {
    var range = indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = value(self[middle]) < key ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// The position of the first element with a key, found by bisection; nil where there is none.
  ///
  /// - Parameter value: The number by which the elements ascend.
  func position(of key: Int, by value: (Element) -> Int) -> Int? {
    let position = position(notBefore: key, by: value)
    return position < count && value(self[position]) == key ? position : nil
  }
}

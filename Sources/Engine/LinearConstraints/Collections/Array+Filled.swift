extension Array {
  /// Creates an array of `count` equal elements.
  ///
  /// `Array(repeating:count:)` looks up the element type at run time, which takes as long as filling in a few hundred
  /// elements. Small problems consist mostly of small arrays.
  @inline(__always)
  init(filledWith element: Element, count: Int) { self.init(repeatElement(element, count: count)) }
}

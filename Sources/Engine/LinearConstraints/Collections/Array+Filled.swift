extension Array {
  /// An array of `count` equal elements.
  ///
  /// `Array(repeating:count:)` asks what kind of elements it has while the program runs, which takes as long as to fill
  /// in a few hundred; a small problem consists of little else than small arrays.
  @inline(__always)
  init(filledWith element: Element, count: Int) { self.init(repeatElement(element, count: count)) }
}

/// A list that is emptied and filled again many times and keeps its capacity.
///
/// An array does the same with `removeAll(keepingCapacity:)`, but that takes as long as a row of three terms.
struct ReusableList<Element: Sendable>: Sendable, RandomAccessCollection, MutableCollection {
  private var elements: [Element] = []
  /// The number of elements; behind them stand those of former times.
  private(set) var count = 0

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> Element {
    get { elements[position] }
    set { elements[position] = newValue }
  }

  /// Adds an element behind the others.
  @inline(__always)
  mutating func append(_ element: Element) {
    if count < elements.count { elements[count] = element } else { extend(element) }
    count += 1
  }

  /// Adds an element beyond the capacity, which is doubled; it is filled with the element, as any value will do.
  @inline(never)
  private mutating func extend(_ element: Element) {
    guard !elements.isEmpty else {
      elements = Array(filledWith: element, count: Self.initialCapacity)
      return
    }
    elements.append(contentsOf: repeatElement(element, count: elements.count))
  }

  private static var initialCapacity: Int { 24 }

  /// Replaces all elements by those that `write` writes into a span of at least `capacity`; it returns their number.
  ///
  /// A loop that writes element by element is faster this way.
  @inline(__always)
  mutating func refill(capacity: Int, placeholder: Element, _ write: (inout MutableSpan<Element>) -> Int) {
    if elements.count < capacity {
      elements = Array(filledWith: placeholder, count: Swift.max(capacity, Self.initialCapacity))
    }
    var span = elements.mutableSpan
    count = Swift.min(write(&span), elements.count)
  }

  /// Drops the elements from a position on.
  mutating func truncate(to count: Int) { self.count = Swift.min(count, self.count) }

  /// Drops all elements.
  mutating func clear() { count = 0 }
}

/// A list that keeps its capacity when it is emptied and filled again.
///
/// `Array.removeAll(keepingCapacity:)` also keeps it, but takes as long as processing a row of three terms.
struct ReusableList<Element: Sendable>: Sendable, RandomAccessCollection, MutableCollection {
  private var elements: [Element] = []
  /// The number of elements. The array may be longer and end with stale elements.
  private(set) var count = 0

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> Element {
    get { elements[position] }
    set { elements[position] = newValue }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count < elements.count { elements[count] = element } else { extend(element) }
    count += 1
  }

  /// Appends an element beyond the capacity, which doubles. The new places are filled with the element, as any value
  /// will do.
  @inline(never)
  private mutating func extend(_ element: Element) {
    guard !elements.isEmpty else {
      elements = Array(filledWith: element, count: Self.initialCapacity)
      return
    }
    elements.append(contentsOf: repeatElement(element, count: elements.count))
  }

  private static var initialCapacity: Int { 24 }

  /// Replaces all elements with the elements that `write` writes into a span of at least `capacity` places. `write`
  /// returns their number.
  ///
  /// This is faster than a loop that appends each element.
  @inline(__always)
  mutating func refill(capacity: Int, placeholder: Element, _ write: (inout MutableSpan<Element>) -> Int) {
    if elements.count < capacity {
      elements = Array(filledWith: placeholder, count: Swift.max(capacity, Self.initialCapacity))
    }
    var span = elements.mutableSpan
    count = Swift.min(write(&span), elements.count)
  }

  /// Removes the elements at and after a position.
  mutating func truncate(to count: Int) { self.count = Swift.min(count, self.count) }

  mutating func clear() { count = 0 }
}

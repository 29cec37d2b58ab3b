extension Span where Element: Equatable {
  /// Whether both lists have equal elements.
  ///
  /// Comparing two arrays, or elements with `!=`, copies each element with all its references. Items and constraints are
  /// compared in every pass of a layout.
  func hasSameElements(as other: Span<Element>) -> Bool {
    guard count == other.count else { return false }
    if isIdentical(to: other) { return true }
    for position in indices where !areEqual(self[position], other[position]) { return false }
    return true
  }
}

/// Whether two values are equal, without copying them. If this were inlined, the compiler would copy both.
@inline(never)
func areEqual<Value: Equatable>(_ first: Value, _ second: Value) -> Bool { first == second }

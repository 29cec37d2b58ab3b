/// A piecewise linear function, constant outside its positions.
struct InterpolationTable: Sendable {
  private let entries: [(place: Double, value: Double)]

  /// Creates a table of positions in ascending order.
  init(_ entries: [(place: Double, value: Double)]) { self.entries = entries }

  /// Returns the value at a position. 0 for an empty table.
  func value(at place: Double) -> Double {
    guard let upper = entries.firstIndex(where: { place <= $0.place }) else { return entries.last?.value ?? 0 }
    guard upper > 0 else { return entries[upper].value }
    let (start, end) = (entries[upper - 1], entries[upper])
    return start.value + (place - start.place) / (end.place - start.place) * (end.value - start.value)
  }
}

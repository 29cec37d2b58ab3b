/// Values at some places, straight lines between them, and the outermost values beyond.
struct InterpolationTable: Sendable {
  private let entries: [(place: Double, value: Double)]

  /// A table of places in rising order.
  init(_ entries: [(place: Double, value: Double)]) { self.entries = entries }

  /// The value at a place; 0 for a table without entries.
  func value(at place: Double) -> Double {
    guard let upper = entries.firstIndex(where: { place <= $0.place }) else { return entries.last?.value ?? 0 }
    guard upper > 0 else { return entries[upper].value }
    let (start, end) = (entries[upper - 1], entries[upper])
    return start.value + (place - start.place) / (end.place - start.place) * (end.value - start.value)
  }
}

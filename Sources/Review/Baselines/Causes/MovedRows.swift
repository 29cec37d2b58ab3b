internal import Geometry
internal import ReviewReports

/// The rows of tables that moved or changed height in a layout, with their causes.
struct MovedRows {
  /// The frames of the views that changed, by object id.
  let frames: [String: LayoutChange.Frames]
  /// The views that are new, by object id.
  private let added: Set<String>
  /// The causes of rows, by object id.
  var causes: [String: Causes] = [:]

  /// The causes of the position and size of a row.
  struct Causes {
    /// The causes of its size and its horizontal position.
    var size: Set<Int>
    /// The causes of its distance from the top of its table. Empty if nothing above it changed.
    var above: Set<Int>
  }

  /// Creates the rows among the views of some differences, without causes.
  init(_ changes: [LayoutChange], _ identifiers: ViewIdentifiers) {
    frames = Dictionary(
      changes.compactMap { change in
        guard let frames = change.frames, let id = identifiers[frames.view] else { return nil }
        return (id, frames)
      }, uniquingKeysWith: { first, _ in first })
    added = Set(
      changes.compactMap { change in
        if case .added(let view) = change { identifiers[view] } else { nil }
      })
  }

  /// Returns by how much the distance between the start of the gap above a row and the row changed, in points. Nil if
  /// it is not known.
  func changeOfGap(above row: String, from start: RowsAbove.Start) -> Double? {
    guard !added.contains(row) else { return nil }
    let top = frames[row].map { $0.new.minY - $0.old.minY } ?? 0
    guard case .row(let other) = start else { return top }
    guard !added.contains(other) else { return nil }
    return top - (frames[other].map { $0.new.maxY - $0.old.maxY } ?? 0)
  }
}

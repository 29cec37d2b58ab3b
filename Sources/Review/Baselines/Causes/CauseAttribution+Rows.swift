internal import Geometry
internal import ReviewReports

/// The causes of the places and sizes of rows. A table places each row below the one above, so that a row moves because
/// of what happens to the rows above it, however near another change is.
extension CauseAttribution {
  /// The rows of tables that moved or have another height in a layout.
  struct MovedRows {
    /// The frames of the views that changed, by object id.
    fileprivate let frames: [String: LayoutChange.Frames]
    /// The causes of the sizes of rows, as far as they are known.
    fileprivate var sizes: [String: [Int]] = [:]

    /// Creates the rows among the views of some differences.
    init(_ changes: [LayoutChange], _ identifiers: ViewIdentifiers) {
      frames = Dictionary(
        changes.compactMap { change in
          guard let frames = change.frames, let id = identifiers[frames.view] else { return nil }
          return (id, frames)
        }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The largest difference that rounding to pixels may cause in the height of a row that moved, in points.
  private static let largestRounding = 0.51

  /// Returns the causes of a difference of a view.
  ///
  /// `rows` collects the causes of rows, which are the causes of those below them and of their content views.
  func causes(
    of change: LayoutChange, _ effects: CauseEffects?, _ identifiers: ViewIdentifiers, _ rows: inout MovedRows
  ) -> [Int] {
    guard let frames = change.frames, let view = identifiers[frames.view] else {
      return nearest(to: change.view.flatMap(identifiers.nearest), in: change, effects)
    }
    if let cell = identifiers.superview(of: frames.view), let found = rows.sizes[cell], let outer = rows.frames[cell],
      frames.resizes(as: outer)
    {
      return found
    }
    guard rowsAbove.isRow(view), !causes.contains(where: { $0.wholeViews.contains(view) }) else {
      return nearest(to: view, in: change, effects)
    }
    let above = causesAbove(view, effects, &rows)
    let size = causesOfSize(frames, of: view, above, effects)
    rows.sizes[view] = size
    guard frames.old.minY != frames.new.minY else { return size }
    let position = above.isEmpty ? nearest(to: view, in: self.change(of: 1, in: frames), effects, parts: 1..<2) : above
    let found = Set(size).union(position)
    return causes.indices.filter(found.contains)
  }

  /// Returns the causes that add, remove, reorder or resize rows above a row, or move the row itself.
  private func causesAbove(_ row: String, _ effects: CauseEffects?, _ rows: inout MovedRows) -> [Int] {
    let id = object(row)
    var found = Set(
      explaining.filter { cause in
        causes[cause].viewsAfter.contains(id) || causes[cause].reordersRows && causes[cause].subjects.contains(id)
      })
    for other in rowsAbove.rows(above: row) {
      guard let frames = rows.frames[other], frames.old.height != frames.new.height else { continue }
      let known = rows.sizes[other] ?? causesOfSize(frames, of: other, [], effects)
      rows.sizes[other] = known
      found.formUnion(known)
    }
    return explaining.filter(found.contains)
  }

  /// Returns the difference of a row if only one of its edges and lengths had changed.
  private func change(of part: Int, in frames: LayoutChange.Frames) -> LayoutChange {
    var changed = frames.old
    switch part {
    case 0: changed.origin.x = frames.new.minX
    case 1: changed.origin.y = frames.new.minY
    case 2: changed.size.width = frames.new.width
    default: changed.size.height = frames.new.height
    }
    return changed.size == frames.old.size
      ? .moved(view: frames.view, from: frames.old, to: changed)
      : .resized(view: frames.view, from: frames.old, to: changed)
  }

  /// Returns the causes of the size of a row, and of its horizontal place. Those that move it, `above`, are also the
  /// causes of a height that is rounded to other pixels.
  private func causesOfSize(
    _ frames: LayoutChange.Frames, of row: String, _ above: [Int], _ effects: CauseEffects?
  ) -> [Int] {
    let isRounded = !above.isEmpty && abs(frames.new.height - frames.old.height) <= Self.largestRounding
    let rounded = isRounded && frames.new.height != frames.old.height ? above : []
    var found = Set(rounded)
    for (position, part) in LayoutChange.parts.enumerated() where position != 1 {
      guard part(frames.old) != part(frames.new), position != 3 || rounded.isEmpty else { continue }
      found.formUnion(nearest(to: row, in: change(of: position, in: frames), effects, parts: position..<position + 1))
    }
    return causes.indices.filter(found.contains)
  }
}

extension LayoutChange.Frames {
  /// Whether the view stays in its place and its size changes by the same lengths as that of another one.
  fileprivate func resizes(as other: LayoutChange.Frames) -> Bool {
    func changes(_ frames: LayoutChange.Frames) -> [Double] {
      [frames.new.width - frames.old.width, frames.new.height - frames.old.height]
    }
    return new.origin == old.origin && zip(changes(self), changes(other)).allSatisfy { abs($0 - $1) < 0.01 }
  }
}

internal import Geometry
internal import ReviewReports

/// The causes of the positions and heights of rows. A table places each row below the one above, so a row moves because
/// of changes to the rows above it, even if another change is nearer.
extension CauseAttribution {
  /// The largest difference that rounding to pixels may cause in the height of a row that moved, or in the distance
  /// between two, in points.
  private static let largestRounding = 0.51

  /// Returns the causes of a difference of a view.
  ///
  /// `rows` has the causes of rows, which are also those of their content views.
  func causes(
    of change: LayoutChange, _ effects: CauseEffects?, _ identifiers: ViewIdentifiers, _ rows: MovedRows
  ) -> [Int] {
    guard let frames = change.frames, let view = identifiers[frames.view] else {
      return nearest(to: change.view.flatMap(identifiers.nearest), in: change, effects)
    }
    if rowsAbove.isContent(view), let cell = identifiers.superview(of: frames.view), let found = rows.causes[cell],
      let outer = rows.frames[cell],
      frames.resizes(as: outer)
    {
      return causes.indices.filter(found.size.contains)
    }
    guard let row = rows.causes[view], !causes.contains(where: { $0.wholeViews.contains(view) }) else {
      return nearest(to: view, in: change, effects)
    }
    guard frames.old.minY != frames.new.minY else { return causes.indices.filter(row.size.contains) }
    let position = row.above.isEmpty ? Set(causes(ofPart: 1, of: view, frames, effects)) : row.above
    return causes.indices.filter(row.size.union(position).contains)
  }

  /// Returns the rows that moved or changed height in a layout, with their causes.
  func rows(in changes: [LayoutChange], _ effects: CauseEffects?, _ identifiers: ViewIdentifiers) -> MovedRows {
    var rows = MovedRows(changes, identifiers)
    let resizing = causesOfHeights(in: rows, effects)
    // What moves a row moves all rows below it.
    var passed: [String: Set<Int>] = [:]
    for row in rowsAbove.order {
      var below = rowsAbove.row(above: row).flatMap { passed[$0] } ?? []
      below.formUnion(causesOfGap(above: row, in: rows, but: resizing, effects))
      if let frames = rows.frames[row] {
        let above = below.union(causesOfOrder(of: row))
        var size = Set([0, 2].flatMap { causes(ofPart: $0, of: row, frames, effects) })
        if isRounded(frames, of: row, above, effects) {
          size.formUnion(above)
        } else {
          let height = causes(ofPart: 3, of: row, frames, effects)
          size.formUnion(height)
          below.formUnion(height)
        }
        rows.causes[row] = MovedRows.Causes(size: size, above: above)
      }
      passed[row] = below
    }
    return rows
  }

  /// Returns the causes of the heights of all rows, apart from differences that rounding may make.
  private func causesOfHeights(in rows: MovedRows, _ effects: CauseEffects?) -> Set<Int> {
    rowsAbove.order.reduce(into: []) { found, row in
      guard let frames = rows.frames[row], !frames.hasHeightWithin(Self.largestRounding) else { return }
      found.formUnion(causes(ofPart: 3, of: row, frames, effects))
    }
  }

  /// Returns the causes that add, remove or reorder rows above a row, or move the row itself.
  private func causesOfOrder(of row: String) -> [Int] {
    let id = object(row)
    return explaining.filter { causes[$0].viewsAfter.contains(id) || causes[$0].reorderedViews.contains(id) }
  }

  /// Returns the causes of a changed distance between a row and the one above: changes of the table and its sections,
  /// such as the height of their footers, other than changes of their rows.
  ///
  /// `resizing` are the causes of the heights of rows.
  private func causesOfGap(
    above row: String, in rows: MovedRows, but resizing: Set<Int>, _ effects: CauseEffects?
  ) -> [Int] {
    guard let frames = rows.frames[row], let start = rowsAbove.startOfGap(above: row),
      let table = rowsAbove.table(of: row), let change = rows.changeOfGap(above: row, from: start),
      abs(change) > Self.largestRounding
    else { return [] }
    return causes(ofPart: 1, of: row, frames, effects) { position in
      let cause = causes[position]
      return cause.subjects.contains(table) && !resizing.contains(position) && cause.wholeViews.isEmpty
        && cause.viewsAfter.isEmpty && cause.reorderedViews.isEmpty
    }
  }

  /// Whether the height of a row changed only because its position is rounded to different pixels: only causes that
  /// move the row, `above`, concern its height.
  private func isRounded(
    _ frames: LayoutChange.Frames, of row: String, _ above: Set<Int>, _ effects: CauseEffects?
  ) -> Bool {
    guard !above.isEmpty, frames.hasHeightWithin(Self.largestRounding) else { return false }
    let (id, change) = (object(row), change(ofPart: 3, in: frames))
    let others = explaining.filter { position in
      let cause = causes[position]
      return !above.contains(position) && cause.axes.contains(.vertical)
        && cause.canMake(change, in: id, fixedRoot: fixedRoot)
    }
    guard !others.contains(where: { causes[$0].isAboutHeight(ofRow: id) }) else { return false }
    let shown = effects?.causes(of: change, among: others, CauseEffects.Roles(), parts: 3..<4) ?? []
    return shown.allSatisfy(\.certain.isEmpty)
  }

  /// Returns the nearest causes of one edge or length of a row, among those that `isConsidered`. Empty if it did not
  /// change.
  private func causes(
    ofPart part: Int, of row: String, _ frames: LayoutChange.Frames, _ effects: CauseEffects?,
    where isConsidered: (Int) -> Bool = { _ in true }
  ) -> [Int] {
    let length = LayoutChange.parts[part]
    guard length(frames.old) != length(frames.new) else { return [] }
    return nearest(
      to: row, in: change(ofPart: part, in: frames), effects, parts: part..<part + 1, where: isConsidered)
  }

  /// Returns the change of a row as if only one of its edges and lengths had changed.
  private func change(ofPart part: Int, in frames: LayoutChange.Frames) -> LayoutChange {
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
}

extension AuthorsChange {
  /// Whether the cause is a value of a row itself, or the height that its table gives it.
  fileprivate func isAboutHeight(ofRow row: String) -> Bool {
    guard !subjects.contains(row) else { return true }
    return isRowHeight && movableViews?.contains(row) ?? false && !rowsOfOwnHeight.contains(row)
  }
}

extension LayoutChange.Frames {
  /// Whether the height changed by at most a distance.
  fileprivate func hasHeightWithin(_ distance: Double) -> Bool { abs(new.height - old.height) <= distance }

  /// Whether the view keeps its position and its size changes by the same lengths as the size of another view.
  fileprivate func resizes(as other: LayoutChange.Frames) -> Bool {
    func changes(_ frames: LayoutChange.Frames) -> [Double] {
      [frames.new.width - frames.old.width, frames.new.height - frames.old.height]
    }
    return new.origin == old.origin && zip(changes(self), changes(other)).allSatisfy { abs($0 - $1) < 0.01 }
  }
}

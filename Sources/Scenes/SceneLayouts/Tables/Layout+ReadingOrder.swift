internal import AutoLayout
internal import Geometry
internal import Scenes

extension Layout {
  /// The positions of the views that a screen reader reads, in its order.
  ///
  /// Text, controls, fields and visible parts of lists are read row by row from the top, each row in the reading
  /// direction. The content of a cell is read before anything next to the cell. Images are decoration unless the app
  /// says otherwise, so they are skipped.
  package var readingOrder: [Int] {
    let read = Set(contentViews.filter { absoluteFrames[$0].intersection(screen) != nil })
    let cells = Set(
      resolved.views.indices.filter { if case .cell = resolved.views[$0].content { true } else { false } })
    var members: [Int?: [Int]] = [:]
    for view in read.sorted() where !path(to: view).dropFirst().contains(where: isControl) {
      let cell = path(to: view).dropFirst().first(where: cells.contains)
      members[cell, default: []].append(view)
    }
    let groups = members.keys.compactMap(\.self).sorted()
    func inOrder(_ views: [Int]) -> [Int] {
      rows(of: views).flatMap { $0 }.flatMap { view in
        cells.contains(view) && members[view] != nil ? inOrder(members[view] ?? []) : [view]
      }
    }
    return inOrder((members[nil] ?? []) + groups)
  }

  /// Whether a view is a control, whose parts are read as one.
  private func isControl(_ position: Int) -> Bool {
    if case .cell = resolved.views[position].content { return false }
    return resolved.views[position].isInteractive && !resolved.views[position].placement.isScrollView
  }

  /// Returns views in rows from the top, each in the reading direction. A view belongs to a row if its middle is next
  /// to the first view of the row.
  private func rows(of views: [Int]) -> [[Int]] {
    let mirrored = resolved.variant.direction == .rightToLeft
    let sorted = views.sorted {
      let (first, second) = (absoluteFrames[$0], absoluteFrames[$1])
      return first.minY == second.minY ? $0 < $1 : first.minY < second.minY
    }
    var rows: [[Int]] = []
    for view in sorted {
      let frame = absoluteFrames[view]
      if let first = rows.last?.first, (frame.minY + frame.maxY) / 2 < absoluteFrames[first].maxY {
        rows[rows.count - 1].append(view)
      } else {
        rows.append([view])
      }
    }
    return rows.map { row in
      row.sorted {
        let (first, second) = (absoluteFrames[$0], absoluteFrames[$1])
        if first.minX == second.minX { return $0 < $1 }
        return mirrored ? first.maxX > second.maxX : first.minX < second.minX
      }
    }
  }
}

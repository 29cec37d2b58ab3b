internal import AutoLayout
internal import Geometry
internal import SceneLayouts
internal import Scenes
internal import Typography

/// The cells that Xcode's canvas does not load, because they are below the visible part of their table.
///
/// The content view of such a cell has no width yet. Xcode marks the views whose position or width depends on it, and
/// the parts of system cells, as ambiguous (specification AMB-10).
struct UnloadedCells {
  /// The marked views of one cell, in the order of the scene.
  private(set) var views: [[Int]] = []

  /// The distance by which content views are widened to find the views that depend on their width, in points.
  private static let widening = 100.0

  /// Finds the unloaded cells of a scene that is solved as saved. Other layouts have none.
  init(in layout: Layout, measuringTextWith measurer: any TextMeasuring) {
    let cells = Self.cells(of: layout)
    guard !cells.isEmpty else { return }
    var resolved = layout.resolved
    for content in cells.map(\.content) {
      resolved.views[content].placement.recordedFrame?.size.width += Self.widening
    }
    let widened = resolved.uncheckedLayout(measuringTextWith: measurer)
    views = cells.map { cell in
      layout.resolved.views.indices.filter { view in
        view != cell.content && layout.path(to: view).contains(cell.content)
          && (layout.resolved.views[view].isPartOfSystemCell
            || layout.frames[view].hasOtherSpan(than: widened.frames[view]))
      }
    }
    .filter { !$0.isEmpty }
  }

  /// Returns the cells that start beyond the end of what the canvas loads, with their content views.
  private static func cells(of layout: Layout) -> [(cell: Int, content: Int)] {
    guard layout.resolved.isAsSaved, let reach = layout.resolved.rowReach else { return [] }
    return layout.resolved.views.indices.compactMap { content in
      guard case .cellContent = layout.resolved.views[content].list.placement,
        let cell = layout.resolved.views[content].superview, let table = layout.resolved.views[cell].superview
      else { return nil }
      // Bars only cover a table that is the root.
      let end = layout.frames[table].height + (table == 0 ? reach : 0)
      return layout.frames[cell].minY >= end ? (cell, content) : nil
    }
  }
}

extension ResolvedView {
  /// Whether a system cell places the view.
  fileprivate var isPartOfSystemCell: Bool {
    if case .systemPart = list.placement { true } else { false }
  }
}

extension Rect {
  /// Whether another rectangle has a different position or length along the horizontal axis.
  fileprivate func hasOtherSpan(than other: Rect) -> Bool {
    abs(minX - other.minX) > 0.5 || abs(width - other.width) > 0.5
  }
}

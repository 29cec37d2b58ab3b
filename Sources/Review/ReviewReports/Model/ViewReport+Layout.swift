internal import AutoLayout
internal import Findings
internal import Geometry
package import SceneLayouts
internal import Scenes

extension ViewReport {
  /// Returns the views of a layout, in its order.
  ///
  /// The list is as long as the layout's list of frames, so a layout that could not be solved has none.
  package static func views(of layout: Layout) -> [ViewReport] {
    let views = layout.resolved.views
    let ambiguous = ambiguousAttributes(of: layout)
    let alignmentRects = layout.shownSolution.alignmentRects
    var reports: [ViewReport] = []
    for index in views.indices {
      guard layout.frames.indices.contains(index), layout.absoluteFrames.indices.contains(index) else { break }
      reports.append(
        ViewReport(
          name: views[index].name,
          label: views[index].identity.label == views[index].name ? nil : views[index].identity.label,
          className: views[index].className, superview: views[index].superview, frame: layout.frames[index],
          absoluteFrame: layout.absoluteFrames[index],
          alignmentRect: alignmentRect(of: index, alignmentRects, in: layout),
          isHidden: views[index].appearance.isHidden || isHidden(views[index].superview, in: reports),
          ambiguousAttributes: ambiguous[index], contentSize: contentSize(of: index, in: layout),
          baselines: baselines(of: index, alignmentRects, in: layout), drawsItsFrame: views[index].drawsItsFrame,
          line: views[index].source?.line))
    }
    return reports
  }

  /// Whether the superview at a position, which is already in the list, is hidden; false without a superview.
  private static func isHidden(_ superview: Int?, in reports: [ViewReport]) -> Bool {
    guard let superview, reports.indices.contains(superview) else { return false }
    return reports[superview].isHidden
  }

  /// Returns the intrinsic content size of a view, or nil if it has none.
  private static func contentSize(of index: Int, in layout: Layout) -> IntrinsicContentSize? {
    guard layout.system.items.indices.contains(index) else { return nil }
    let size = layout.system.items[index].intrinsicContentSize
    return size == .none ? nil : size
  }

  /// Returns the distances of the first and last baseline of a view from the top edge of its frame, in points. Empty
  /// without text.
  private static func baselines(of index: Int, _ alignmentRects: [Rect], in layout: Layout) -> [Double] {
    guard alignmentRects.indices.contains(index), layout.system.items.indices.contains(index) else { return [] }
    let rect = alignmentRects[index]
    let top = layout.absoluteFrames[index].minY
    switch layout.system.items[index].baseline {
    case .none: return []
    case .edges(let first, let last), .line(let first, let last, _):
      return [rect.minY + first - top, rect.maxY - last - top]
    case .centered(let offset): return [rect.midY + offset - top, rect.midY + offset - top]
    }
  }

  /// Returns the open attributes of every view, each once.
  private static func ambiguousAttributes(of layout: Layout) -> [[LayoutAttribute]] {
    var attributes = Array(repeating: [LayoutAttribute](), count: layout.resolved.views.count)
    for ambiguity in layout.solution.ambiguities where attributes.indices.contains(ambiguity.view) {
      if !attributes[ambiguity.view].contains(ambiguity.attribute) {
        attributes[ambiguity.view].append(ambiguity.attribute)
      }
    }
    return attributes.map { $0.sorted { $0.rawValue < $1.rawValue } }
  }

  /// Returns the alignment rectangle on the pixel grid, in the coordinates of the frame, or nil if it equals the frame.
  ///
  /// `exact` are the alignment rectangles of all views as shown, before rounding.
  private static func alignmentRect(of index: Int, _ exact: [Rect], in layout: Layout) -> Rect? {
    guard exact.indices.contains(index) else { return nil }
    let absolute = layout.resolved.frameGrid.rounded(exact[index])
    let frame = layout.absoluteFrames[index]
    guard !frame.isNearly(absolute) else { return nil }
    let local = layout.frames[index]
    return absolute.moved(byX: local.minX - frame.minX, y: local.minY - frame.minY)
  }
}

extension Rect {
  /// Whether all edges agree within a millionth of a point: far below any device's pixel, but above rounding errors.
  fileprivate func isNearly(_ other: Rect) -> Bool {
    contains(other, tolerance: 1e-6) && other.contains(self, tolerance: 1e-6)
  }
}

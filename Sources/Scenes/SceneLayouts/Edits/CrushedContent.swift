internal import AutoLayout
internal import Geometry
internal import Scenes

/// Text, a control, or a view of a stated content size with less space along an axis than it needs.
struct CrushedContent: Hashable {
  /// The position of the view.
  var view: Int
  /// The axis along which space is missing.
  var axis: Axis

  /// Returns the crushed content of a layout. Content that wraps, or whose size is still open, is not crushed.
  static func all(in layout: Layout) -> Set<CrushedContent> {
    var crushed: Set<CrushedContent> = []
    for (view, resolved) in layout.resolved.views.enumerated() where !layout.isHidden(view) {
      // A plain view has a content size only if the author stated it. Pictures may shrink.
      guard resolved.isContent || resolved.content == .container else { continue }
      for axis in Axis.allCases where !layout.leavesOpen(axis.sizeAttribute, of: view) {
        if axis == .horizontal, case .label(let label) = resolved.content, label.numberOfLines != 1 { continue }
        guard let needed = layout.system.items[view].intrinsicContentSize[axis] else { continue }
        if needed - layout.solution.alignmentRects[view].size[axis] > TextTolerance.points {
          crushed.insert(CrushedContent(view: view, axis: axis))
        }
      }
    }
    return crushed
  }
}

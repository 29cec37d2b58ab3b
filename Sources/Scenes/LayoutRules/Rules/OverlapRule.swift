internal import AutoLayout
internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes
internal import WorkBudgets

/// Text and controls that overlap (specification ISS-01).
///
/// A view completely on another one was put there, such as a button at the end of a field. For a view that overlaps
/// several, the first is reported. Views only count as far as they are visible: the frame of a slider extends beyond
/// its track.
enum OverlapRule: LayoutRule {
  static let code = FindingCode(
    "overlap", .warning, isLint: true, "Text or controls overlap.",
    why:
      "One hides part of the other, or neither can be read. A view that is completely on top of the other is "
      + "assumed to be intended.",
    mend: "Keep them apart with an inequality (`>=`), and choose which of them gives way if space is short.",
    example: """
      format: 1
      views:
        name: { type: label, text: Department Name }
        value: { type: label, text: Research and Development }
      constraints:
        - name: { leading: superview, top: superview + 20 }
        - value: { leading: superview + 30, top: superview + 30 }
      """)

  /// The width or height that two views may share invisibly, in points, as letters seldom extend to the edges of their
  /// line.
  private static let tolerance = 1.0
  /// The largest number of compared pairs. More would take too long.
  private static let pairLimit = 1_000_000

  static func findings(in layout: Layout) -> [Finding] {
    let positions = layout.contentViews
    guard positions.count * positions.count / 2 <= pairLimit else { return [] }
    let views = positions.map { position in
      Extent(
        position: position, isButton: layout.resolved.views[position].isButton, frame: layout.absoluteFrames[position],
        seen: layout.seenFrame(of: position))
    }
    // A stopped layout has no findings.
    return views.indices.compactMap { index -> Finding? in
      guard !WorkBudget.spend((views.count - index) * workPerPair) else { return nil }
      for other in views[(index + 1)...] {
        guard let common = overlap(views[index], other, layout) else { continue }
        return finding(of: views[index].position, and: other.position, sharing: common, in: layout)
      }
      return nil
    }
  }

  /// The work of comparing two views, in the units of a `WorkBudget`.
  private static let workPerPair = 10

  /// A view with its rectangles, which are found once instead of for each pair.
  private struct Extent {
    var position: Int
    var isButton: Bool
    var frame: Rect
    /// The visible part of the frame.
    var seen: Rect
  }

  /// Returns the common part of two views, or nil if there is none that matters.
  private static func overlap(_ first: Extent, _ second: Extent, _ layout: Layout) -> Rect? {
    // For two buttons the whole frames count, since both respond to touches there.
    let areButtons = first.isButton && second.isButton
    let (one, other) = areButtons ? (first.frame, second.frame) : (first.seen, second.seen)
    guard let common = one.intersection(other), common.width > tolerance, common.height > tolerance,
      !one.contains(other, tolerance: tolerance), !other.contains(one, tolerance: tolerance),
      !layout.isInside(second.position, first.position)
    else { return nil }
    return common
  }

  private static func finding(of first: Int, and second: Int, sharing common: Rect, in layout: Layout) -> Finding {
    let views = [layout.resolved.views[first], layout.resolved.views[second]]
    return Finding(
      code: code,
      message: "\(views[1].nameInFindings) overlaps \(views[0].nameInFindings): they share "
        + "\(measure: common.width.pointText) × \(measure: common.height.pointText) points",
      hint: "keep them apart with '>=', or let one of them wrap or shrink",
      source: views[1].source ?? layout.resolved.source, views: [first, second])
  }
}

extension ResolvedView {
  fileprivate var isButton: Bool { if case .button = content { true } else { false } }
}

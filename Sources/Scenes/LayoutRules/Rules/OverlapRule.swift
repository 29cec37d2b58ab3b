internal import AutoLayout
internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes

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
    let views = layout.contentViews
    guard views.count * views.count / 2 <= pairLimit else { return [] }
    return views.indices.compactMap { index -> Finding? in
      let later = views[(index + 1)...].first { overlap(views[index], $0, layout) != nil }
      return later.flatMap { other in
        overlap(views[index], other, layout).map { finding(of: views[index], and: other, sharing: $0, in: layout) }
      }
    }
  }

  /// Returns the common part of two views, or nil if there is none that matters.
  private static func overlap(_ first: Int, _ second: Int, _ layout: Layout) -> Rect? {
    // For two buttons the whole frames count, since both respond to touches there.
    let areButtons = [first, second].allSatisfy { layout.resolved.views[$0].isButton }
    let frames = [first, second].map { areButtons ? layout.absoluteFrames[$0] : layout.seenFrame(of: $0) }
    let (one, other) = (frames[0], frames[1])
    guard let common = one.intersection(other), common.width > tolerance, common.height > tolerance,
      !one.contains(other, tolerance: tolerance), !other.contains(one, tolerance: tolerance),
      !layout.isInside(second, first)
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

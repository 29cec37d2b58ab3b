internal import AutoLayout
internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes
internal import WorkBudgets

/// The rule for text and controls that overlap (specification ISS-01).
///
/// A view completely on another one was put there on purpose, such as a button at the end of a field. For a view that
/// overlaps several, the first is reported. Only the visible parts of views count: the frame of a slider extends beyond
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

  static func findings(in layout: Layout) -> [Finding] {
    let views = layout.contentViews.map { position in
      Extent(
        position: position, isButton: layout.resolved.views[position].isButton,
        frame: Edges(layout.absoluteFrames[position]), seen: Edges(layout.seenFrame(of: position)))
    }
    let partners = partners(of: views, in: layout)
    return views.indices.compactMap { index -> Finding? in
      guard let other = partners[index].map({ views[$0] }) else { return nil }
      let view = views[index]
      let areButtons = view.isButton && other.isButton
      let shared = areButtons ? view.frame.shared(with: other.frame) : view.seen.shared(with: other.seen)
      return finding(of: view.position, and: other.position, sharing: shared, in: layout)
    }
  }

  /// Returns the position of the first later view that overlaps each view, by the position of the view. Empty if the
  /// layout is stopped.
  ///
  /// From top to bottom, each view is compared with those above that extend to it: few in a long list. Documents that
  /// pile up thousands of views use up the budget of their layout, which is reported.
  private static func partners(of views: [Extent], in layout: Layout) -> [Int: Int] {
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    for index in views.indices.sorted(by: { (views[$0].top, $0) < (views[$1].top, $1) }) {
      open.removeAll { views[$0].bottom <= views[index].top }
      guard !WorkBudget.spend((open.count + 1) * workPerPair) else { return [:] }
      for other in open {
        let (first, second) = (min(index, other), max(index, other))
        guard second < partners[first] ?? .max, views[first].overlaps(views[second]),
          !layout.isInside(views[second].position, views[first].position)
        else { continue }
        partners[first] = second
      }
      open.append(index)
    }
    return partners
  }

  /// The work of comparing two views, in the units of a `WorkBudget`.
  private static let workPerPair = 10

  /// A view with its rectangles, which are found once instead of for each pair.
  private struct Extent {
    var position: Int
    var isButton: Bool
    var frame: Edges
    /// The visible part of the frame.
    var seen: Edges

    /// The edges of the room that both rectangles take up.
    var top: Double { min(frame.top, seen.top) }
    var bottom: Double { max(frame.bottom, seen.bottom) }

    /// Whether the rectangles of two views overlap, without one of them containing the other.
    func overlaps(_ other: Extent) -> Bool {
      // For two buttons the whole frames count, since both respond to touches there.
      isButton && other.isButton ? frame.overlaps(other.frame) : seen.overlaps(other.seen)
    }
  }

  /// The edges of a rectangle. Millions of pairs may be compared, for which calls into another module cost too much.
  private struct Edges {
    private let left: Double
    let top: Double
    private let right: Double
    let bottom: Double

    init(_ rect: Rect) {
      left = rect.minX
      top = rect.minY
      right = rect.maxX
      bottom = rect.maxY
    }

    /// Whether the rectangles share more than the tolerance, and neither contains the other.
    func overlaps(_ other: Edges) -> Bool {
      let (width, height) = shared(with: other)
      return width > tolerance && height > tolerance && !contains(other) && !other.contains(self)
    }

    /// Returns the width and height of the common part; negative if they are apart.
    func shared(with other: Edges) -> (width: Double, height: Double) {
      (min(right, other.right) - max(left, other.left), min(bottom, other.bottom) - max(top, other.top))
    }

    private func contains(_ other: Edges) -> Bool {
      other.left >= left - tolerance && other.top >= top - tolerance && other.right <= right + tolerance
        && other.bottom <= bottom + tolerance
    }
  }

  private static func finding(
    of first: Int, and second: Int, sharing common: (width: Double, height: Double), in layout: Layout
  ) -> Finding {
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

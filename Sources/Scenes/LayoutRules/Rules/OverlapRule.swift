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
    let views = layout.contentViews
    let extents = views.map { view in
      Extent(
        isButton: layout.resolved.views[view].isButton, frame: Edges(layout.absoluteFrames[view]),
        seen: Edges(layout.seenFrame(of: view)))
    }
    let partners = partners(of: views, extents, in: layout)
    return views.indices.compactMap { index -> Finding? in
      guard let other = partners[index] else { return nil }
      let shared = extents[index].shared(with: extents[other])
      return finding(of: views[index], and: views[other], sharing: shared, in: layout)
    }
  }

  /// Returns the index of the first later view that overlaps each view, by the index of the view. Empty if the layout is
  /// stopped.
  ///
  /// From top to bottom, each pile of views with the same extent is compared with those above that extend to it: few in
  /// a long list. The views of a pile contain each other. Documents with thousands of views that are almost in the same
  /// place use up the budget of their layout, which is reported.
  private static func partners(of views: [Int], _ extents: [Extent], in layout: Layout) -> [Int: Int] {
    let piles = Dictionary(grouping: views.indices) { extents[$0] }
      .sorted { ($0.key.top, $0.value[0]) < ($1.key.top, $1.value[0]) }
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    for (index, pile) in piles.enumerated() {
      open.removeAll { piles[$0].key.bottom <= pile.key.top }
      guard !WorkBudget.spend((open.count + pile.value.count) * workPerPair) else { return [:] }
      for other in open where piles[other].key.overlaps(pile.key) {
        let others = piles[other].value
        guard !WorkBudget.spend((pile.value.count + others.count) * workPerPair) else { return [:] }
        addPartners(among: pile.value, others, of: views, in: layout, to: &partners)
        addPartners(among: others, pile.value, of: views, in: layout, to: &partners)
      }
      open.append(index)
    }
    return partners
  }

  /// Adds the partners of views among the later ones of a pile that overlaps theirs. The indices of both are in order.
  private static func addPartners(
    among firsts: [Int], _ seconds: [Int], of views: [Int], in layout: Layout, to partners: inout [Int: Int]
  ) {
    var rest = seconds[...]
    for first in firsts {
      rest = rest.drop { $0 < first }
      let known = partners[first] ?? .max
      for second in rest {
        guard second < known, !WorkBudget.spend(workPerPair) else { break }
        // Views inside the first one do not count.
        guard layout.isInside(views[second], views[first]) else {
          partners[first] = second
          break
        }
      }
    }
  }

  /// The work of comparing two views, in the units of a `WorkBudget`.
  private static let workPerPair = 10

  /// The rectangles of a view, which are found once instead of for each pair.
  private struct Extent: Hashable {
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

    /// Returns the width and height of the common part.
    func shared(with other: Extent) -> (width: Double, height: Double) {
      isButton && other.isButton ? frame.shared(with: other.frame) : seen.shared(with: other.seen)
    }
  }

  /// The edges of a rectangle. Millions of pairs may be compared, for which calls into another module cost too much.
  private struct Edges: Hashable {
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
      message: "\(views[1].nameInFindings) overlaps \(views[0].nameInFindings) by "
        + "\(measure: common.width.pointText) × \(measure: common.height.pointText) points",
      hint: "keep them apart with '>=', or let one of them wrap or shrink",
      source: views[1].source ?? layout.resolved.source, views: [first, second])
  }
}

extension ResolvedView {
  fileprivate var isButton: Bool { if case .button = content { true } else { false } }
}

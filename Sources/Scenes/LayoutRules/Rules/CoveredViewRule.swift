internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The rule for text and controls that an opaque view hides completely (specification DRW-10).
enum CoveredViewRule: LayoutRule {
  static let code = FindingCode(
    "covered", .warning, isLint: true, "An opaque view completely covers text or a control.",
    why: """
      The covered view is invisible and receives no touches: views later in the document are in front. It is not
      reported if code has an outlet to the view in front or to one of its superviews, since code may then show either
      of them.
      """,
    mend: "Move the view behind it in the document, make the one in front transparent, or hide one of them.",
    example: """
      format: 1
      views:
        name: { type: label, text: Department }
        group: { fill: gray6 }
      constraints:
        - name: { leading: superview + 20, top: superview + 20 }
        - group: { pin: superview }
      """)

  /// The maximum number of compared pairs. More would take too long.
  private static let pairLimit = 1_000_000

  static func findings(in layout: Layout) -> [Finding] {
    let grounds = layout.resolved.views.indices.filter { isOpaque($0, in: layout) }
    let views = layout.contentViews
    guard views.count * grounds.count <= pairLimit else { return [] }
    return views.compactMap { view in
      grounds.first { covers($0, view, in: layout) }.map { finding(about: view, below: $0, in: layout) }
    }
  }

  /// Whether nothing behind a view shows through.
  private static func isOpaque(_ position: Int, in layout: Layout) -> Bool {
    let view = layout.resolved.views[position]
    return position > 0 && view.appearance.background?.color.alpha == 1 && view.appearance.cornerRadius == 0
      && !layout.isHidden(position)
      && !layout.isScrolled(position)
  }

  private static func covers(_ ground: Int, _ view: Int, in layout: Layout) -> Bool {
    ground != view && !layout.isInside(view, ground) && !layout.isInside(ground, view)
      && layout.absoluteFrames[ground].contains(layout.absoluteFrames[view], tolerance: 0)
      && layout.isInFront(ground, of: view) && !layout.isLeftToCode(ground, besides: view)
  }

  private static func finding(about view: Int, below ground: Int, in layout: Layout) -> Finding {
    let views = layout.resolved.views
    return Finding(
      code: code,
      message: "Covered View: \(views[view].nameInFindings) is completely below \(views[ground].nameInFindings)",
      hint: "move \(views[view].nameInFindings) after it in the document, or remove the fill of the one in front",
      source: views[view].source ?? layout.resolved.source, views: [view, ground])
  }
}

extension Layout {
  /// Whether a view is drawn after another that does not contain it: of their ancestors that are siblings, its own is
  /// the later one.
  fileprivate func isInFront(_ position: Int, of other: Int) -> Bool {
    let (own, others) = (path(to: position), path(to: other))
    for (first, second) in zip(own.reversed(), others.reversed()) where first != second { return first > second }
    return false
  }

  /// Whether code has an outlet to a view, or to an ancestor that does not contain the other view as well.
  fileprivate func isLeftToCode(_ position: Int, besides other: Int) -> Bool {
    path(to: position).contains { resolved.views[$0].identity.outlet != nil && !isInside(other, $0) }
  }
}

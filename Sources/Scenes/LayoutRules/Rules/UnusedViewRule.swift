internal import AutoLayout
internal import Findings
internal import Geometry
internal import Scenes

/// The rule for views with neither visible content nor subviews, on which no other view depends.
enum UnusedViewRule: SceneRule {
  static let code = FindingCode(
    "unused-view", .note, isLint: true, "A view shows nothing, and no other view is constrained to it.",
    why: "It is invisible, but every layout has to solve it.",
    mend: "Remove it with its constraints. If other views should depend on it, name it in their constraints.",
    example: """
      format: 1
      views: { a: { size: 20 } }
      constraints:
        - a: { top: superview, leading: superview }
      """)

  static func findings(in scene: Scene) -> [Finding] {
    let views = scene.views
    let holding = Set(views.compactMap(\.superview))
    let arranged = Set(views.flatMap { $0.placement.stack?.arrangedViews ?? [] })
    var related: Set<Int> = []
    for constraint in scene.constraints.map(\.constraint) {
      guard let second = constraint.secondItem?.view, second != constraint.firstItem.view else { continue }
      // A constraint between a view and its superview only affects that view.
      for (view, other) in [(constraint.firstItem.view, second), (second, constraint.firstItem.view)]
      where views.indices.contains(view) && views[view].superview != other {
        related.insert(view)
      }
    }
    return views.indices.dropFirst().compactMap { position -> Finding? in
      let view = views[position]
      guard view.content == .container, !scene.isPartOfItsHolder(position), view.appearance.background == nil,
        !holding.contains(position),
        !arranged.contains(position), !related.contains(position), view.identity.customClass == nil,
        !view.placement.isScrollView,
        view.placement.stack == nil, view.identity.outlet == nil, !scene.isHeldOpen(by: position)
      else { return nil }
      var finding = Finding(
        code: code, message: "\(view.nameInFindings) shows nothing, and no other view is constrained to it",
        hint: "remove it", source: view.source ?? scene.source, views: [position])
      finding.fix = view.source.map { Finding.Fix("Remove the view", isSafe: false, [.removeView(at: $0)]) }
      return finding
    }
  }
}

extension Scene {
  /// Whether a view of a stated length is tied to both edges of its superview, which gets its length from it.
  fileprivate func isHeldOpen(by position: Int) -> Bool {
    let own = constraints.map(\.constraint).filter { constraint in
      [constraint.firstItem.view, constraint.secondItem?.view].contains(position)
    }
    return [Axis.horizontal, .vertical].contains { axis in
      let along = own.filter { $0.firstAttribute.axis == axis }
      return along.contains { $0.secondItem == nil } && along.count { $0.secondItem != nil } > 1
    }
  }

  /// Whether a view belongs to its superview: the content view of a cell or of an effect view.
  fileprivate func isPartOfItsHolder(_ position: Int) -> Bool {
    views[position].list.isContentOfCell || views[position].superview.map { views[$0].content == .effect } ?? false
  }
}

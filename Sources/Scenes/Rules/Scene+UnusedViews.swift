internal import AutoLayout

extension Scene {
  /// Views that show nothing, hold nothing, and that no other view keeps to, in order.
  var unusedViews: [Finding] {
    let holding = Set(views.compactMap(\.superview))
    let arranged = Set(views.flatMap { $0.stack?.arrangedViews ?? [] })
    var related: Set<Int> = []
    for constraint in constraints.map(\.constraint) {
      guard let second = constraint.secondItem?.view, second != constraint.firstItem.view else { continue }
      // What ties a view to the one that holds it is about that view alone.
      for (view, other) in [(constraint.firstItem.view, second), (second, constraint.firstItem.view)]
      where views.indices.contains(view) && views[view].superview != other {
        related.insert(view)
      }
    }
    return views.indices.dropFirst().compactMap { position -> Finding? in
      let view = views[position]
      guard view.content == .container, view.background == nil, !holding.contains(position),
        !arranged.contains(position), !related.contains(position), view.customClass == nil, !view.isScrollView,
        view.stack == nil, view.outlet == nil
      else { return nil }
      return Finding(
        code: "unused-view", severity: .note,
        message: "\(view.nameInFindings) shows nothing, and no other view keeps to it", hint: "remove it",
        source: view.source ?? source, views: [position])
    }
  }
}

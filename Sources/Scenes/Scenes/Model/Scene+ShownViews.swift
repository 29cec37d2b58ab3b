internal import AutoLayout
internal import Geometry
internal import Typography

extension Scene {
  /// Whether the scene shows more than its ground: a view that is visible, or one that is filled or contains a scene.
  package var showsViews: Bool {
    let contained = embedded.contains { container in
      if case .scene(let scene) = container.content { scene.showsViews } else { false }
    }
    return contained || filled.contains { $0.scenes.contains(where: \.showsViews) }
      || views.indices.contains { showsView($0) }
  }

  private func showsView(_ position: Int) -> Bool {
    var ancestor: Int? = position
    var steps = 0
    while let view = ancestor, steps <= views.count {
      if views[view].appearance.isHidden || views[view].appearance.opacity == 0 { return false }
      ancestor = views[view].superview
      steps += 1
    }
    let view = views[position]
    switch view.content {
    case .label(let label): return label.text != LocalizedText("")
    case .container, .embeddedScene, .cell: break
    default: return true
    }
    guard position > 0 else { return false }
    if view.appearance.borderWidth > 0 || view.identity.customClass != nil { return true }
    guard let color = view.appearance.background, color != views[0].appearance.background else { return false }
    return color.resolved(in: .light).color.alpha > 0
  }
}

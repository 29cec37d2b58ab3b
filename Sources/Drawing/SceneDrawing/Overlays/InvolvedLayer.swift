internal import AutoLayout
internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// Tints the views that a chosen constraint is about (specification DRW-07).
struct InvolvedLayer {
  let layout: Layout
  let pen: OverlayPen

  /// The layer, or nothing where no constraint is chosen.
  func commands() -> [DrawingCommand] {
    guard let name = pen.style.involvedConstraint else { return [] }
    return [.group(.init("involved"), layout.rectsInvolved(inConstraintCalled: name).flatMap(pen.involvedTint))]
  }
}

extension OverlayPen {
  /// The tint over a view that a constraint is about.
  func involvedTint(_ rect: Rect) -> [DrawingCommand] {
    [
      .fill(.rect(rect), palette.involved.opacity(0.35)),
      .stroke(.rect(rect), Stroke(palette.involved, width: 2 * lineWidth)),
    ]
  }
}

extension Layout {
  /// The rectangles of the items that the constraints of a name or object id relate, each once.
  func rectsInvolved(inConstraintCalled name: String) -> [Rect] {
    let geometry = ConstraintGeometry(layout: self)
    var seen: Set<LayoutItemID> = []
    return resolved.documentConstraints.filter { $0.isCalled(name) }.flatMap { chosen in
      [chosen.constraint.firstItem, chosen.constraint.secondItem].compactMap(\.self)
    }
    .filter { isShown($0.view) && seen.insert($0).inserted }
    .compactMap { geometry.rect(of: $0) }
  }
}

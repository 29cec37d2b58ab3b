internal import AutoLayout
internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The overlay layer that tints the views of a selected constraint (specification DRW-07).
struct InvolvedLayer {
  let layout: Layout
  let pen: OverlayPen

  /// Returns the layer. Empty if no constraint is selected.
  func commands() -> [DrawingCommand] {
    guard let name = pen.style.involvedConstraint else { return [] }
    return [.group(.init("involved"), layout.rectsInvolved(inConstraintCalled: name).flatMap(pen.involvedTint))]
  }
}

extension OverlayPen {
  /// Returns the tint over a view of the constraint.
  func involvedTint(_ rect: Rect) -> [DrawingCommand] {
    [
      .fill(.rect(rect), palette.involved.opacity(0.35)),
      .stroke(.rect(rect), Stroke(palette.involved, width: 2 * lineWidth)),
    ]
  }
}

extension Layout {
  /// Returns the rectangles of the items of the constraints with a name, without duplicates.
  func rectsInvolved(inConstraintCalled name: String) -> [Rect] {
    let geometry = ConstraintGeometry(layout: self)
    var seen: Set<LayoutItemID> = []
    let constraints = resolved.documentConstraints
    return NamedConstraints(constraints, of: resolved.views).positions(of: name).flatMap { position in
      [constraints[position].constraint.firstItem, constraints[position].constraint.secondItem].compactMap(\.self)
    }
    .filter { isShown($0.view) && seen.insert($0).inserted }
    .compactMap { geometry.rect(of: $0) }
  }
}

internal import AutoLayout
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The constraints of a scene in words, without laying it out.
struct ResolvedNames {
  private let scene: Scene

  init(of scene: Scene) { self.scene = scene }

  /// A constraint as an equation.
  func equation(of constraint: LayoutConstraint) -> String {
    let items = ItemNames(of: scene.views).all.map { LayoutItem(name: $0, superview: nil) }
    let text = ConstraintSystem(rootSize: .zero, items: items, constraints: []).equation(of: constraint)
    return scene.saved == nil ? text + (constraint.identifier.map { " #\($0)" } ?? "") : text
  }
}

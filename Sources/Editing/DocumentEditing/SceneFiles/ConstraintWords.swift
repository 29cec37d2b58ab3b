package import AutoLayout
internal import Geometry
internal import SceneLayouts
package import Scenes

/// The constraints of a scene as equations, without laying it out.
package struct ConstraintWords: Sendable {
  /// A system with the names of the views only.
  private let system: ConstraintSystem
  /// Whether documents of this kind contain equations.
  private let isWritten: Bool

  package init(of scene: Scene) {
    let items = ItemNames(of: scene.views).all.map { LayoutItem(name: $0, superview: nil) }
    system = ConstraintSystem(rootSize: .zero, items: items, constraints: [])
    isWritten = scene.saved == nil
  }

  /// Returns a constraint as an equation. For scene files, it includes the identifier.
  package func equation(of constraint: LayoutConstraint) -> String {
    let text = system.equation(of: constraint)
    return isWritten ? text + (constraint.identifier.map { " #\($0)" } ?? "") : text
  }
}

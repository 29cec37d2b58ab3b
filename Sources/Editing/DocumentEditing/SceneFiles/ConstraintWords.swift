package import AutoLayout
internal import Geometry
internal import SceneLayouts
package import Scenes

/// The constraints of a scene in words, without laying it out.
package struct ConstraintWords: Sendable {
  /// The names of the views, and nothing else of a system.
  private let system: ConstraintSystem
  /// True where an equation is what the document writes.
  private let isWritten: Bool

  /// The words for the constraints of a scene.
  package init(of scene: Scene) {
    let items = ItemNames(of: scene.views).all.map { LayoutItem(name: $0, superview: nil) }
    system = ConstraintSystem(rootSize: .zero, items: items, constraints: [])
    isWritten = scene.saved == nil
  }

  /// A constraint as an equation, with its identifier where the document would have it so.
  package func equation(of constraint: LayoutConstraint) -> String {
    let text = system.equation(of: constraint)
    return isWritten ? text + (constraint.identifier.map { " #\($0)" } ?? "") : text
  }
}

internal import AutoLayout
package import SceneLayouts
internal import Scenes

extension ConstraintReport {
  /// The largest error at which a constraint counts as satisfied, in points: smaller than any device's pixel, larger
  /// than rounding errors of the engine.
  private static let tolerance = 0.01

  /// Returns the constraints of the author in a layout, in the order of their installation.
  package static func constraints(of layout: Layout) -> [ConstraintReport] {
    constraints(of: layout, in: layout.systemWithShownNames)
  }

  /// Returns the constraints of the author in a system of the layout that has the names that are shown.
  static func constraints(of layout: Layout, in system: ConstraintSystem) -> [ConstraintReport] {
    let broken = Set(layout.solution.conflicts.map(\.broken))
    let violations = layout.system.violations(in: layout.solution)
    let written = zip(layout.system.constraints, violations).filter { $0.0.origin == .author }
    return zip(written, EditableConstraints(of: layout).words).map { item, word in
      let (constraint, violation) = item
      return ConstraintReport(
        text: system.text(of: constraint), identifier: constraint.identifier, priority: constraint.priority,
        state: broken.contains(constraint) ? .broken : violation <= tolerance ? .satisfied : .unmet,
        source: constraint.source, views: views(of: constraint), word: word, relation: constraint.relation,
        constant: constraint.constant)
    }
  }

  /// Returns the positions of the views on both sides, each once.
  private static func views(of constraint: LayoutConstraint) -> [Int] {
    let (first, second) = (constraint.firstItem.view, constraint.secondItem?.view)
    return [first] + (second == first ? [] : [second].compactMap(\.self))
  }
}

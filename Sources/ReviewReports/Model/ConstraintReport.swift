package import AutoLayout
package import Scenes

/// One constraint of a layout in words, and whether it holds.
package struct ConstraintReport: Sendable, Hashable {
  /// The state of a constraint in a layout.
  package enum State: String, Sendable, Hashable, CaseIterable {
    /// It holds.
    case satisfied
    /// It was left out because it contradicts others.
    case broken
    /// It is optional and gave way to stronger ones.
    case unmet
  }

  /// The constraint as the author wrote it, or as an equation: `email.leading == form.leading + 20 @750`.
  package var text: String
  /// The name that the author gave it, or nil.
  package var identifier: String?
  /// The priority of the constraint.
  package var priority = LayoutPriority.required
  /// The state of the constraint in the layout.
  package var state = State.satisfied
  /// The place where the constraint is written; nil where that is not known.
  package var source: SourceLocation?
  /// The positions of the views that it names, itself or by their guides, in the list of views; each once.
  package var views: [Int] = []
}

extension ConstraintReport {
  /// The largest error at which a constraint counts as met, in points: less than any device's pixel, more than what
  /// the engine's arithmetic leaves.
  private static let tolerance = 0.01

  /// The constraints of the author in a layout, in the order of their installation.
  package static func constraints(of layout: Layout) -> [ConstraintReport] {
    let broken = Set(layout.solution.conflicts.map(\.broken))
    let system = systemWithDisplayNames(layout)
    let violations = layout.system.violations(in: layout.solution)
    return zip(layout.system.constraints, violations).filter { $0.0.origin == .author }.map { constraint, violation in
      ConstraintReport(
        text: system.text(of: constraint), identifier: constraint.identifier, priority: constraint.priority,
        state: broken.contains(constraint) ? .broken : violation <= tolerance ? .satisfied : .unmet,
        source: constraint.source, views: views(of: constraint))
    }
  }

  /// The positions of the views on both sides, each once.
  private static func views(of constraint: LayoutConstraint) -> [Int] {
    let (first, second) = (constraint.firstItem.view, constraint.secondItem?.view)
    return [first] + (second == first ? [] : [second].compactMap(\.self))
  }

  /// The system with its items called as people call the views, for equations.
  private static func systemWithDisplayNames(_ layout: Layout) -> ConstraintSystem {
    var system = layout.system
    for (index, view) in zip(system.items.indices, layout.resolved.views) {
      system.items[index].name = view.displayName
    }
    return system
  }
}

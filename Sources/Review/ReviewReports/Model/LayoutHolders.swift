package import AutoLayout
internal import LayoutRules
package import SceneLayouts

/// The constraints that determine the positions and sizes of a layout's views.
package struct LayoutHolders {
  /// The constraints of each view, by their positions among the author's. Higher numbers continue in ``rules``.
  private(set) var ofViews: [[Int]] = []
  /// The constraints that determine views and are not the author's, in words: `email.width == 120 @750   (the
  /// content)`.
  private(set) var rules: [String] = []
}

extension LayoutHolders {
  /// The constraints for the views of a solved layout.
  ///
  /// - Parameter solver: The solver, ideally the one that solved the layout last. With any other, this takes longer.
  package init(of layout: Layout, asking solver: inout LayoutSolver) {
    let constraints = layout.system.constraints
    let affecting = solver.constraintsAffectingLayouts(of: layout.system)
    // Both lists are in the order of installation, so one pass finds the author's positions.
    var (position, number) = (0, 0)
    var numbers = affecting.constraints.map { constraint -> Int? in
      guard constraint.origin == .author else { return nil }
      while position < constraints.count, constraints[position] != constraint {
        if constraints[position].origin == .author { number += 1 }
        position += 1
      }
      return position < constraints.count ? number : nil
    }
    let writtenCount = constraints.count { $0.origin == .author }
    // Rules are numbered in the order in which views refer to them.
    for view in affecting.positions {
      for position in view where numbers[position] == nil {
        let rule = affecting.constraints[position]
        numbers[position] = writtenCount + rules.count
        rules.append("\(layout.system.text(of: rule).oneLine)\(rule.provenance)")
      }
    }
    ofViews = affecting.positions.map { $0.compactMap { numbers[$0] } }
  }
}

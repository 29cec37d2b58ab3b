package import AutoLayout
internal import LayoutRules
package import SceneLayouts

/// The constraints that decide where the views of a layout lie and how large they are.
package struct LayoutHolders {
  /// For each view its constraints by their positions among the author's; what nobody wrote counts on in ``rules``.
  private(set) var ofViews: [[Int]] = []
  /// The constraints that hold views and that no author wrote, in words: `email.width == 120 @750   (the content)`.
  private(set) var rules: [String] = []
}

extension LayoutHolders {
  /// The holders of the views of a solved layout.
  ///
  /// - Parameter solver: Has solved the layout last, or anything else, which takes longer.
  package init(of layout: Layout, asking solver: inout LayoutSolver) {
    let constraints = layout.system.constraints
    let affecting = solver.constraintsAffectingLayouts(of: layout.system)
    // Both lists are in the order of installation.
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
    // Rules are numbered in the order in which views need them.
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

package import AutoLayout
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
    let written = layout.system.constraints.filter { $0.origin == .author }
    let affecting = solver.constraintsAffectingLayouts(of: layout.system)
    // Both lists are in the order of installation.
    var position = 0
    var numbers = affecting.constraints.map { constraint -> Int? in
      guard constraint.origin == .author else { return nil }
      while position < written.count, written[position] != constraint { position += 1 }
      return position < written.count ? position : nil
    }
    // Rules are numbered in the order in which views need them.
    for view in affecting.positions {
      for position in view where numbers[position] == nil {
        let rule = affecting.constraints[position]
        numbers[position] = written.count + rules.count
        rules.append("\(layout.system.text(of: rule).oneLine)\(rule.provenance)")
      }
    }
    ofViews = affecting.positions.map { $0.compactMap { numbers[$0] } }
  }
}

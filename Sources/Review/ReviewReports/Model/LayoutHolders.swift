package import AutoLayout
internal import Findings
internal import LayoutRules
package import SceneLayouts

/// The constraints that determine the positions and sizes of a layout's views.
package struct LayoutHolders {
  /// The constraints of each view, by their positions among the author's. Higher numbers continue in ``rules``.
  private(set) var ofViews: [ViewReport.Sums] = []
  /// The constraints that determine views and are not the author's, as text: `email.width == 120 @750   (the content)`.
  private(set) var rules: [String] = []
  /// The contributions of constraints, in points: first the author's constraints, then ``rules``.
  private(set) var constants: [Double] = []
}

extension LayoutHolders {
  /// Creates the constraints for the views of a solved layout.
  ///
  /// `solver` is the solver, ideally the one that solved the layout last. With any other, this takes longer.
  package init(of layout: Layout, in system: ConstraintSystem, asking solver: inout LayoutSolver) {
    let constraints = layout.system.constraints
    let sums = solver.placementSums(of: layout.system)
    // Both lists are in the order of installation, so one pass finds the author's positions.
    var (position, number) = (0, 0)
    var numbers = sums.constraints.map { constraint -> Int? in
      guard constraint.origin == .author else { return nil }
      while position < constraints.count, constraints[position] != constraint {
        if constraints[position].origin == .author { number += 1 }
        position += 1
      }
      return position < constraints.count ? number : nil
    }
    let written = constraints.filter { $0.origin == .author }
    constants = written.map(\.constant)
    for (number, constant) in zip(numbers, sums.constants) {
      if let number { constants[number] = constant }
    }
    // Rules are numbered in the order that views need them.
    for part in sums.views.flatMap({ $0.left + $0.width + $0.top + $0.height }) where numbers[part.constraint] == nil {
      let rule = sums.constraints[part.constraint]
      numbers[part.constraint] = written.count + rules.count
      rules.append(system.text(of: rule).oneLine + rule.provenance.text)
      constants.append(sums.constants[part.constraint])
    }
    let open = Set(layout.solution.ambiguities.map { OpenDistance(view: $0.view, attribute: $0.attribute) })
    var chains = SumChains(of: sums, viewCount: layout.resolved.views.count)
    ofViews = sums.views.enumerated().map { view, all in
      func sum(_ attribute: LayoutAttribute, _ parts: [PlacementSums.Part]) -> [ViewReport.Summand]? {
        guard !open.contains(OpenDistance(view: view, attribute: attribute)) else { return nil }
        var sum: [ViewReport.Summand] = []
        sum.reserveCapacity(parts.count)
        for part in chains.chain(parts, from: view) {
          if let number = numbers[part.constraint] {
            sum.append(ViewReport.Summand(constraint: number, factor: part.factor))
          }
        }
        return sum
      }
      return ViewReport.Sums(
        left: sum(.left, all.left), width: sum(.width, all.width), top: sum(.top, all.top),
        height: sum(.height, all.height))
    }
  }

  /// A distance that the constraints leave open.
  private struct OpenDistance: Hashable {
    var view: Int
    var attribute: LayoutAttribute
  }
}

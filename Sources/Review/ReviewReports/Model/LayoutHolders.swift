package import AutoLayout
internal import LayoutRules
package import SceneLayouts

/// The constraints that determine the positions and sizes of a layout's views.
package struct LayoutHolders {
  /// The constraints of each view, by their positions among the author's. Higher numbers continue in ``rules``.
  private(set) var ofViews: [ViewReport.Sums] = []
  /// The constraints that determine views and are not the author's, in words: `email.width == 120 @750   (the
  /// content)`.
  private(set) var rules: [String] = []
  /// What constraints contribute, in points: first the author's constraints, then ``rules``.
  private(set) var constants: [Double] = []
}

extension LayoutHolders {
  /// The constraints for the views of a solved layout.
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
    // Rules are numbered in the order in which views need them.
    for part in sums.views.flatMap({ $0.left + $0.width + $0.top + $0.height }) where numbers[part.constraint] == nil {
      let rule = sums.constraints[part.constraint]
      numbers[part.constraint] = written.count + rules.count
      rules.append("\(system.text(of: rule).oneLine)\(rule.provenance)")
      constants.append(sums.constants[part.constraint])
    }
    let open = Set(layout.solution.ambiguities.map { OpenDistance(view: $0.view, attribute: $0.attribute) })
    let named = sums.constraints.map(\.viewsNamed)
    ofViews = sums.views.enumerated().map { view, all in
      func sum(_ attribute: LayoutAttribute, _ parts: [PlacementSums.Part]) -> [ViewReport.Summand]? {
        guard !open.contains(OpenDistance(view: view, attribute: attribute)) else { return nil }
        return sums.chain(parts, from: view, naming: named).compactMap { part in
          numbers[part.constraint].map { ViewReport.Summand(constraint: $0, factor: part.factor) }
        }
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

extension PlacementSums {
  /// Returns parts in the order of the chain from a view to the screen: first the constraints of the view, then those
  /// of the views that these constraints name. Each part is visited once, because in a long column all parts together
  /// are square in the number of views.
  ///
  /// - Parameter named: The views that each constraint names.
  fileprivate func chain(_ parts: [Part], from view: Int, naming named: [[Int]]) -> [Part] {
    var waiting: [Int: [Int]] = [:]
    for (position, part) in parts.enumerated() {
      for view in named[part.constraint] { waiting[view, default: []].append(position) }
    }
    var isTaken = Array(repeating: false, count: parts.count)
    var chain: [Part] = []
    var reached = [view]
    var first = 0
    while chain.count < parts.count {
      var next = reached.flatMap { waiting.removeValue(forKey: $0) ?? [] }.filter { !isTaken[$0] }.sorted()
      if next.isEmpty {
        // Constraints of guides are in no sum, so that a part may be connected to the chain only by them.
        while isTaken[first] { first += 1 }
        next = [first]
      }
      reached = []
      for position in next where !isTaken[position] {
        isTaken[position] = true
        chain.append(parts[position])
        reached += named[parts[position].constraint]
      }
    }
    return chain
  }
}

extension LayoutConstraint {
  /// The views of both items, also if an item is a guide of the view.
  fileprivate var viewsNamed: [Int] { [firstItem.view] + [secondItem?.view].compactMap(\.self) }
}

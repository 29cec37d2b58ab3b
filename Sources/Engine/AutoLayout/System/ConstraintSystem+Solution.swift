internal import Geometry
internal import LinearConstraints

extension ConstraintSystem {
  /// Solves the system: the rectangles of all views, with the conflicts and ambiguities.
  ///
  /// Without items the solution is empty. Items and constraints that name positions outside the list are skipped.
  public func solution() -> LayoutSolution {
    var solver = LayoutSolver()
    return solver.solution(of: self)
  }
}

extension LoweredSystem {
  /// Returns the rectangles, conflicts and ambiguities that a solution of the problem represents.
  func layout(_ solution: LinearSolution) -> LayoutSolution {
    let items = system.items
    let installed = rows.constraints
    let alignmentRects = items.indices.map { rect(solution.values, 4 * $0) }
    let ambiguities = ambiguities(solution)
    var layout = LayoutSolution(
      alignmentRects: alignmentRects,
      // Iterating over the items would copy each of them.
      absoluteFrames: items.indices.map { alignmentRects[$0].outset(by: items[$0].alignmentRectInsets) },
      contentSizes: contentSizes(solution.values),
      guides: variables.guides.compactMap { guide in
        variables.left(guide).map { .init(item: guide, rect: rect(solution.values, $0)) }
      },
      conflicts: solution.conflicts.map { conflict in
        UnsatisfiableConstraints(
          broken: installed[conflict.broken],
          conflicting: [installed[conflict.broken]]
            + conflict.constraints.filter { $0 != conflict.broken }.map { installed[$0] })
      },
      ambiguities: ambiguities, ambiguousContentSizes: ambiguousContentSizes(solution, besides: ambiguities),
      isComplete: solution.isComplete)
    layout.movements = movements(solution)
    return layout
  }

  /// Returns the movements of the open positions and sizes of views, and of the open content sizes of scroll views.
  private func movements(_ solution: LinearSolution) -> OpenMovements {
    let (quantities, contents) = (ambiguityPreferences.quantities, ambiguityPreferences.contentQuantities)
    let moving = zip(solution.open, solution.movements).map { (preference: $0.preference, movement: $1) }
    return OpenMovements(
      moving.compactMap { preference, movement in
        quantities.indices.contains(preference) ? (quantities[preference], movement) : nil
      },
      ofContents: moving.compactMap { preference, movement in
        let position = preference - quantities.count
        return contents.indices.contains(position) ? (contents[position], movement) : nil
      })
  }

  private func ambiguities(_ solution: LinearSolution) -> [AmbiguousLayout] {
    solution.open.compactMap { open in
      guard ambiguityPreferences.quantities.indices.contains(open.preference) else { return nil }
      let quantity = ambiguityPreferences.quantities[open.preference]
      return AmbiguousLayout(
        view: quantity.view, attribute: quantity.attribute, minimum: open.minimum, maximum: open.maximum)
    }
    .sorted { ($0.view, $0.attribute.rawValue) < ($1.view, $1.attribute.rawValue) }
  }

  /// Returns the open content sizes of those scroll views whose own size is not open. For others they add no
  /// information.
  private func ambiguousContentSizes(
    _ solution: LinearSolution, besides ambiguities: [AmbiguousLayout]
  ) -> [AmbiguousLayout] {
    let open = Set(ambiguities.map { AmbiguityPreferences.Quantity(view: $0.view, attribute: $0.attribute) })
    return solution.open.compactMap { interval in
      let position = interval.preference - ambiguityPreferences.quantities.count
      guard ambiguityPreferences.contentQuantities.indices.contains(position) else { return nil }
      let quantity = ambiguityPreferences.contentQuantities[position]
      guard !open.contains(quantity) else { return nil }
      // The interval applies to the difference from the scroll view's own size.
      let length = solution.values[4 * quantity.view + (quantity.attribute == .width ? 2 : 3)]
      return AmbiguousLayout(
        view: quantity.view, attribute: quantity.attribute, minimum: interval.minimum.map { $0 + length },
        maximum: interval.maximum.map { $0 + length })
    }
    .sorted { ($0.view, $0.attribute.rawValue) < ($1.view, $1.attribute.rawValue) }
  }

  private func rect(_ values: [Double], _ left: Int) -> Rect {
    Rect(x: values[left], y: values[left + 1], width: values[left + 2], height: values[left + 3])
  }

  private func contentSizes(_ values: [Double]) -> [LayoutSolution.ContentSize] {
    variables.guides.filter { $0.guide == .scrollContent }.compactMap { guide in
      variables.left(guide).map { .init(view: guide.view, size: rect(values, $0).size) }
    }
  }
}

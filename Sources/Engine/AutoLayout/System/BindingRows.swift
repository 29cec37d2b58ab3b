internal import Geometry
internal import LinearConstraints

/// The binding rows of views' places along axes, with their factors.
struct BindingRows {
  /// Every row of the system.
  let rows: LayoutRows
  /// For each place, the rows that decide the distance from the superview, in the order of installation.
  let positions: [[RowFactor]]
  /// For each place, the rows that determine the length, in the order of installation.
  let lengths: [[RowFactor]]

  /// Finds the binding rows of places in a system, which is solved once for all of them.
  init(of places: [(view: Int, axis: Axis)], in system: ConstraintSystem) {
    let lowered = LoweredSystem(system)
    var solver = LinearSolver(lowered.problem)
    self.init(of: places, in: lowered, asking: &solver)
  }

  /// Finds the rows that decide places of views in a system.
  ///
  /// `solver` is a solver of the system's problem.
  init(of places: [(view: Int, axis: Axis)], in lowered: LoweredSystem, asking solver: inout LinearSolver) {
    let system = lowered.system
    let lowering = lowered.rows.lowering
    func terms(_ view: Int, _ attribute: LayoutAttribute) -> [LinearConstraint.Term] {
      lowering.expression(LayoutItemID(view: view), attribute)?.terms ?? []
    }
    let distances = places.map { view, axis in
      let edge: LayoutAttribute = axis == .horizontal ? .left : .top
      guard let superview = system.items[view].superview else { return terms(view, edge) }
      return terms(view, edge) + terms(superview, edge).lazy.map { .init($0.variable, -$0.coefficient) }
    }
    let sizes = places.map { view, axis in terms(view, axis.sizeAttribute) }
    let count = lowered.rows.constraints.count
    let factors = solver.bindingConstraints(ofEach: distances + sizes).map { factors in
      // The nonnegativity of sizes, which no author wrote, comes after the constraints.
      if let last = factors.last, last.row >= count { factors.filter { $0.row < count } } else { factors }
    }
    positions = Array(factors.prefix(places.count))
    lengths = Array(factors.dropFirst(places.count))
    rows = lowered.rows
  }

  /// Returns the constraints that decide a place, each once, in the order of installation. A content size occurs once,
  /// as one of its inequalities.
  func affectingConstraints(of place: Int) -> [LayoutConstraint] {
    let numbers = Set((positions[place] + lengths[place]).map(\.row)).sorted()
    return numbers.enumerated().compactMap { index, row in
      let isLikeLast = index > 0 && numbers[index - 1] == row - 1 && rows.areOneObject(row - 1, row)
      return isLikeLast ? nil : rows.constraints[row]
    }
  }
}

extension LayoutRows {
  /// Whether adjacent rows are the two inequalities of one content size.
  fileprivate func areOneObject(_ first: Int, _ second: Int) -> Bool {
    constraints[first].origin == .contentSize && constraints[second].origin == .contentSize
      && constraints[first].firstAttribute == constraints[second].firstAttribute
      && constraints[first].loggedObject == constraints[second].loggedObject
  }
}

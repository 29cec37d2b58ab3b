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

  /// Returns the constraints that decide the places of views.
  ///
  /// - Parameter views: For each view, the positions of its places.
  func affectingConstraints(ofViewsAt views: [[Int]]) -> AffectingConstraints {
    let numbers = views.map { $0.flatMap(rowNumbers) }
    var isUsed = Array(repeating: false, count: rows.constraints.count)
    for row in numbers.joined() { isUsed[row] = true }
    var constraints: [LayoutConstraint] = []
    var positions = Array(repeating: 0, count: isUsed.count)
    for row in isUsed.indices where isUsed[row] {
      let isLikeLast = row > 0 && isUsed[row - 1] && rows.areOneObject(row - 1, row)
      if !isLikeLast { constraints.append(rows.constraints[row]) }
      positions[row] = constraints.count - 1
    }
    // For each constraint, the last view for which it was listed.
    var listed = Array(repeating: -1, count: constraints.count)
    return AffectingConstraints(
      constraints: constraints,
      positions: numbers.enumerated().map { view, rows in
        rows.compactMap { row in
          let position = positions[row]
          defer { listed[position] = view }
          return listed[position] == view ? nil : position
        }
      })
  }

  /// Returns the rows that decide a place, each once, in order.
  private func rowNumbers(of place: Int) -> [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(positions[place].count + lengths[place].count)
    for factor in positions[place] { numbers.append(factor.row) }
    for factor in lengths[place] { numbers.append(factor.row) }
    numbers.sort()
    var previous = -1
    numbers.removeAll { row in
      defer { previous = row }
      return row == previous
    }
    return numbers
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

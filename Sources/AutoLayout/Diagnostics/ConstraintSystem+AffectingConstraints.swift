public import Geometry
internal import LinearConstraints

extension ConstraintSystem {
  /// How far a row may be from holding and still decide something, in points.
  private static let tightness = 1e-6

  /// The constraints that decide where a view lies in its superview and how long it is along an axis, in the order of
  /// their installation: its own, those of other views, of guides and of content sizes (specification AFF-01).
  ///
  /// Where more hold exactly than are needed the more important ones count, of equal ones the equations and then the
  /// older. What no constraint decides has none. A content size is in the result once, as one of its inequalities.
  ///
  /// - Parameters:
  ///   - view: The position of the view in ``items``; a view that is not there is affected by nothing.
  ///   - axis: The axis.
  ///   - solution: The solution of the system.
  ///   - includesRootSize: Whether the size of the screen is a constraint, which nobody wrote.
  public func constraintsAffectingLayout(
    ofView view: Int, axis: Axis, in solution: LayoutSolution, includesRootSize: Bool = false
  ) -> [LayoutConstraint] {
    guard items.indices.contains(view), let values = values(of: solution) else { return [] }
    let rows = installedRows
    let basis = basis(of: rows.map(\.row), values)
    let quantities = quantities(ofView: view, axis: axis)
    let numbers = Set(quantities.flatMap { basis.combination(for: $0).terms.map(\.number) })
    var seen: Set<LayoutConstraint> = []
    return numbers.sorted().filter(rows.indices.contains).map { rows[$0].constraint }.filter {
      (includesRootSize || $0.origin != .rootSize) && seen.insert($0.loggedObject).inserted
    }
  }

  /// The distance of a view from its superview and its length, in variables.
  private func quantities(ofView view: Int, axis: Axis) -> [WeightedSum] {
    let lowering = lowering
    let position: LayoutAttribute = axis == .horizontal ? .left : .top
    let length: LayoutAttribute = axis == .horizontal ? .width : .height
    func sum(_ view: Int, _ attribute: LayoutAttribute) -> WeightedSum {
      let terms = lowering.expression(LayoutItemID(view: view), attribute)?.terms ?? []
      return WeightedSum(unordered: terms.map { .init(number: $0.variable, weight: $0.coefficient) })
    }
    var distance = sum(view, position)
    if let superview = items[view].superview { distance.add(sum(superview, position), times: -1) }
    return [distance, sum(view, length)]
  }

  /// The rows that hold exactly, the most important first; sizes that reached zero have numbers behind them.
  private func basis(of rows: [LinearConstraint], _ values: [Double]) -> RowBasis {
    let bounds = lowering.variables.sizes.filter { abs(values[$0]) <= Self.tightness }
      .map { LinearConstraint([.init($0, 1)], .greaterThanOrEqual) }
    let tight = (rows + bounds).enumerated().filter { abs($0.element.value(at: values)) <= Self.tightness }
    let order = tight.sorted { first, second in
      let ranks = (rank(of: first.element), rank(of: second.element))
      return ranks.0 == ranks.1 ? first.offset < second.offset : ranks.0 > ranks.1
    }
    var basis = RowBasis()
    for (number, row) in order { _ = basis.add(WeightedSum(row), number: number) }
    return basis
  }

  private func rank(of row: LinearConstraint) -> (priority: Double, isEquation: Int) {
    (row.priority ?? .infinity, row.relation == .equal ? 1 : 0)
  }
}

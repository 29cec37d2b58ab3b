public import Geometry
internal import LinearConstraints

extension ConstraintSystem {
  /// The constraints that decide where a view lies in its superview and how long it is along an axis, in the order of
  /// their installation: its own, those of other views, of guides and of content sizes (specification AFF-01).
  ///
  /// Where more hold exactly than are needed, those count that decided first. What no constraint decides has none. A
  /// content size is in the result once, as one of its inequalities.
  ///
  /// - Parameters:
  ///   - view: The position of the view in ``items``; a view that is not there is affected by nothing.
  ///   - axis: The axis.
  ///   - includesRootSize: Whether the size of the screen is a constraint, which nobody wrote.
  public func constraintsAffectingLayout(
    ofView view: Int, axis: Axis, includesRootSize: Bool = false
  ) -> [LayoutConstraint] {
    guard items.indices.contains(view) else { return [] }
    let lowered = LoweredSystem(self)
    var solver = LinearSolver(lowered.problem)
    let rows = quantities(ofView: view, axis: axis).flatMap { solver.constraintsHolding($0.terms).map(\.row) }
    let constraints = lowered.rows.constraints
    var seen: Set<LayoutConstraint> = []
    return Set(rows).sorted().filter(constraints.indices.contains).map { constraints[$0] }.filter {
      (includesRootSize || $0.origin != .rootSize) && seen.insert($0.loggedObject).inserted
    }
  }

  /// The distance of a view from its superview and its length, in variables.
  private func quantities(ofView view: Int, axis: Axis) -> [LayoutExpression] {
    let lowering = lowering
    let position: LayoutAttribute = axis == .horizontal ? .left : .top
    let length: LayoutAttribute = axis == .horizontal ? .width : .height
    func expression(_ view: Int, _ attribute: LayoutAttribute) -> LayoutExpression {
      lowering.expression(LayoutItemID(view: view), attribute) ?? LayoutExpression()
    }
    let start = expression(view, position)
    let distance = items[view].superview.map { start - expression($0, position) } ?? start
    return [distance, expression(view, length)]
  }
}

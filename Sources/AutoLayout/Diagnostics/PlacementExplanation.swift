public import Geometry
internal import LinearConstraints

/// Why a view lies where it lies along an axis, as two sums: its distance from its superview, and its length.
///
/// Each sum has a summand for every constraint that decides it, so that one sees which number to change and how far the
/// view then moves (specification AFF-01).
public struct PlacementExplanation: Sendable, Hashable {
  /// What one constraint contributes to a distance.
  public struct Summand: Sendable, Hashable {
    /// The constraint.
    public let constraint: LayoutConstraint
    /// By how many points the distance grows when the constant of the constraint grows by one.
    public let factor: Double
    /// The number that the constraint puts in, in points: its constant, or for a baseline also how far the letters stand
    /// from the edge.
    public let constant: Double

    /// The part of the distance that is the constraint's, in points.
    public var contribution: Double { factor * constant }
  }

  /// A distance and what it is the sum of.
  public struct Sum: Sendable, Hashable {
    /// What is explained: ``LayoutAttribute/left`` or ``LayoutAttribute/top`` of the alignment rectangle in the
    /// superview's coordinates, or ``LayoutAttribute/width`` or ``LayoutAttribute/height``.
    public let attribute: LayoutAttribute
    /// The summands in the order of installation; none where the constraints leave the distance open.
    public let summands: [Summand]
    /// What the distance may be where the constraints leave it open; nil where they decide it.
    public let ambiguity: AmbiguousLayout?

    /// The distance in points; 0 where the constraints leave it open.
    public var value: Double { summands.reduce(0) { $0 + $1.contribution } }
  }

  /// The distance between the left or top edges of the view and its superview.
  public let position: Sum
  /// The width or height of the view.
  public let length: Sum
}

extension ConstraintSystem {
  /// Why a view lies where it lies along an axis and is as long as it is; nil for a view that is not in ``items``.
  ///
  /// Constraints that were broken in a conflict are in no sum. A content size is in a sum by the one of its two
  /// inequalities that holds exactly. The screen's size is in it as any other constraint.
  ///
  /// - Parameters:
  ///   - view: The position of the view.
  ///   - axis: The axis.
  ///   - solution: The solution of the system; it is solved where none is given.
  public func explanation(
    ofView view: Int, axis: Axis, in solution: LayoutSolution? = nil
  ) -> PlacementExplanation? {
    guard items.indices.contains(view) else { return nil }
    let holding = HoldingRows(of: [(view, axis)], in: self)
    let ambiguities = (solution ?? self.solution()).ambiguities.filter { $0.view == view }
    func sum(_ attribute: LayoutAttribute, _ factors: [RowFactor]) -> PlacementExplanation.Sum {
      let ambiguity = ambiguities.first { $0.attribute == attribute }
      // A row says that terms and constant add up to nothing.
      let summands = factors.map {
        PlacementExplanation.Summand(
          constraint: holding.rows.constraints[$0.row], factor: $0.factor,
          constant: -holding.rows.rows[$0.row].constant)
      }
      return PlacementExplanation.Sum(
        attribute: attribute, summands: ambiguity == nil ? summands : [], ambiguity: ambiguity)
    }
    return PlacementExplanation(
      position: sum(axis == .horizontal ? .left : .top, holding.positions[0]),
      length: sum(axis == .horizontal ? .width : .height, holding.lengths[0]))
  }

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
    let holding = HoldingRows(of: [(view, axis)], in: self)
    return holding.constraints(of: 0).filter { includesRootSize || $0.origin != .rootSize }
  }

  /// For every view of ``items``, the constraints that decide where it lies in its superview and how large it is, along
  /// both axes: those of ``constraintsAffectingLayout(ofView:axis:includesRootSize:)`` for all views at once, the size of
  /// the screen among them.
  public func constraintsAffectingLayouts() -> AffectingConstraints {
    let holding = HoldingRows(of: items.indices.flatMap { [($0, .horizontal), ($0, .vertical)] }, in: self)
    return holding.affectingConstraints(viewCount: items.count)
  }
}

extension LayoutRows {
  /// Whether rows next to each other are the two inequalities of one content size.
  fileprivate func areOneObject(_ first: Int, _ second: Int) -> Bool {
    constraints[first].origin == .contentSize && constraints[second].origin == .contentSize
      && constraints[first].loggedObject == constraints[second].loggedObject
  }
}

/// The rows that decide where views lie along axes.
private struct HoldingRows {
  /// Every row of the system.
  let rows: LayoutRows
  /// For each view and axis the rows that decide the distance from the superview, in the order of installation.
  let positions: [[RowFactor]]
  /// For each view and axis the rows that decide the length, in the order of installation.
  let lengths: [[RowFactor]]

  init(of places: [(view: Int, axis: Axis)], in system: ConstraintSystem) {
    let lowered = LoweredSystem(system)
    let lowering = system.lowering
    func expression(_ view: Int, _ attribute: LayoutAttribute) -> LayoutExpression {
      lowering.expression(LayoutItemID(view: view), attribute) ?? LayoutExpression()
    }
    let distances = places.map { view, axis in
      let edge: LayoutAttribute = axis == .horizontal ? .left : .top
      let start = expression(view, edge)
      return system.items[view].superview.map { start - expression($0, edge) } ?? start
    }
    let sizes = places.map { view, axis in expression(view, axis == .horizontal ? .width : .height) }
    var solver = LinearSolver(lowered.problem)
    let count = lowered.rows.constraints.count
    let held = solver.constraintsHolding(each: (distances + sizes).map(\.terms)).map { factors in
      // Behind the constraints stand the rules that sizes are not negative, which nobody wrote.
      factors.filter { $0.row < count }.sorted { $0.row < $1.row }
    }
    positions = Array(held.prefix(places.count))
    lengths = Array(held.dropFirst(places.count))
    rows = lowered.rows
  }

  /// The constraints of the rows that decide a place, each once, in the order of their installation.
  func constraints(of place: Int) -> [LayoutConstraint] {
    var seen: Set<LayoutConstraint> = []
    return rowNumbers(of: place).map { rows.constraints[$0] }.filter { seen.insert($0.loggedObject).inserted }
  }

  /// The constraints that decide the places of each view, which are a horizontal and a vertical one.
  func affectingConstraints(viewCount: Int) -> AffectingConstraints {
    let numbers = (0..<viewCount).map { rowNumbers(of: 2 * $0) + rowNumbers(of: 2 * $0 + 1) }
    var isUsed = Array(repeating: false, count: rows.constraints.count)
    for row in numbers.joined() { isUsed[row] = true }
    var constraints: [LayoutConstraint] = []
    var positions = Array(repeating: 0, count: isUsed.count)
    for row in isUsed.indices where isUsed[row] {
      let isLikeLast = row > 0 && isUsed[row - 1] && rows.areOneObject(row - 1, row)
      if !isLikeLast { constraints.append(rows.constraints[row]) }
      positions[row] = constraints.count - 1
    }
    return AffectingConstraints(
      constraints: constraints,
      positions: numbers.map { rows in
        var seen: Set<Int> = []
        return rows.map { positions[$0] }.filter { seen.insert($0).inserted }
      })
  }

  /// The rows that decide a place, each once, in their order.
  private func rowNumbers(of place: Int) -> [Int] {
    var numbers = (positions[place] + lengths[place]).map(\.row).sorted()
    var previous = -1
    numbers.removeAll { row in
      defer { previous = row }
      return row == previous
    }
    return numbers
  }
}

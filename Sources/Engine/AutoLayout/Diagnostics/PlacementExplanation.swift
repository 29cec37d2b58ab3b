public import Geometry
internal import LinearConstraints

/// The explanation of a view's place along an axis, as two sums: its distance from its superview, and its length.
///
/// Each sum has a summand for every constraint that decides it, so that one sees which number to change and how far the
/// view then moves (specification AFF-01).
public struct PlacementExplanation: Sendable, Hashable {
  /// The contribution of one constraint to a distance.
  public struct Summand: Sendable, Hashable {
    /// The constraint.
    public let constraint: LayoutConstraint
    /// The change of the distance in points when the constant of the constraint grows by one.
    public let factor: Double
    /// The number that the constraint contributes, in points: its constant, and for a baseline also the distance of the
    /// letters from the edge.
    public let constant: Double

    /// The part of the distance that is the constraint's, in points.
    public var contribution: Double { factor * constant }
  }

  /// A distance and its summands.
  public struct Sum: Sendable, Hashable {
    /// The explained attribute: ``LayoutAttribute/left`` or ``LayoutAttribute/top`` of the alignment rectangle in the
    /// superview's coordinates, or ``LayoutAttribute/width`` or ``LayoutAttribute/height``.
    public let attribute: LayoutAttribute
    /// The summands in the order of installation; none where the constraints leave the distance open.
    public let summands: [Summand]
    /// The interval of the distance where the constraints leave it open; nil where they decide it.
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
  /// Explains a view's place and length along an axis; nil for a view that is not in ``items``.
  ///
  /// Constraints that were broken in a conflict are in no sum. A content size is in a sum by the one of its two
  /// inequalities that holds exactly. The screen's size is in it as any other constraint.
  ///
  /// - Parameters:
  ///   - view: The position of the view.
  ///   - axis: The axis.
  ///   - solution: The solution of the system; it is solved where none is given.
  public func explanation(ofView view: Int, axis: Axis, in solution: LayoutSolution? = nil) -> PlacementExplanation? {
    guard items.indices.contains(view) else { return nil }
    let binding = BindingRows(of: [(view, axis)], in: self)
    let ambiguities = (solution ?? self.solution()).ambiguities.filter { $0.view == view }
    func sum(_ attribute: LayoutAttribute, _ factors: [RowFactor]) -> PlacementExplanation.Sum {
      let ambiguity = ambiguities.first { $0.attribute == attribute }
      // A row says that terms and constant add up to zero.
      let summands = factors.map {
        PlacementExplanation.Summand(
          constraint: binding.rows.constraints[$0.row], factor: $0.factor,
          constant: -binding.rows.rows[$0.row].constant)
      }
      return PlacementExplanation.Sum(
        attribute: attribute, summands: ambiguity == nil ? summands : [], ambiguity: ambiguity)
    }
    return PlacementExplanation(
      position: sum(axis == .horizontal ? .left : .top, binding.positions[0]),
      length: sum(axis.sizeAttribute, binding.lengths[0]))
  }

  /// The constraints that decide where a view lies in its superview and how long it is along an axis, in the order of
  /// their installation: its own, those of other views, of guides and of content sizes (specification AFF-01).
  ///
  /// If more constraints hold exactly than are needed, those count that decided first. A place that no constraint
  /// decides has none. A content size is in the result once, as one of its inequalities.
  ///
  /// - Parameters:
  ///   - view: The position of the view in ``items``; a view that is not there is affected by nothing.
  ///   - axis: The axis.
  ///   - includesRootSize: True to include the size of the screen, a constraint that nobody wrote.
  public func constraintsAffectingLayout(
    ofView view: Int, axis: Axis, includesRootSize: Bool = false
  ) -> [LayoutConstraint] {
    guard items.indices.contains(view) else { return [] }
    let binding = BindingRows(of: [(view, axis)], in: self)
    return binding.affectingConstraints(ofViewsAt: [[0]]).constraints
      .filter { includesRootSize || $0.origin != .rootSize }
  }

  /// For every view of ``items``, the constraints that decide where it lies in its superview and how large it is, along
  /// both axes: those of ``constraintsAffectingLayout(ofView:axis:includesRootSize:)`` for all views at once, the size
  /// of the screen among them.
  public func constraintsAffectingLayouts() -> AffectingConstraints {
    var solver = LayoutSolver()
    return solver.constraintsAffectingLayouts(of: self)
  }
}

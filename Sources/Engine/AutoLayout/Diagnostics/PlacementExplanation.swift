public import Geometry
internal import LinearConstraints
internal import WorkBudgets

/// The explanation of a view's place along an axis by two sums: its distance from its superview, and its length.
///
/// Each sum has a summand for every constraint that decides it. It shows which number to change, and how far the view
/// then moves (specification AFF-01).
public struct PlacementExplanation: Sendable, Hashable {
  /// The contribution of one constraint to a distance.
  public struct Summand: Sendable, Hashable {
    /// The constraint that contributes.
    public let constraint: LayoutConstraint
    /// The change of the distance, in points, if the constraint's constant grows by one.
    public let factor: Double
    /// The constraint's number, in points: its constant, and for a baseline also its distance from the edge.
    public let constant: Double

    /// The constraint's share of the distance, in points.
    public var contribution: Double { factor * constant }
  }

  /// A distance and its summands.
  public struct Sum: Sendable, Hashable {
    /// The explained attribute: ``LayoutAttribute/left`` or ``LayoutAttribute/top`` of the alignment rectangle in the
    /// superview's coordinates, or ``LayoutAttribute/width`` or ``LayoutAttribute/height``.
    public let attribute: LayoutAttribute
    /// The summands in the order of installation. Empty if the constraints leave the distance open.
    public let summands: [Summand]
    /// The interval of the distance if the constraints leave it open, otherwise nil.
    public let ambiguity: AmbiguousLayout?

    /// The distance in points, or 0 if the constraints leave it open.
    public var value: Double { summands.reduce(0) { $0 + $1.contribution } }
  }

  /// The distance between the left or top edges of the view and its superview.
  public let position: Sum
  /// The width or height of the view.
  public let length: Sum

  /// Returns the summands of the distance from the left or top edge of the superview to a point of the view: those of
  /// the position, and then those of the length that are not among them. Empty if the constraints leave it open.
  ///
  /// - Parameter share: The point as a share of the length: 0 for the left or top edge, 0.5 for the center, 1 for the
  ///   right or bottom edge.
  public func summands(toPointAt share: Double) -> [Summand] {
    guard position.ambiguity == nil, share == 0 || length.ambiguity == nil else { return [] }
    var summands = position.summands
    for part in length.summands {
      let factor = part.factor * share
      let known = summands.firstIndex { $0.constraint == part.constraint && $0.constant == part.constant }
      if let known {
        summands[known] = Summand(
          constraint: part.constraint, factor: summands[known].factor + factor, constant: part.constant)
      } else {
        summands.append(Summand(constraint: part.constraint, factor: factor, constant: part.constant))
      }
    }
    // In the center of a centered view, half of its length is added and subtracted.
    return summands.filter { abs($0.factor) > 1e-9 }
  }
}

extension ConstraintSystem {
  /// Explains a view's place and length along an axis. Returns nil for a view that is not in ``items``.
  ///
  /// Constraints that were broken in a conflict are not in any sum. A content size is in a sum through the one of its
  /// two inequalities that holds exactly. The screen's size is included like any other constraint.
  ///
  /// - Parameters:
  ///   - view: The position of the view.
  ///   - axis: The axis.
  ///   - solution: The solution of the system. If nil, the system is solved.
  public func explanation(ofView view: Int, axis: Axis, in solution: LayoutSolution? = nil) -> PlacementExplanation? {
    guard items.indices.contains(view) else { return nil }
    let binding = BindingRows(of: [(view, axis)], in: self)
    let ambiguities = (solution ?? self.solution()).ambiguities.filter { $0.view == view }
    func sum(_ attribute: LayoutAttribute, _ factors: [RowFactor]) -> PlacementExplanation.Sum {
      let ambiguity = ambiguities.first { $0.attribute == attribute }
      // A row states that terms and constant add up to zero.
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

  /// Returns, for each place, the constraints in the two sums of its explanation that name the view itself: those of the
  /// position, then those of the length. They are those of ``explanation(ofView:axis:in:)`` if nothing is open there.
  ///
  /// The system is solved once for many places. The views must be in ``items``.
  package func decidingConstraints(of places: [(view: Int, axis: Axis)]) -> [[LayoutConstraint]] {
    var deciding: [[LayoutConstraint]] = []
    // In a column each view depends on all above it, so the rows of all views together do not fit into memory.
    for start in stride(from: 0, to: places.count, by: 256) where !WorkBudget.checkCancellation() {
      let part = Array(places[start...].prefix(256))
      let binding = BindingRows(of: part, in: self)
      for (place, view) in part.map(\.view).enumerated() {
        let rows = (binding.positions[place] + binding.lengths[place]).map(\.row)
        deciding.append(
          rows.map { binding.rows.constraints[$0] }.filter { $0.firstItem.view == view || $0.secondItem?.view == view })
      }
    }
    return deciding + Array(repeating: [], count: places.count - deciding.count)
  }

  /// Returns the constraints that decide a view's position in its superview and its length along an axis, in the order
  /// of installation: its own, and the constraints of other views, guides and content sizes (specification AFF-01).
  ///
  /// If more constraints hold exactly than necessary, the first to decide count. A position that no constraint decides
  /// has none. A content size occurs once, as one of its inequalities.
  ///
  /// - Parameters:
  ///   - view: The position of the view in ``items``. For other positions the result is empty.
  ///   - axis: The axis.
  ///   - includesRootSize: Whether to include the size of the screen, which no author wrote.
  public func constraintsAffectingLayout(
    ofView view: Int, axis: Axis, includesRootSize: Bool = false
  ) -> [LayoutConstraint] {
    guard items.indices.contains(view) else { return [] }
    return BindingRows(of: [(view, axis)], in: self).affectingConstraints(of: 0)
      .filter { includesRootSize || $0.origin != .rootSize }
  }
}

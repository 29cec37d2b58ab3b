internal import Geometry
internal import LinearConstraints

/// The positions and sizes of all views of a system, as sums of what constraints contribute.
///
/// The sums equal those of ``PlacementExplanation``, computed for all views together.
public struct PlacementSums: Sendable, Hashable {
  /// The contribution of one constraint to a distance.
  public struct Part: Sendable, Hashable {
    /// The position of the constraint in ``PlacementSums/constraints``.
    public let constraint: Int
    /// The change of the distance, in points, if the constant of the constraint grows by one.
    public let factor: Double
  }

  /// The distances of a view, as sums.
  public struct OfView: Sendable, Hashable {
    /// The distance from the left edge of its superview.
    public let left: [Part]
    public let width: [Part]
    /// The distance from the top edge of its superview.
    public let top: [Part]
    public let height: [Part]
  }

  /// Every constraint that occurs in a sum, each once, in the order of installation.
  public let constraints: [LayoutConstraint]
  /// The contribution of each constraint, in points: its constant, and for a baseline also the distance of the baseline
  /// from the edge.
  public let constants: [Double]
  /// The sums of each view, in the order of the system's items.
  public let views: [OfView]
}

extension BindingRows {
  /// Returns the sums of views whose rows are listed view by view, the horizontal axis first.
  func placementSums() -> PlacementSums {
    var isUsed = Array(repeating: false, count: rows.constraints.count)
    for factor in (positions + lengths).joined() { isUsed[factor.row] = true }
    let used = isUsed.indices.filter { isUsed[$0] }
    var numbers = Array(repeating: 0, count: isUsed.count)
    for (number, row) in used.enumerated() { numbers[row] = number }
    func parts(_ factors: [RowFactor]) -> [PlacementSums.Part] {
      factors.map { PlacementSums.Part(constraint: numbers[$0.row], factor: $0.factor) }
    }
    let views = stride(from: 0, to: positions.count - 1, by: 2).map { place in
      PlacementSums.OfView(
        left: parts(positions[place]), width: parts(lengths[place]), top: parts(positions[place + 1]),
        height: parts(lengths[place + 1]))
    }
    // In a row, the terms and the constant add up to zero, which inverts the sign of the constant.
    let constants = used.map { -rows.rows[$0].constant }
    return PlacementSums(constraints: used.map { rows.constraints[$0] }, constants: constants, views: views)
  }
}

internal import LinearConstraints

/// The directions in which the constraints leave open attributes of views free to move.
///
/// Attributes that move in one direction, each by some multiple, are open for one reason: a constraint that settles one
/// of them settles all. In general a constraint takes away one direction, so as many are missing as the movements of the
/// attributes have dimensions (the rank of their matrix).
public struct OpenMovements: Sendable, Hashable {
  /// The movement of each open attribute, as terms in numbers of directions.
  private var movements: [AmbiguityPreferences.Quantity: [LinearConstraint.Term]] = [:]

  /// No movement is known.
  init() {}

  /// The movements of quantities.
  init(_ movements: [(AmbiguityPreferences.Quantity, [LinearConstraint.Term])]) {
    self.movements = Dictionary(movements, uniquingKeysWith: { first, _ in first })
  }

  /// The open attributes that others have to do with.
  public struct Relations: Sendable, Hashable {
    /// For each open attribute the position of the one that settles it, once those before it are settled: its own where it
    /// needs a constraint of its own.
    ///
    /// An attribute that several others settle together has the first of them. One whose movement is not known needs a
    /// constraint of its own.
    public var causes: [Int]
    /// For each open attribute the position of the first that it has to do with, perhaps by way of others: to settle one
    /// of a group narrows or settles others of it, and nothing outside of it.
    public var groups: [Int]
  }

  /// The number of constraints that would settle some open attributes, if each takes away one direction.
  public func missingCount(of open: [AmbiguousLayout]) -> Int {
    relations(of: open).causes.enumerated().count { $0.offset == $0.element }
  }

  /// The relations between some open attributes.
  public func relations(of open: [AmbiguousLayout]) -> Relations {
    let movements = open.map(movement)
    var elimination = MovementElimination(of: movements)
    var sets = DisjointSets(count: open.count)
    let causes = open.indices.map { position in
      guard let movement = movements[position] else { return position }
      let circuit = elimination.circuit(of: movement, at: position)
      for other in circuit { sets.unite(position, other) }
      return circuit.min() ?? position
    }
    return Relations(causes: causes, groups: open.indices.map { sets.representative(of: $0) })
  }

  /// True where a constraint that settles one of two attributes settles the other as well.
  public func areTied(_ first: AmbiguousLayout, _ second: AmbiguousLayout) -> Bool {
    guard let first = movement(of: first), let second = movement(of: second) else { return false }
    return second.isMultiple(of: first)
  }

  private func movement(of open: AmbiguousLayout) -> [LinearConstraint.Term]? {
    movements[AmbiguityPreferences.Quantity(view: open.view, attribute: open.attribute)]
  }
}

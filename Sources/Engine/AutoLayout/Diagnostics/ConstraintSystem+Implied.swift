internal import LinearConstraints

extension ConstraintSystem {
  /// Returns the constraints that hold whenever certain required equalities do, each with these equalities, by position
  /// in ``constraints`` (specification BLG-11).
  ///
  /// The size of the root and the positions of guides count as unknown, so nothing follows from the size of one screen.
  /// If several equalities imply each other, the last one is reported. Optional constraints and bounds prove nothing.
  /// Baselines depend on fonts, so they neither prove nor follow.
  ///
  /// - Parameters:
  ///   - isCertain: Returns whether the document alone decides a constraint. Other constraints neither prove nor
  ///     follow.
  ///   - workLimit: The number of coefficients that may be combined.
  package func impliedConstraints(
    where isCertain: (Int) -> Bool, workLimit: Int
  ) -> [(constraint: Int, proof: [Int])] {
    let lowering = lowering
    let rows = constraints.indices.compactMap { position -> (position: Int, row: LinearConstraint)? in
      let constraint = constraints[position]
      guard isCertain(position), !constraint.namesBaseline else { return nil }
      return lowering.row(of: constraint).map { (position, $0) }
    }
    let isProof = { (row: LinearConstraint) in row.relation == .equal && row.priority == nil }
    var proofs = EqualityProofs(workLimit: workLimit)
    let equalities = rows.filter { isProof($0.row) }.compactMap { position, row in
      proofs.insert(row, named: position).map { (constraint: position, proof: $0) }
    }
    let others = rows.filter { !isProof($0.row) }.compactMap { position, row in
      proofs.proof(of: row).map { (constraint: position, proof: $0) }
    }
    return (equalities + others).sorted { $0.constraint < $1.constraint }
  }
}

extension LayoutConstraint {
  /// Whether the constraint refers to the baseline of a string.
  fileprivate var namesBaseline: Bool {
    [firstAttribute, secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
  }
}

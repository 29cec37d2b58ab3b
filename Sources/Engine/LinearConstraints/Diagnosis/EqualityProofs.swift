/// Required equalities in exact fractions. They prove which other rows hold whenever the equalities do.
///
/// Each equality is reduced by those before it, as in Gaussian elimination, and records which ones it combines. A row
/// that reduces to nothing follows from the equalities that were subtracted from it. Numbers too long for ``Fraction``
/// prove nothing.
package struct EqualityProofs: Sendable {
  /// A weighted sum of variables plus a constant, which equals zero, and the equalities that it combines.
  private struct Sum {
    var terms: [Int: Fraction] = [:]
    var constant: Fraction?
    var origins: [Int: Fraction] = [:]

    /// Subtracts another sum times a factor. A constant that becomes zero is nil.
    mutating func subtract(_ other: Sum, times factor: Fraction) {
      let factor = -factor
      terms.add(other.terms, times: factor)
      origins.add(other.origins, times: factor)
      guard let added = other.constant.map({ factor * $0 }) else { return }
      constant = constant.map { Fraction.sum($0, added) } ?? added
    }

    /// Whether a number needed more digits than a ``Fraction`` has.
    var isUndecided: Bool {
      constant?.isUndecided ?? false || terms.values.contains(where: \.isUndecided)
        || origins.values.contains(where: \.isUndecided)
    }
  }

  /// The independent equalities. None contains the pivot of an earlier one.
  private var sums: [(pivot: Int, sum: Sum)] = []
  /// The position in ``sums`` of each pivot.
  private var positions: [Int: Int] = [:]
  /// The number of coefficients that may still be combined. Once it is used up, nothing more is proved.
  private var workLeft: Int

  /// Creates proofs without equalities.
  ///
  /// - Parameter workLimit: The number of coefficients that may be combined.
  package init(workLimit: Int) { workLeft = workLimit }

  /// Adds an equality, unless the earlier ones imply or contradict it.
  ///
  /// - Parameters:
  ///   - row: The equality.
  ///   - name: Its number in proofs.
  /// - Returns: The numbers of the equalities that imply it, in ascending order, or nil if none do.
  package mutating func insert(_ row: LinearConstraint, named name: Int) -> [Int]? {
    guard row.relation == .equal, let sum = reduced(row, named: name) else { return nil }
    // The largest key, because the order of a hash table differs between runs.
    if let pivot = sum.terms.keys.max() {
      positions[pivot] = sums.count
      sums.append((pivot, sum))
      return nil
    }
    return sum.constant == nil ? proof(of: sum, named: name) : nil
  }

  /// Returns the numbers of the equalities that imply a row, in ascending order. Nil if they do not, and if the row
  /// holds without them.
  package mutating func proof(of row: LinearConstraint) -> [Int]? {
    let own = -1
    guard let sum = reduced(row, named: own), sum.terms.isEmpty else { return nil }
    let rest = sum.constant?.value ?? 0
    let holds =
      switch row.relation {
      case .equal: rest == 0
      case .lessThanOrEqual: rest <= 0
      case .greaterThanOrEqual: rest >= 0
      }
    return holds ? proof(of: sum, named: own) : nil
  }

  private func proof(of sum: Sum, named name: Int) -> [Int]? {
    let others = sum.origins.keys.filter { $0 != name }.sorted()
    return others.isEmpty ? nil : others
  }

  /// Returns a row without the pivots of the equalities, or nil if that takes too much work or too long numbers.
  private mutating func reduced(_ row: LinearConstraint, named name: Int) -> Sum? {
    var sum = Sum(origins: [name: Fraction(1)])
    for term in row.terms where term.coefficient != 0 {
      sum.terms.add([term.variable: Fraction(term.coefficient)], times: Fraction(1))
    }
    sum.constant = row.constant == 0 ? nil : Fraction(row.constant)
    // Later equalities contain no pivot of earlier ones, so each is subtracted once.
    while let next = sum.terms.keys.compactMap({ positions[$0] }).min() {
      let (pivot, other) = sums[next]
      guard let coefficient = sum.terms[pivot], let divisor = other.terms[pivot], !sum.isUndecided else { return nil }
      workLeft -= sum.terms.count + other.terms.count + other.origins.count
      guard workLeft > 0 else { return nil }
      sum.subtract(other, times: coefficient / divisor)
    }
    return sum.isUndecided ? nil : sum
  }
}

extension [Int: Fraction] {
  /// Adds other numbers times a factor, and removes those that become zero.
  fileprivate mutating func add(_ others: [Int: Fraction], times factor: Fraction) {
    for (key, value) in others {
      let added = value * factor
      self[key] = self[key].map { Fraction.sum($0, added) } ?? added
    }
  }
}

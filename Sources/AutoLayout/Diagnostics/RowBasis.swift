internal import LinearConstraints

/// Rows of which none follows from the others, by Gaussian elimination; it knows what each is made of.
///
/// A row that follows from earlier ones is not taken in, so the first rows count most.
struct RowBasis {
  /// A row that was reduced by those before it.
  private struct Member {
    /// The variable that later rows are freed of.
    var pivot: WeightedSum.Term
    /// What is left of the row, by variable.
    var row: WeightedSum
    /// The rows it was made of, by number.
    var combination: WeightedSum
  }

  private var members: [Member] = []
  /// The member that frees rows of each pivot.
  private var positions: [Int: Int] = [:]

  /// Takes in a row that does not follow from those before it.
  ///
  /// - Returns: nil for a row that was taken in, else the weights with which it and rows before it add up to nothing.
  mutating func add(_ row: WeightedSum, number: Int) -> WeightedSum? {
    var (rest, combination) = (row, WeightedSum(number))
    reduce(&rest, &combination)
    guard let pivot = rest.terms.max(by: { abs($0.weight) < abs($1.weight) }) else { return combination }
    positions[pivot.number] = members.count
    members.append(Member(pivot: pivot, row: rest, combination: combination))
    return nil
  }

  /// The weights with which rows add up to a sum of variables, or to the part of it that they decide.
  func combination(for sum: WeightedSum) -> WeightedSum {
    var (rest, negated) = (sum, WeightedSum())
    reduce(&rest, &negated)
    var combination = WeightedSum()
    combination.add(negated, times: -1)
    return combination
  }

  /// Frees a row of every pivot. A member holds no pivot of an earlier one, so that one walk from the first to the
  /// last suffices.
  private func reduce(_ row: inout WeightedSum, _ combination: inout WeightedSum) {
    while let position = row.terms.compactMap({ positions[$0.number] }).min() {
      let member = members[position]
      let factor = -row.weight(of: member.pivot.number) / member.pivot.weight
      row.add(member.row, times: factor)
      row.remove(member.pivot.number)
      combination.add(member.combination, times: factor)
    }
  }
}

extension WeightedSum {
  /// The left side of a row, by variable.
  init(_ row: LinearConstraint) {
    self.init(unordered: row.terms.map { Term(number: $0.variable, weight: $0.coefficient) })
  }
}

/// The decision by exact fractions whether a coefficient is zero, where doubles leave a doubt.
///
/// Three views of a third of the width, and together as wide as the whole: whether that says anything about the width
/// depends on what is meant by 0.3333333333333333. The rows that have to do with it are combined once more in exact
/// fractions, each number being the simplest fraction that it can have been meant to be.
enum ExactDecision {
  /// More used rows than this are not combined exactly: the numbers become too long.
  private static let rowLimit = 400

  /// Replaces the coefficients of a row's sum by exact ones where they are in doubt.
  ///
  /// The sum is left as it is where the exact numbers are too long for ``Fraction``, or the work was stopped.
  ///
  /// - Parameter pivots: The rows that have been eliminated so far, in order.
  static func decide(_ sum: inout SparseAccumulator, row: Int, of system: LinearSystem, _ pivots: [Elimination.Pivot]) {
    guard sum.isDoubtful else { return }
    var combination = RowCombination<Fraction>(system, pivots)
    guard let exact = combination.remainder(of: row, rowLimit: rowLimit), !combination.isExhausted,
      !exact.values.contains(where: \.isUndecided)
    else { return }
    sum.replaceTerms(
      by: exact.sorted { $0.key < $1.key }.map { LinearConstraint.Term($0.key, $0.value.value) })
  }
}

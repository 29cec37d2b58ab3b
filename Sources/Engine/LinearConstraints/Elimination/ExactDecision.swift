/// The exact decision whether a coefficient is zero, if doubles leave a doubt.
///
/// Three views each have a third of the width, and together the whole width. Whether that determines the width depends
/// on what 0.3333333333333333 means. The rows concerned are combined once more in exact fractions. Each number is taken
/// to be the simplest fraction that it can mean.
enum ExactDecision {
  /// The maximum number of rows that are combined exactly. Beyond it the numbers become too long.
  private static let rowLimit = 400

  /// Replaces doubtful coefficients of a row's sum with exact ones.
  ///
  /// The sum is unchanged if the exact numbers are too long for ``Fraction``, or if the work limit was reached.
  ///
  /// `pivots` are the rows that have been eliminated so far, in order.
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

/// Required rows that cannot all hold, found on the way to a solution.
///
/// By Farkas' lemma (1902) there is then a combination of required rows that says `number other than zero = 0`, or
/// `negative number ≥ 0`. Its members are a conflicting set, though not always a smallest one.
struct Contradiction: Error {
  /// The part of the combination that elimination has left: rows and their factors.
  var rows: [RowFactor]
}

/// A row and its factor in a combination of rows.
package struct RowFactor: Sendable, Hashable {
  /// The position of the row's constraint; behind the constraints stands the nonnegativity of variables.
  package var row: Int
  /// The factor of the row.
  package var factor: Double
}

/// Required rows that cannot all hold, found on the way to a solution.
///
/// By Farkas' lemma (1902) there is then a combination of required rows that says `number other than zero = 0`, or
/// `negative number ≥ 0`. Its members are a conflicting set, though not always a smallest one.
struct Contradiction: Error {
  /// The part of the combination that is not yet used up by elimination: rows, and what each is multiplied by.
  var rows: [RowFactor]
}

/// A row and what it is multiplied by in a combination of rows.
package struct RowFactor: Sendable, Hashable {
  /// The position of the row's constraint; behind the constraints stand the rules that sizes are not negative.
  package var row: Int
  /// What the row is multiplied by.
  package var factor: Double
}

/// Required rows that cannot all hold, found while solving.
///
/// By Farkas' lemma (1902) some combination of required rows then says `nonzero number = 0`, or `negative number ≥ 0`.
/// Its members are a conflicting set, though not always a smallest one.
struct Contradiction: Error {
  /// The part of the combination that elimination has left: rows and their factors.
  var rows: [RowFactor]
}

/// A row and its factor in a combination of rows.
package struct RowFactor: Sendable, Hashable {
  /// The position of the row's constraint. The nonnegativity of variables comes after the constraints.
  package var row: Int
  /// The factor by which the row is multiplied.
  package var factor: Double
}

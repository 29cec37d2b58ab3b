/// Required constraints that cannot all hold, found on the way to a solution.
///
/// By Farkas' lemma (1902) there is then a combination of them that says `number other than zero = 0`, or
/// `negative number ≥ 0`. Its members are a conflicting set, though not always a smallest one.
struct Contradiction: Error {
  /// The constraints of the combination, by position, ascending; empty where origins were not traced.
  var constraints: [Int]

  /// The constraints that contradictory rows have come from.
  init(of rows: [LinearSystem.Row]) {
    let origins = rows.flatMap { $0.origin.terms.map(\.variable) }.sorted()
    constraints = []
    for origin in origins where origin != constraints.last { constraints.append(origin) }
  }
}

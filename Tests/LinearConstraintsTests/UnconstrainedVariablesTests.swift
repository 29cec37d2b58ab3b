import Testing

@testable import LinearConstraints

/// Preferences about variables that no constraint speaks of.
@Suite struct UnconstrainedVariablesTests {
  private func term(_ variable: Int, _ coefficient: Double = 1) -> LinearConstraint.Term {
    .init(variable, coefficient)
  }

  /// Follows a preference that a loose variable can meet.
  private func follow(_ loose: inout UnconstrainedVariables, _ terms: [LinearConstraint.Term], constant: Double) {
    let rest = loose.follow(terms, constant: constant)
    #expect(rest == nil)
  }

  @Test func `the first preference settles a loose variable, the next is about numbers alone`() {
    var loose = UnconstrainedVariables([0, 2], variableCount: 3)
    #expect(loose.contains(0) && !loose.contains(1) && loose.contains(2))
    follow(&loose, [term(0, 2)], constant: -14)
    #expect(!loose.contains(0))
    let rest = loose.follow([term(0)], constant: -5)
    #expect(rest?.terms.isEmpty == true && rest?.constant == 2)
    var values = [0.0, 5, 0]
    loose.complete(&values)
    #expect(values == [7, 5, 0])
  }

  @Test func `a loose variable follows another one, whatever that comes to be`() {
    var loose = UnconstrainedVariables([0, 1], variableCount: 3)
    follow(&loose, [term(0), term(1, -1)], constant: -3)
    follow(&loose, [term(2, 4), term(1, -2)], constant: 0)
    #expect(!loose.contains(0) && !loose.contains(1))
    var values = [0.0, 0, 10]
    loose.complete(&values)
    #expect(values == [23, 20, 10])
  }

  @Test func `a preference without a loose variable is returned in terms of those that are not`() throws {
    var loose = UnconstrainedVariables([0], variableCount: 3)
    follow(&loose, [term(0), term(2, -2)], constant: -1)
    let followed = loose.follow([term(0), term(1)], constant: 5)
    let rest = try #require(followed)
    #expect(Set(rest.terms) == [term(2, 2), term(1)] && rest.constant == 6)
  }

  @Test func `three variables at once are left to the simplex method`() throws {
    var loose = UnconstrainedVariables([0, 1], variableCount: 3)
    let followed = loose.follow([term(0), term(1), term(2)], constant: 0)
    let rest = try #require(followed)
    #expect(rest.terms == [term(0), term(1), term(2)])
    #expect(!loose.contains(0) && !loose.contains(1))
  }

  @Test func `without loose variables every preference is returned as it is`() throws {
    var loose = UnconstrainedVariables([], variableCount: 2)
    let followed = loose.follow([term(1, 3)], constant: 4)
    let rest = try #require(followed)
    #expect(rest.terms == [term(1, 3)] && rest.constant == 4)
    #expect(UnderdeterminedComponents().isEmpty)
  }
}

import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// Preferences about variables without constraints.
@Suite struct UnconstrainedVariablesTests {
  private func term(_ variable: Int, _ coefficient: Double = 1) -> LinearConstraint.Term {
    .init(variable, coefficient)
  }

  /// Applies a preference that an unconstrained variable can satisfy.
  private func follow(_ variables: inout UnconstrainedVariables, _ terms: [LinearConstraint.Term], constant: Double) {
    let rest = variables.follow(terms, constant: constant)
    #expect(rest == nil)
  }

  @Test func `the first preference determines an unconstrained variable, and the next one only checks numbers`() {
    var variables = UnconstrainedVariables([0, 2], variableCount: 3)
    #expect(variables.contains(0) && !variables.contains(1) && variables.contains(2))
    follow(&variables, [term(0, 2)], constant: -14)
    #expect(!variables.contains(0))
    let rest = variables.follow([term(0)], constant: -5)
    #expect(rest?.terms.isEmpty == true && rest?.constant == 2)
    var values = [0.0, 5, 0]
    variables.complete(&values)
    expect(values, is: [7, 5, 0])
  }

  @Test func `an unconstrained variable follows another one at any value`() {
    var variables = UnconstrainedVariables([0, 1], variableCount: 3)
    follow(&variables, [term(0), term(1, -1)], constant: -3)
    follow(&variables, [term(2, 4), term(1, -2)], constant: 0)
    #expect(!variables.contains(0) && !variables.contains(1))
    var values = [0.0, 0, 10]
    variables.complete(&values)
    expect(values, is: [23, 20, 10])
  }

  @Test func `a preference without an unconstrained variable is returned in terms of the others`() throws {
    var variables = UnconstrainedVariables([0], variableCount: 3)
    follow(&variables, [term(0), term(2, -2)], constant: -1)
    let followed = variables.follow([term(0), term(1)], constant: 5)
    let rest = try #require(followed)
    #expect(Set(rest.terms) == [term(2, 2), term(1)] && rest.constant == 6)
  }

  @Test func `three variables in one preference are left to the simplex method`() throws {
    var variables = UnconstrainedVariables([0, 1], variableCount: 3)
    let followed = variables.follow([term(0), term(1), term(2)], constant: 0)
    let rest = try #require(followed)
    expect(rest.terms, is: [term(0), term(1), term(2)])
    #expect(!variables.contains(0) && !variables.contains(1))
  }

  @Test func `without unconstrained variables, every preference is returned unchanged`() throws {
    var variables = UnconstrainedVariables([], variableCount: 2)
    let followed = variables.follow([term(1, 3)], constant: 4)
    let rest = try #require(followed)
    #expect(rest.terms == [term(1, 3)] && rest.constant == 4)
    #expect(UnderdeterminedComponents().isEmpty)
  }
}

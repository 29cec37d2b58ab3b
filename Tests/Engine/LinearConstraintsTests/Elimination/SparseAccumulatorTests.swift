import LayoutTestSupport
import Testing

@testable import LinearConstraints

@Suite struct SparseAccumulatorTests {
  @Test func `a variable occurs once in a sum`() {
    var sum = SparseAccumulator(variableCount: 5)
    for (variable, coefficient) in [(3, 1.0), (0, 2), (3, 0.5)] { sum.add(variable, times: coefficient) }
    expect(Array(sum.terms), is: [.init(3, 1.5), .init(0, 2)])
    expect(sum.coefficient(of: 3), is: 1.5)
    expect(sum.coefficient(of: 4), is: 0)
  }

  @Test func `long sums behave like short ones and can shrink again`() {
    var sum = SparseAccumulator(variableCount: 30)
    for round in 1...3 {
      for variable in 0..<30 { sum.add(variable * 7 % 30, times: Double(variable)) }
      for variable in 0..<30 { #expect(sum.coefficient(of: variable * 7 % 30) == Double(round * variable)) }
    }
    for variable in 0..<26 { sum.add(variable * 7 % 30, times: Double(-3 * variable)) }
    sum.dropZeros()
    let left = (26..<30).map { (variable: Int) in LinearConstraint.Term(variable * 7 % 30, Double(3 * variable)) }
    expect(Set(sum.terms), is: Set(left))
    for variable in 0..<30 { sum.add(variable, times: 1) }
    #expect((0..<26).allSatisfy { (variable: Int) in sum.coefficient(of: variable * 7 % 30) == 1 })
    #expect(left.allSatisfy { sum.coefficient(of: $0.variable) == $0.coefficient + 1 })
    let removed = sum.remove(5)
    sum.dropZeros()
    #expect(removed == 1 && sum.coefficient(of: 5) == 0 && sum.terms.count == 29)
  }

  @Test func `terms that cancel except for rounding are dropped`() {
    var sum = SparseAccumulator(variableCount: 3)
    sum.add(0, times: 0.1 + 0.2)
    sum.add(1, times: 1)
    sum.add(0, times: -0.3)
    expect(sum.coefficient(of: 0), is: 0)
    sum.dropZeros()
    expect(Array(sum.terms), is: [.init(1, 1)])
  }

  @Test func `small terms that are not rounding errors are kept`() {
    var sum = SparseAccumulator(variableCount: 1)
    sum.add(0, times: 1)
    sum.add(0, times: -0.999_999_9)
    sum.dropZeros()
    expect(sum.terms.count, is: 1)
  }

  @Test func `a dropped variable can be added again`() {
    var sum = SparseAccumulator(variableCount: 3)
    sum.add(2, times: 4)
    sum.add(1, times: 1)
    expect(sum.remove(2), is: 4)
    expect(sum.remove(2), is: 0)
    sum.dropZeros()
    sum.add(2, times: 7)
    expect(Array(sum.terms), is: [.init(1, 1), .init(2, 7)])
  }

  @Test func `clearing removes all of the previous sum`() {
    var sum = SparseAccumulator(variableCount: 3)
    sum.constant = ParametricValue(3)
    for variable in 0..<3 { sum.add(variable, times: 1) }
    sum.clear()
    #expect(sum.terms.isEmpty && sum.constant == ParametricValue())
    sum.add(2, times: 5)
    expect((0..<3).map { sum.coefficient(of: $0) }, is: [0, 0, 5])
  }
}

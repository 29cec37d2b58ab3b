import LayoutTestSupport
import Testing

@testable import LinearConstraints

@Suite struct ParametricValueTests {
  private let value = ParametricValue(constant: 4, first: 0.5, second: -1)

  @Test func `a value depends on both parameters`() {
    expect(value.value(at: Parameters(first: 100, second: 10)), is: 44)
    expect(value.value(at: Parameters()), is: 4)
    expect(ParametricValue(7).value(at: Parameters(first: 100, second: 10)), is: 7)
  }

  @Test func `sums and multiples are computed for each part`() {
    var sum = value
    sum.add(ParametricValue(constant: 1, first: 2, second: 3), times: -2)
    expect(sum, is: ParametricValue(constant: 2, first: -3.5, second: -7))
    expect(value * -4, is: ParametricValue(constant: -16, first: -2, second: 4))
  }

  @Test func `a value without parameters is constant`() {
    #expect(ParametricValue(7).isConstant)
    #expect(!value.isConstant)
    #expect(!ParametricValue(constant: 0, first: 0, second: 1).isConstant)
  }
}

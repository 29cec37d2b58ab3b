import LayoutTestSupport
import LinearConstraints
import Testing

/// Layouts as large as real screens and larger, with solutions in closed form.
@Suite struct LargeProblemTests {
  @Test(arguments: [1, 50, 1000])
  func `a view nested in a view is two points smaller on each side`(depth: Int) {
    // The left edge, top, width and height of each view, one after the other.
    var constraints = [4000.0, 6000].enumerated().map { row([(2 + $0, 1)], .equal, $1) }
    constraints += [row([(0, 1)], .equal, 0), row([(1, 1)], .equal, 0)]
    for view in stride(from: 4, to: 4 * depth, by: 4) {
      for axis in 0..<2 {
        let (start, size) = (view + axis, view + 2 + axis)
        constraints.append(row([(start, 1), (start - 4, -1)], .equal, 2))
        constraints.append(row([(start, 1), (size, 1), (start - 4, -1), (size - 4, -1)], .equal, -2))
      }
    }
    let sizes = (0..<(4 * depth)).filter { $0 % 4 > 1 }
    let solution = LinearProblem(4 * depth, nonNegative: sizes, constraints.reversed()).solution()
    #expect(solution.conflicts.isEmpty)
    let expected = (0..<depth).flatMap { view in
      let inset = 2 * Double(view)
      return [inset, inset, 4000 - 2 * inset, 6000 - 2 * inset]
    }
    #expect(agree(solution.values, expected))
  }

  @Test func `a hundred views at fixed distances move together`() {
    var constraints = [row([(0, 1)], .greaterThanOrEqual, 0)]
    for view in 1..<100 { constraints.append(row([(view, 1), (view - 1, -1)], .greaterThanOrEqual, 2)) }
    for view in 0..<100 { constraints.append(row([(view, 1)], .equal, 0, at: 500)) }
    let solution = LinearProblem(100, constraints).solution()
    #expect(agree(solution.values, (0..<100).map { 2 * Double($0) }))
  }

  @Test func `a list that does not fit compresses the rows of the lowest priority`() {
    // Rows of 44 points in 1,000 points. The resistance increases from the last row to the first.
    let count = 40
    var constraints = [row((0..<count).map { ($0, 1) }, .lessThanOrEqual, 1000)]
    for index in 0..<count {
      constraints.append(row([(index, 1)], .greaterThanOrEqual, 44, at: 900 - Double(index)))
      constraints.append(row([(index, 1)], .lessThanOrEqual, 44, at: 250))
    }
    let solution = LinearProblem(
      count, nonNegative: Array(0..<count), constraints, preferences: (0..<count).map { preference($0, 0) }
    ).solution()
    #expect(solution.open.isEmpty)
    #expect(agree(solution.values, Array(repeating: 44, count: 22) + [32] + Array(repeating: 0, count: 17)))
  }

  @Test func `thirty widths with optional equalities are equal`() {
    var constraints = [row((0..<30).map { ($0, 1) }, .equal, 300)]
    for first in 0..<30 {
      for second in 0..<first { constraints.append(row([(first, 1), (second, -1)], .equal, 0, at: 500)) }
    }
    #expect(agree(LinearProblem(30, constraints).solution().values, Array(repeating: 10, count: 30)))
  }

  @Test func `views without constraints take their preferred positions, next to the previous view`() {
    let preferences = (0..<400).map { view in
      LinearProblem.Preference(
        view == 0 ? [.init(0, 1)] : [.init(view, 1), .init(view - 1, -1)], target: 3)
    }
    let solution = LinearProblem(400, [], preferences: preferences.reversed()).solution()
    expect(solution.open.count, is: 400)
    #expect(agree(solution.values, (0..<400).map { 3 * Double($0 + 1) }))
  }
}

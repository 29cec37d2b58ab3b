import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// The rows that remain after elimination, in independent components.
@Suite struct ComponentsTests {
  private func components(_ problem: LinearProblem) -> Components {
    let system = LinearSystem(problem)
    var sum = SparseAccumulator(variableCount: problem.variableCount)
    var elimination = Elimination(system, &sum)
    return Components(system, &elimination, &sum)
  }

  /// Returns the variables of each component.
  private func variables(_ components: Components) -> [[Int]] {
    components.components.map { Array(components.unknowns[$0.unknowns]) }
  }

  @Test func `variables without a common row are in different components`() {
    let components = components(
      LinearProblem(
        6,
        [
          row([(0, 1), (3, 1)], .lessThanOrEqual, 9), row([(1, 1)], .equal, 4, at: 500),
          row([(3, 1), (5, -1)], .equal, 2, at: 250), row([(2, 1)], .equal, 8),
        ]))
    expect(variables(components), is: [[0, 3, 5], [1], [4]])
    expect(components.components.map { components.rows[$0.rows].map(\.row) }, is: [[0, 2], [1], []])
  }

  @Test func `an eliminated equality connects its variables only through others`() {
    let components = components(
      LinearProblem(
        4,
        [row([(0, 1), (1, -1)], .equal, 2), row([(0, 1)], .equal, 1, at: 5), row([(1, 1), (2, 1)], .equal, 1, at: 5)]))
    expect(variables(components).map(\.count), is: [2, 1])
    expect(components.rows.count, is: 2)
  }

  @Test func `rows are sorted from the highest level down, otherwise in their order`() {
    let components = components(
      LinearProblem(
        1, nonNegative: [0],
        [
          row([(0, 1)], .equal, 1, at: 250), row([(0, 1)], .equal, 2, at: 750), row([(0, 1)], .lessThanOrEqual, 3),
          row([(0, 1)], .greaterThanOrEqual, 4, at: 750),
        ]))
    expect(components.rows.map(\.row), is: [4, 2, 1, 3, 0])
    expect(components.rows.map(\.level), is: [0, 0, 1, 1, 2])
    expect(components.rows.map(\.isRequired), is: [true, true, false, false, false])
    expect(components.rows.map(\.isEquality), is: [false, false, true, false, true])
  }

  @Test func `a required row without an unknown variable is a constant row`() {
    let components = components(
      LinearProblem(
        2, [row([(0, 1)], .equal, 5), row([(0, 1)], .lessThanOrEqual, 3), row([(0, 1)], .equal, 1, at: 10)]))
    expect(components.constantRows.map(\.row), is: [1])
    expect(components.constantRows.map(\.value), is: [ParametricValue(-2)])
    #expect(components.rows.isEmpty)
  }

  @Test func `components are joined with their rows and additional levels`() {
    let separate = components(
      LinearProblem(
        3, [row([(0, 1)], .equal, 1, at: 5), row([(1, 1)], .lessThanOrEqual, 3), row([(2, 1)], .equal, 6, at: 9)]))
    var numbers = Array(repeating: Int32(-1), count: 3)
    let joined = Components(
      joining: [0, 1], of: separate, levels: [(terms: [.init(1, 1), .init(0, -1)], constant: ParametricValue(4))],
      after: 3, &numbers)
    expect(numbers, is: [-1, -1, -1])
    expect(joined.components.count, is: 1)
    expect(joined.unknowns, is: [0, 1])
    expect(joined.rows.map(\.level), is: [0, 2, 3])
    #expect(
      joined.rows.map { Array(joined.terms[$0.terms]) } == [
        [.init(1, -1)], [.init(0, 1)], [.init(1, 1), .init(0, -1)],
      ])
  }

  @Test func `a counting sort keeps the order of equal keys`() {
    let keys: [Int32] = [2, 0, 2, 3, 0]
    let sort = CountingSort(["a", "b", "c", "d", "e"], keyCount: 5) { keys[$0] }
    expect(sort.elements, is: ["b", "e", "a", "c", "d"])
    expect(sort.starts, is: [0, 2, 2, 4, 5, 5])
    expect(CountingSort([Int](), keyCount: 2) { _ in 0 }.starts, is: [0, 0, 0])
  }
}

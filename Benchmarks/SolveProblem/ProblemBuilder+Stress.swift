internal import LinearConstraints

/// Problems that are hard for a solver but unlikely in practice.
extension ProblemBuilder {
  /// Returns a chain of variables with minimum distances and a limit beyond the width of the screen. Each variable has
  /// an optional target.
  static func chain(_ count: Int) -> ProblemFile {
    var builder = ProblemBuilder()
    var random = SequenceOfNumbers(seed: 4)
    let numbers = (0..<count).map { _ in builder.variable() }
    for index in numbers.indices.dropFirst() {
      builder.add([(numbers[index], 1), (numbers[index - 1], -1)], .greaterThanOrEqual, 2)
    }
    builder.add([(numbers[0], 1)], .greaterThanOrEqual, 0)
    builder.relate([(numbers[count - 1], 1)], .lessThanOrEqual, [(builder.screen.width, 1)], 2 * Double(count))
    for (index, number) in numbers.enumerated() {
      builder.add([(number, 1)], .equal, Double(random.next(below: 3 * count)), at: 500 + Double(index % 5))
    }
    return builder.file
  }

  /// Returns widths that fill the screen. All pairs of widths are equal, either as required rows or at a priority.
  static func web(_ count: Int, at priority: Double?) -> ProblemFile {
    var builder = ProblemBuilder()
    var random = SequenceOfNumbers(seed: 3)
    let widths = (0..<count).map { _ in builder.variable() }
    for first in widths.indices {
      for second in 0..<first { builder.relate([(widths[first], 1)], [(widths[second], 1)], at: priority) }
    }
    builder.relate(widths.map { ($0, 1.0) }, .equal, [(builder.screen.width, 1)])
    for width in widths { builder.size(width, content: Double(5 + random.next(below: 25)), resistance: 749) }
    return builder.file
  }

  /// Returns contradictory optional rows at a hundred priorities.
  static func levels(_ count: Int) -> ProblemFile {
    var builder = ProblemBuilder()
    var random = SequenceOfNumbers(seed: 5)
    let numbers = (0..<count).map { _ in builder.variable() }
    for level in 0..<100 {
      for _ in 0..<max(1, count / 5) {
        let first = random.next(below: count)
        let second = (first + 1 + random.next(below: count - 1)) % count
        let relation = [LinearConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][random.next(below: 3)]
        let sum: Sum = [(numbers[first], 1), (numbers[second], [-1, 1, 0.5][random.next(below: 3)])]
        builder.add(sum, relation, Double(random.next(below: 400)), at: 5 + 9 * Double(level))
      }
    }
    for number in numbers {
      builder.add([(number, 1)], .greaterThanOrEqual, 0)
      builder.relate([(number, 1)], .lessThanOrEqual, [(builder.screen.width, 1)])
    }
    return builder.file
  }

  /// Returns a tree in which every hundredth view has two required widths.
  static func conflicts(_ count: Int) -> ProblemFile {
    var builder = ProblemBuilder(continuing: tree(count))
    for view in stride(from: 100, to: count, by: 100) {
      builder.add([(4 * view + 2, 1)], .equal, Double(view))
    }
    return builder.file
  }

  /// Returns rows of up to three variables that have a common solution, and optional rows that may contradict them.
  static func random(_ count: Int) -> ProblemFile {
    var builder = ProblemBuilder()
    var random = SequenceOfNumbers(seed: 6)
    let numbers = (0..<count).map { _ in builder.variable() }
    let known = numbers.map { _ in Double(random.next(below: 100)) }
    for row in 0..<(4 * count) {
      let members = Set((0...random.next(below: 3)).map { _ in random.next(below: count) }).sorted()
      let sum = members.map { (numbers[$0], [1, -1, 2, 0.5][random.next(below: 4)]) }
      let value = zip(members, sum).reduce(0) { $0 + known[$1.0] * $1.1.1 }
      if row % 8 == 0 {
        builder.add(sum, .equal, value)
      } else if row % 8 == 1 {
        builder.add(sum, .lessThanOrEqual, value + 5)
      } else {
        builder.add(sum, .equal, Double(random.next(below: 100)), at: Double(1 + random.next(below: 900)))
      }
    }
    return builder.file
  }
}

/// Pseudorandom numbers that are the same in every run (Lehmer's generator with the constants of Park and Miller).
private struct SequenceOfNumbers {
  private var state: Int

  init(seed: Int) { state = seed }

  /// Returns a number from 0 up to, but not including, `bound`.
  mutating func next(below bound: Int) -> Int {
    state = state * 48_271 % 2_147_483_647
    return state % max(1, bound)
  }
}

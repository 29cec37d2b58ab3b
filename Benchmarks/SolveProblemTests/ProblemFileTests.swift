import LinearConstraints
import Testing

@testable import solve_problem

@Suite struct ProblemFileTests {
  private static let kinds: [@Sendable (Int) -> ProblemFile] = [
    { ProblemBuilder.row($0) }, { ProblemBuilder.tree($0) }, { ProblemBuilder.form($0) }, { ProblemBuilder.screen($0) },
    { ProblemBuilder.chain($0) }, { ProblemBuilder.web($0, at: nil) }, { ProblemBuilder.web($0, at: 500) },
    { ProblemBuilder.levels($0) }, { ProblemBuilder.random($0) },
  ]

  @Test(arguments: kinds.indices)
  func `a problem that is written is read as it was`(kind: Int) throws {
    let file = Self.kinds[kind](7)
    let parsed = try ProblemFile(parsing: file.text)
    #expect(parsed == file)
  }

  @Test(arguments: kinds.indices)
  func `the rows of a generated problem can hold`(kind: Int) {
    let file = Self.kinds[kind](5)
    #expect(file.problem(at: file.allSizes[0]).solution().conflicts.isEmpty)
  }

  @Test(arguments: ["v -1", "v 1\nc 1000 = 0 1 1 1", "v 1\nc 1 ? 0 1 0 1", "v 1\nd 3", "v 1\np 0 nan", "x"])
  func `a line that makes no sense is refused with its number`(text: String) {
    let error = #expect(throws: ProblemFile.ParsingError.self) { try ProblemFile(parsing: text) }
    #expect(error?.line == text.split(separator: "\n").count)
  }
}

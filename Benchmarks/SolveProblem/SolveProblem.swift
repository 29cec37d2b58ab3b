internal import Glibc
internal import HostFiles

/// The tool that solves problems from text files and prints the time that this takes, or writes such problems.
@main struct SolveProblem {
  private static let help = """
    solve-problem PROBLEM… [--solution FILE] [--repeat N]
        Prints one line of JSON for each problem. FILE gets the values of all variables, one line for each size;
        it needs a single problem.
          solve_us        from rows to values, the median of N runs (fewer where they take more than a second)
          resize_us       all sizes of the 'd' lines together, by a copy of a solver that has solved the first size
          ambiguity_us    from rows to values and to the interval that each variable may take
          bytes_per_view  how much higher the first solution drives the memory in use, for each four variables;
                          the problem itself is not counted, nor is what the allocator held in reserve before
          ambiguous       how many variables the rows leave open
          conflicts       how many required rows are left out because they cannot hold
    solve-problem --generate FOLDER
        Writes the problems that the benchmark measures.

    """

  /// The greatest size of a problem that is read, in bytes.
  private static let sizeLimit = 1 << 30

  private var problems: [String] = []
  private var solution: String?
  private var repetitions = 5
  private var folder: String?

  static func main() {
    guard let tool = SolveProblem(CommandLine.arguments.dropFirst()) else {
      report(help)
      HostProcess.exit(64)
    }
    do {
      try tool.run()
    } catch {
      report("solve-problem: \(error)\n")
      HostProcess.exit(1)
    }
  }

  private static func report(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }

  /// Creates the run that arguments describe; nil if they are invalid.
  private init?(_ arguments: ArraySlice<String>) {
    var arguments = arguments
    while let argument = arguments.popFirst() {
      switch argument {
      case "--solution", "--repeat", "--generate":
        guard let value = arguments.popFirst() else { return nil }
        if argument == "--solution" { solution = value }
        if argument == "--generate" { folder = value }
        if argument == "--repeat" {
          guard let number = Int(value), (1...1_000_000).contains(number) else { return nil }
          repetitions = number
        }
      default:
        guard !argument.hasPrefix("-") else { return nil }
        problems.append(argument)
      }
    }
    guard problems.isEmpty != (folder == nil), solution == nil || problems.count == 1 else { return nil }
  }

  private func run() throws {
    if let folder { return try generate(in: folder) }
    for path in problems { try solve(path) }
  }

  private func solve(_ path: String) throws {
    let text = String(decoding: try FileSystem.contents(of: path, limit: Self.sizeLimit), as: UTF8.self)
    let file: ProblemFile
    do throws(ProblemFile.ParsingError) { file = try ProblemFile(parsing: text) } catch {
      throw PlacedError(path: path, error: error)
    }
    let measurement = Measurement(file, repetitions: repetitions)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    print(measurement.line(name: name.hasSuffix(".txt") ? String(name.dropLast(4)) : name, file), terminator: "")
    if let solution { try FileSystem.write(Array(measurement.solution.utf8), to: solution) }
  }

  private func generate(in folder: String) throws {
    try FileSystem.createDirectory(at: folder)
    for (name, sizes, make) in Self.kinds {
      for size in sizes { try FileSystem.write(Array(make(size).text.utf8), to: "\(folder)/\(name)-\(size).txt") }
    }
  }

  /// The kinds of problems, with sizes that show how the time grows.
  private static var kinds: [(String, [Int], (Int) -> ProblemFile)] {
    [
      ("row", [10, 30, 100, 300, 1000, 3000], ProblemBuilder.row),
      ("tree", [100, 300, 1000, 3000, 10_000, 100_000], ProblemBuilder.tree),
      ("open-tree", [100, 300, 1000, 3000], ProblemBuilder.openTree),
      ("form", [10, 25, 50, 100, 200], ProblemBuilder.form),
      ("screen", [1, 2, 5, 10], ProblemBuilder.screen),
      ("chain", [30, 60, 100, 300, 1000], ProblemBuilder.chain),
      ("web", [15, 30, 60, 120], { ProblemBuilder.web($0, at: nil) }),
      ("optional-web", [15, 30, 60, 120], { ProblemBuilder.web($0, at: 500) }),
      ("levels", [5, 10, 20, 40], ProblemBuilder.levels),
      ("conflicts", [200, 300, 400, 500], ProblemBuilder.conflicts),
      ("random", [10, 20, 40, 80], ProblemBuilder.random),
    ]
  }
}

/// An error for a line that cannot be read, with the path of its file.
private struct PlacedError: Error, CustomStringConvertible {
  let path: String
  let error: ProblemFile.ParsingError

  var description: String { "\(path): \(error)" }
}

internal import LinearConstraints

/// The measured times of one problem, and its solution.
struct Measurement {
  /// The median time from rows to values, in microseconds.
  let solveTime: Double
  /// The median time for all other sizes together, in microseconds.
  let resizeTime: Double
  /// The time from rows to values and to the interval of every variable, in microseconds.
  let ambiguityTime: Double
  /// The memory that the first solution needs in addition to the problem, in bytes; nil if it cannot be measured.
  let peakBytes: Int?
  /// The number of ambiguous variables.
  let ambiguousCount: Int
  /// The number of conflicts at the first size.
  let conflictCount: Int
  /// The values of all variables at each size.
  let values: [[Double]]

  /// Solves a problem at each of its sizes, with up to `repetitions` runs.
  init(_ file: ProblemFile, repetitions: Int) {
    let problem = file.problem(at: file.allSizes[0])
    var first: (solver: LinearSolver, solution: LinearSolution)?
    peakBytes = ProcessMemory.growth {
      var solver = LinearSolver(problem)
      let solution = solver.solution()
      first = (solver, solution)
    }
    var (solver, solution) = first ?? (LinearSolver(problem), problem.solution())
    conflictCount = solution.conflicts.count
    solveTime = Self.median(repetitions) { _ = problem.solution() }
    let fresh = solver
    resizeTime = Self.median(repetitions) {
      // Each repetition starts with a solver that has not seen the other sizes.
      solver = fresh
      for size in file.sizes { _ = solver.solution(at: size) }
    }
    solver = fresh
    values = [solution.values] + file.sizes.map { solver.solution(at: $0).values }
    let questions = (0..<file.variableCount).map { LinearProblem.Preference([.init($0, 1)], target: 0) }
    let question = file.problem(at: file.allSizes[0], preferences: questions)
    ambiguityTime = Self.median(1) { _ = question.solution() }
    ambiguousCount = question.solution().open.count
  }

  /// Returns the measurement as one line of JSON.
  func line(name: String, _ file: ProblemFile) -> String {
    let members = [
      "\"problem\":\"\(Self.escaped(name))\"", "\"variables\":\(file.variableCount)", "\"rows\":\(file.rows.count)",
      "\"solve_us\":\(solveTime)", "\"sizes\":\(file.sizes.count)", "\"resize_us\":\(resizeTime)",
      "\"ambiguity_us\":\(ambiguityTime)", "\"bytes_per_view\":\(bytesPerView(file))",
      "\"ambiguous\":\(ambiguousCount)", "\"conflicts\":\(conflictCount)",
    ]
    return "{\(members.joined(separator: ","))}\n"
  }

  /// Returns the number of bytes for each view, which has four variables; `null` if it was not measured.
  private func bytesPerView(_ file: ProblemFile) -> String {
    peakBytes.map { "\(4 * $0 / max(1, file.variableCount))" } ?? "null"
  }

  /// The values as text, with one line for each size.
  var solution: String {
    values.map { $0.map(\.description).joined(separator: " ") + "\n" }.joined()
  }

  /// The time after which a piece of work is not repeated. For longer work, the noise of the clock does not matter.
  private static let patience = Duration.seconds(1)

  /// Returns the median time of a piece of work, in microseconds.
  private static func median(_ repetitions: Int, _ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    var times: [Double] = []
    repeat {
      times.append(clock.measure(work) / .microseconds(1))
    } while times.count < repetitions
      && clock.now - start < patience
    return times.sorted()[times.count / 2]
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      default: scalar.value < 32 ? "?" : String(scalar)
      }
    }.joined()
  }
}

extension LinearSolver {
  /// Returns the solution at another size: one value for each parameter of the problem file.
  fileprivate mutating func solution(at size: [Double]) -> LinearSolution {
    for (position, value) in size.enumerated() { setConstant(-value, at: position) }
    return solution()
  }
}

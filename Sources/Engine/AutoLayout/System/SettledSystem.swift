/// Something with a layout at one size, whose system follows its solution.
package protocol SystemSource {
  /// Numbers that depend on frames which are themselves being solved: the insets of guides, and the widths of texts.
  associatedtype Metrics
  /// A reason for which there may be no system.
  associatedtype Failure: Error

  /// The metrics that follow from a solution, or those of the first pass for nil.
  func metrics(after solution: LayoutSolution?) -> Metrics

  /// The system with the metrics of a pass.
  func system(with metrics: Metrics) throws(Failure) -> ConstraintSystem
}

/// A system that was solved until what it is made of stayed the same.
package struct SettledSystem<Metrics> {
  /// The metrics of the last pass.
  package let metrics: Metrics
  /// The system that was solved last.
  package let system: ConstraintSystem
  /// Its solution.
  package let solution: LayoutSolution

  /// Solves the layout of a source; `solver` has solved it at other sizes, or nothing yet.
  package init<Source: SystemSource>(
    of source: Source, solvingWith solver: inout LayoutSolver
  ) throws(Source.Failure) where Source.Metrics == Metrics {
    let layout = LayoutAtOneSize(source, solver)
    // Whoever solves again meanwhile has a solver of its own, and nothing is copied.
    solver = LayoutSolver()
    defer { solver = layout.solver }
    self = try layout.settle(layout.pass(after: nil), at: ()) { _, pass, solution throws(Source.Failure) in
      SettledSystem(metrics: pass.metrics, system: pass.system, solution: solution)
    }
  }

  private init(metrics: Metrics, system: ConstraintSystem, solution: LayoutSolution) {
    (self.metrics, self.system, self.solution) = (metrics, system, solution)
  }
}

/// The settling of a layout at one size.
private final class LayoutAtOneSize<Source: SystemSource>: SettlingLayout {
  typealias Pass = (metrics: Source.Metrics, system: ConstraintSystem)
  typealias Outcome = SettledSystem<Source.Metrics>
  typealias Failure = Source.Failure

  private let source: Source
  var solver: LayoutSolver

  init(_ source: Source, _ solver: LayoutSolver) {
    self.source = source
    self.solver = solver
  }

  func pass(after solution: LayoutSolution?) throws(Failure) -> Pass {
    let metrics = source.metrics(after: solution)
    return (metrics, try source.system(with: metrics))
  }

  func solve(
    _ pass: Pass, at place: Void, _ continuation: (Void, LayoutSolution) throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    try continuation((), solver.solution(of: pass.system))
  }

  func follow(
    _ pass: Pass, _ solution: LayoutSolution, at place: Void,
    _ continuation: (Void, Pass, _ isSettled: Bool) throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    let next = try self.pass(after: solution)
    return try continuation((), next, next.system == pass.system)
  }
}

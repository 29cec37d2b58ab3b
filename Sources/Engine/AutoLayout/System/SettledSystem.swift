/// A source of layouts at one size, whose system depends on its own solution.
package protocol SystemSource {
  /// The numbers that depend on frames still being solved: the insets of guides, and the widths of text.
  associatedtype Metrics
  /// The error if there is no system.
  associatedtype Failure: Error

  /// Returns the metrics that follow from a solution, or from the first pass for nil.
  func metrics(after solution: LayoutSolution?) -> Metrics

  /// Returns the system with the metrics of a pass.
  func system(with metrics: Metrics) throws(Failure) -> ConstraintSystem

  /// Returns the system with the metrics of a pass, derived from the system of the previous pass. Parts that do not
  /// depend on the metrics need not be rebuilt.
  func system(
    with metrics: Metrics, after former: (metrics: Metrics, system: ConstraintSystem)
  ) throws(Failure) -> ConstraintSystem
}

extension SystemSource {
  package func system(
    with metrics: Metrics, after former: (metrics: Metrics, system: ConstraintSystem)
  ) throws(Failure) -> ConstraintSystem {
    try system(with: metrics)
  }
}

/// A system that was solved repeatedly until its metrics stayed the same.
package struct SettledSystem<Metrics> {
  /// The metrics of the last pass.
  package let metrics: Metrics
  /// The system that was solved last.
  package let system: ConstraintSystem
  package let solution: LayoutSolution

  /// Solves the layout of a source. `solver` may have solved it at other sizes.
  package init<Source: SystemSource>(
    of source: Source, solvingWith solver: inout LayoutSolver
  ) throws(Source.Failure) where Source.Metrics == Metrics {
    let layout = LayoutAtOneSize(source, solver)
    // The layout owns the solver in the meantime, so that it is not copied. Code that solves in between gets a new one.
    solver = LayoutSolver()
    defer { solver = layout.solver }
    self = try layout.settle(layout.firstPass(), at: ()) { _, pass, solution throws(Source.Failure) in
      SettledSystem(metrics: pass.metrics, system: pass.system, solution: solution)
    }
  }

  /// Creates a system that is known to be settled.
  package init(metrics: Metrics, system: ConstraintSystem, solution: LayoutSolution) {
    (self.metrics, self.system, self.solution) = (metrics, system, solution)
  }
}

/// A layout at one size while it settles.
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

  func firstPass() throws(Failure) -> Pass {
    let metrics = source.metrics(after: nil)
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
    let metrics = source.metrics(after: solution)
    let next: Pass = (metrics, try source.system(with: metrics, after: pass))
    return try continuation((), next, next.system == pass.system)
  }
}

public import AutoLayout
internal import Geometry

extension ResolvedScene {
  /// How often a layout is solved at most: margins and wrapped texts settle in the second pass of nearly all scenes
  /// (specification SIZ-06, G-29), and one that never settles must end.
  private static let passLimit = 4

  /// The solved scene: frames on the device's pixel grid, and everything there is to say about them.
  public func layout(measuringTextWith measurer: any TextMeasuring) -> Layout {
    var solver = LayoutSolver()
    return layout(measuringTextWith: measurer, solvingWith: &solver)
  }

  /// The solved scene; `solver` has solved the same scene in other variants, or nothing yet.
  ///
  /// The layout is the same whatever the solver has solved before. A scene that lies in a container view of another one
  /// is solved at the size that the container has in the same variant.
  public func layout(measuringTextWith measurer: any TextMeasuring, solvingWith solver: inout LayoutSolver) -> Layout {
    var complete = placedInContainer(measuringTextWith: measurer)
    complete.constraints += complete.inferredConstraints(measuringTextWith: measurer)
    return complete.settledLayout(measuringTextWith: measurer, solvingWith: &solver)
  }

  /// The layout of the constraints that are there, once margins and wrapped texts have settled.
  private func settledLayout(
    measuringTextWith measurer: any TextMeasuring, solvingWith solver: inout LayoutSolver
  ) -> Layout {
    var metrics = SettledMetrics(of: self)
    var system = constraintSystem(with: metrics, measuringTextWith: measurer)
    var solution = solver.solution(of: system)
    for _ in 1..<Self.passLimit {
      metrics = SettledMetrics(of: self, after: solution)
      let next = constraintSystem(with: metrics, measuringTextWith: measurer)
      if next == system { break }
      system = next
      solution = solver.solution(of: system)
    }
    return layout(of: system, solution)
  }

  private func layout(of system: ConstraintSystem, _ solution: LayoutSolution) -> Layout {
    let grid = PixelGrid(scale: variant.device.scale)
    var layout = Layout(
      resolved: self, system: system, solution: solution, frames: solution.frames(of: system.items, on: grid),
      absoluteFrames: solution.absoluteFrames.map(grid.rounded), findings: [])
    // The superview of the root is the screen.
    if !layout.frames.isEmpty { layout.frames[0].origin = rootOrigin }
    layout.findings = SceneRules.findings(in: layout)
    return layout
  }
}

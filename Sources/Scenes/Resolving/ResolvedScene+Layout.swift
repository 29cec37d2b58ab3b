public import AutoLayout
internal import Geometry

extension ResolvedScene {
  /// The highest number of times that a layout is solved: margins and wrapped texts settle in the second pass of nearly
  /// all scenes (specification SIZ-06, G-29), and one that never settles must end.
  static let passLimit = 4

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
    let (measurement, settled) = solved(measuringTextWith: measurer, solvingWith: &solver)
    let grid = PixelGrid(scale: variant.device.scale)
    var layout = measurement.resolved.layout(
      of: settled.system, settled.solution, on: grid, measuringTextWith: measurer)
    layout.keepTexts(measuredBy: measurement)
    return layout
  }

  /// The rectangles alone.
  func solution(measuringTextWith measurer: any TextMeasuring, solvingWith solver: inout LayoutSolver) -> LayoutSolution
  {
    solved(measuringTextWith: measurer, solvingWith: &solver).settled.solution
  }

  /// The scene where it lies and with all its constraints and measured contents, and its solution.
  private func solved(
    measuringTextWith measurer: any TextMeasuring, solvingWith solver: inout LayoutSolver
  ) -> (measurement: ContentMeasurement, settled: (system: ConstraintSystem, solution: LayoutSolution)) {
    var complete = placedInContainer(measuringTextWith: measurer)
    complete.constraints += complete.inferredConstraints(measuringTextWith: measurer)
    var measurement = ContentMeasurement(resolved: complete, measurer: measurer)
    if variant.device.statements.fitsHeight {
      let fitted = complete.settled(fitsHeight: true, measurement, solvingWith: &solver)
      complete.rootSize.height = max(Self.leastFittingHeight, fitted.solution.absoluteFrames.first?.height ?? 0)
      measurement.resolved = complete
    }
    return (measurement, complete.settled(fitsHeight: false, measurement, solvingWith: &solver))
  }

  /// The height of a component that nothing gives one, in points: it can be drawn, and a rule tells of it.
  static var leastFittingHeight: Double { 1 }

  /// The system of the constraints that are there and its solution, once margins and wrapped texts have settled.
  private func settled(
    fitsHeight: Bool, _ measurement: ContentMeasurement, solvingWith solver: inout LayoutSolver
  ) -> (system: ConstraintSystem, solution: LayoutSolution) {
    func system(_ metrics: SettledMetrics) -> ConstraintSystem {
      var system = constraintSystem(with: metrics, measurement)
      system.fitsHeight = fitsHeight
      return system
    }
    var current = system(SettledMetrics(of: self))
    var solution = solver.solution(of: current)
    for _ in 1..<Self.passLimit {
      let next = system(SettledMetrics(of: self, after: solution))
      if next == current { break }
      current = next
      solution = solver.solution(of: current)
    }
    return (current, solution)
  }

  /// A solution with its frames on a grid, and everything there is to say about them.
  ///
  /// - Parameter measurer: What tells which characters cannot be shown; nil where that is known already.
  func layout(
    of system: ConstraintSystem, _ solution: LayoutSolution, on grid: PixelGrid,
    measuringTextWith measurer: (any TextMeasuring)? = nil
  ) -> Layout {
    let content = ScrolledContent(of: self) { system.items[$0].guideInsets.safeArea }
    var layout = Layout(
      resolved: self, system: system, solution: solution, frames: solution.frames(of: system.items, on: grid),
      absoluteFrames: content.shown(solution.absoluteFrames).map(grid.rounded), findings: [])
    layout.scrolledContent = content
    // The superview of the root is the screen.
    if !layout.frames.isEmpty { layout.frames[0].origin = rootOrigin }
    layout.findings = SceneRules.findings(in: layout, measuringTextWith: measurer)
    return layout
  }
}

public import AutoLayout
internal import Geometry
internal import Scenes
public import Typography
internal import WorkBudgets

extension ResolvedScene {
  /// Solves the scene with its frames on their grid and without findings, for work that only needs frames and the
  /// solver's results.
  public func uncheckedLayout(measuringTextWith measurer: any TextMeasuring) -> Layout {
    var solver = LayoutSolver()
    return uncheckedLayout(measuringTextWith: measurer, solvingWith: &solver)
  }

  /// Solves the scene with its frames on their grid and without findings. `solver` may have solved the same scene in
  /// other variants.
  ///
  /// The layout does not depend on what the solver has solved before. A scene in a container view of another one is
  /// solved at the size of the container in the same variant.
  public func uncheckedLayout(
    measuringTextWith measurer: any TextMeasuring, solvingWith solver: inout LayoutSolver
  ) -> Layout {
    let (measurement, settled) = solved(measuringTextWith: measurer, solvingWith: &solver)
    var solution = settled.solution
    var system = settled.system
    let wraps = system.wrapOpenTexts(of: measurement.resolved, in: solution)
    if wraps || system.keepsOpenSize {
      // A kept size is not a constraint: Xcode still marks such a view as ambiguous.
      system.keepsSizes = false
      solution.takeAmbiguities(from: solver.solution(of: system))
    }
    var layout = measurement.resolved.layout(of: settled.system, solution, on: frameGrid)
    layout.keepTexts(measuredBy: measurement)
    layout.isGivenUp = WorkBudget.current?.isSpent ?? false
    return layout
  }

  /// Returns only the rectangles.
  func solution(measuringTextWith measurer: any TextMeasuring, solvingWith solver: inout LayoutSolver) -> LayoutSolution
  {
    solved(measuringTextWith: measurer, solvingWith: &solver).settled.solution
  }

  /// Returns the scene at its place, with all its constraints and measured contents, and its solution.
  private func solved(
    measuringTextWith measurer: any TextMeasuring, solvingWith solver: inout LayoutSolver
  ) -> (measurement: ContentMeasurement, settled: SettledSystem<SettledMetrics>) {
    var complete = placedInContainer(measuringTextWith: measurer)
    complete.constraints += complete.inferredConstraints(measuringTextWith: measurer)
    var measurement = ContentMeasurement(resolved: complete, measurer: measurer)
    if complete.preferredHeight != nil {
      let fitted = measurement.fittedSolution(solvingWith: &solver)
      complete.rootSize.height = max(Self.leastFittingHeight, fitted.absoluteFrames.first?.height ?? 0)
      if widthGivesWay, let width = fitted.absoluteFrames.first?.width, width >= 1 { complete.rootSize.width = width }
      measurement.resolved = complete
    }
    return (measurement, SettledSystem(of: SceneSource(measurement, fitsHeight: false), solvingWith: &solver))
  }

  /// The height of a component whose height nothing decides, in points. It can be drawn, and a rule reports it.
  package static var leastFittingHeight: Double { 1 }

  /// Returns a solution with its frames on a grid and without findings.
  func layout(of system: ConstraintSystem, _ solution: LayoutSolution, on grid: PixelGrid) -> Layout {
    let content = ScrolledContent(of: self) { system.items[$0].guideInsets.safeArea }
    var layout = Layout(
      resolved: self, system: system, solution: solution, frames: solution.frames(of: system.items, on: grid),
      absoluteFrames: content.shown(solution.absoluteFrames).map(grid.rounded), findings: [])
    layout.scrolledContent = content
    // The superview of the root is the screen.
    if !layout.frames.isEmpty { layout.frames[0].origin = rootOrigin }
    return layout
  }
}

extension ConstraintSystem {
  /// Gives labels of several lines whose width is open the width to which their text wraps. Returns whether there are
  /// any.
  ///
  /// The canvas lays out a string again at its resulting width. Its content is then no wider, so it does not compete
  /// with the content of other views.
  fileprivate mutating func wrapOpenTexts(of resolved: ResolvedScene, in solution: LayoutSolution) -> Bool {
    guard resolved.isInInterfaceBuilder else { return false }
    var wraps = false
    for open in solution.ambiguities where open.attribute == .width {
      guard let label = resolved.views[open.view].content.label, label.numberOfLines != 1,
        let width = items[open.view].intrinsicContentSize.width
      else { continue }
      let wrapped = solution.alignmentRects[open.view].width
      guard wrapped > 0, wrapped < width else { continue }
      items[open.view].intrinsicContentSize.width = wrapped
      wraps = true
    }
    return wraps
  }
}

/// A scene at the size that its variant gives it.
struct SceneSource: SystemSource {
  private let measurement: ContentMeasurement
  private let fitsHeight: Bool

  /// Creates the source of a scene. If `fitsHeight` is true, the root is as close to its preferred height as
  /// constraints allow. Otherwise it has its own size.
  init(_ measurement: ContentMeasurement, fitsHeight: Bool) {
    self.measurement = measurement
    self.fitsHeight = fitsHeight
  }

  func metrics(after solution: LayoutSolution?) -> SettledMetrics {
    let scene = measurement.resolved
    return solution.map { SettledMetrics(of: scene, after: $0) } ?? SettledMetrics(of: scene)
  }

  func system(with metrics: SettledMetrics) -> ConstraintSystem {
    measurement.resolved.constraintSystem(with: metrics, fitsHeight: fitsHeight, measurement)
  }

  func system(
    with metrics: SettledMetrics, after former: (metrics: SettledMetrics, system: ConstraintSystem)
  ) -> ConstraintSystem {
    measurement.resolved.constraintSystem(with: metrics, after: former, fitsHeight: fitsHeight, measurement)
  }
}

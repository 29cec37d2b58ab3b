public import AutoLayout
public import Geometry

/// A solved scene in one variant: what is drawn, reported and compared.
public struct Layout: Sendable, Hashable {
  /// The scene and its variant.
  public var resolved: ResolvedScene
  /// The system that was solved last.
  public var system: ConstraintSystem
  /// What the engine found, exact. What lies in scroll views is where it would be if their content began at their edges;
  /// ``shownSolution`` has it where it is seen.
  public var solution: LayoutSolution
  /// The frame of each view in its superview's coordinates, in points, on the pixel grid.
  public var frames: [Rect]
  /// The frame of each view in root coordinates where it is seen, in points, on the pixel grid.
  public var absoluteFrames: [Rect]
  /// Where the content of scroll views begins.
  public var scrolledContent = ScrolledContent()
  /// What there is to say about it, worst first.
  public var findings: [Finding]

  /// A solved scene.
  public init(
    resolved: ResolvedScene, system: ConstraintSystem, solution: LayoutSolution, frames: [Rect],
    absoluteFrames: [Rect], findings: [Finding]
  ) {
    self.resolved = resolved
    self.system = system
    self.solution = solution
    self.frames = frames
    self.absoluteFrames = absoluteFrames
    self.findings = findings
  }
}

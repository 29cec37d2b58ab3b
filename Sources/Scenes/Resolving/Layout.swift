public import AutoLayout
public import Geometry

/// A solved scene in one variant, which is drawn, reported and compared.
public struct Layout: Sendable, Hashable {
  /// The scene and its variant.
  public var resolved: ResolvedScene
  /// The system that was solved last.
  public var system: ConstraintSystem
  /// The engine's solution, exact. The content of scroll views is where it would be if it began at their edges;
  /// ``shownSolution`` has it where it is seen.
  public var solution: LayoutSolution
  /// The frame of each view in its superview's coordinates, in points, on the pixel grid.
  public var frames: [Rect]
  /// The frame of each view in root coordinates where it is seen, in points, on the pixel grid.
  public var absoluteFrames: [Rect]
  /// The places at which the content of scroll views begins.
  public var scrolledContent = ScrolledContent()
  /// The lines of each label and text view as they are drawn, by the position of the view.
  var lines: [Int: [TextLine]] = [:]
  /// The findings of all rules, worst first.
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

  /// The lines of a label or text view as they are drawn; none for other views.
  ///
  /// - Parameter measurer: The engine that wraps the text where the layout was not made by solving its scene.
  package func lines(ofView position: Int, measuringTextWith measurer: any TextMeasuring) -> [TextLine] {
    if let lines = lines[position] { return lines }
    guard resolved.views[position].content.label != nil else { return [] }
    let rects = solution.alignmentRects
    let frame = absoluteFrames[position]
    return ContentMeasurement(resolved: resolved, measurer: measurer)
      .lines(of: position, width: rects.indices.contains(position) ? rects[position].width : frame.width, frame: frame)
  }

  /// Keeps the lines of the texts that are drawn.
  mutating func keepLines(measuredBy measurement: ContentMeasurement) {
    for position in resolved.views.indices where !resolved.views[position].isHidden {
      guard resolved.views[position].content.label != nil else { continue }
      lines[position] = measurement.lines(
        of: position, width: solution.alignmentRects[position].width, frame: absoluteFrames[position])
    }
  }

  /// The layout in another appearance, of a scene whose geometry does not depend on it.
  package func showing(_ appearance: Appearance) -> Layout {
    var layout = self
    layout.resolved = resolved.showing(appearance)
    return layout
  }
}

public import AutoLayout
public import Findings
public import Geometry
package import Scenes
package import Typography

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
  /// True where solving took more work than a layout may take: its frames are of no use.
  public var isGivenUp = false
  /// The content that it shows besides its own views; nil where nobody asked for that. Nothing but drawings depends on it.
  public var contents: LayoutContents?
  /// The texts as they are drawn; nil before the first drawing, because checks need none.
  package internal(set) var placedTexts: PlacedTexts?
  /// The texts of labels and text views in the columns that were solved, by the positions of their views.
  package internal(set) var texts: [Int: WrappedText] = [:]
  /// The findings of all rules, worst first, but those that were known before; empty before any rule has looked at it.
  public var findings: [Finding]
  /// The numbers of the known findings that the layout has, ascending.
  package var knownFindings: [Int] = []
  /// The known findings themselves, each without what follows from it.
  package var acceptedFindings: [Finding] = []

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

  /// The lines of a label or text view in its column; none for other views.
  ///
  /// - Parameter measurer: The engine that wraps a text whose column is another one than that which was solved.
  package func lines(ofView position: Int, measuringTextWith measurer: any TextMeasuring) -> [TextLine] {
    guard let column = textColumn(of: position) else { return [] }
    if let text = texts[position], text.width == column { return text.lines }
    return ContentMeasurement(resolved: resolved, measurer: measurer)
      .text(of: position, within: column, after: texts[position])?.lines ?? []
  }

  /// Keeps the texts as they were measured last, mostly in the columns that they are drawn in.
  mutating func keepTexts(measuredBy measurement: ContentMeasurement) {
    for position in resolved.views.indices where !resolved.views[position].appearance.isHidden {
      texts[position] = measurement.measuredText(of: position)
    }
  }

  /// The width of the column of a text, in points: that of the alignment rectangle, exact, in labels, and within the
  /// frame on the pixel grid in text views; nil for other views.
  private func textColumn(of position: Int) -> Double? {
    let frame = absoluteFrames[position]
    let rects = solution.alignmentRects
    switch resolved.views[position].content {
    case .label: return rects.indices.contains(position) ? rects[position].width : frame.width
    case .textView: return frame.inset(by: TextViewMetrics.insets).width
    default: return nil
    }
  }

  /// The layout in another appearance, of a scene whose geometry does not depend on it.
  package func showing(_ appearance: Appearance) -> Layout {
    var layout = self
    layout.resolved = resolved.showing(appearance)
    layout.contents = contents?.showing(appearance)
    layout.placedTexts = nil
    return layout
  }
}

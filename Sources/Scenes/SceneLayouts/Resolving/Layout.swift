public import AutoLayout
public import Findings
public import Geometry
package import Scenes
package import Typography

/// A solved scene in one variant, ready to be drawn, reported and compared.
public struct Layout: Sendable, Hashable {
  /// The scene and its variant.
  public var resolved: ResolvedScene
  /// The system that was solved last.
  public var system: ConstraintSystem
  /// The solver's exact solution. The content of scroll views is at their edges; in ``shownSolution`` it is where it is
  /// visible.
  public var solution: LayoutSolution
  /// The frame of each view in its superview's coordinates, in points, on the pixel grid.
  public var frames: [Rect]
  /// The visible frame of each view in root coordinates, in points, on the pixel grid.
  public var absoluteFrames: [Rect]
  /// The origins of the content of scroll views.
  public var scrolledContent = ScrolledContent()
  /// Whether solving exceeded the work limit, so that the frames are useless.
  public var isGivenUp = false
  /// The content that it shows besides its own views, or nil if it was not requested. Only drawings depend on it.
  public var contents: LayoutContents?
  /// The text as drawn. Nil before the first drawing, because checks need none.
  package internal(set) var placedTexts: PlacedTexts?
  /// The text of labels and text views in the solved columns, by the positions of their views.
  package internal(set) var texts: [Int: WrappedText] = [:]
  /// The findings of all rules, worst first, without known ones. Empty if no rules have run.
  public var findings: [Finding]
  /// The numbers of the known findings of the layout, ascending.
  package var knownFindings: [Int] = []
  /// The known findings, each without its consequences.
  package var acceptedFindings: [Finding] = []

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

  /// Returns the lines of a label or text view in its column, or no lines for other views.
  ///
  /// `measurer` is the engine that wraps a string if its column differs from the solved one.
  package func lines(ofView position: Int, measuringTextWith measurer: any TextMeasuring) -> [TextLine] {
    guard let column = textColumn(of: position) else { return [] }
    if let text = texts[position], text.width == column { return text.lines }
    return ContentMeasurement(resolved: resolved, measurer: measurer)
      .text(of: position, within: column, after: texts[position])?.lines ?? []
  }

  /// Keeps the text as last measured, usually in the columns in which it is drawn.
  mutating func keepTexts(measuredBy measurement: ContentMeasurement) {
    for position in resolved.views.indices where !resolved.views[position].appearance.isHidden {
      texts[position] = measurement.measuredText(of: position)
    }
  }

  /// Returns the width of a string's column, in points. In labels it is the width of the exact alignment rectangle, in
  /// text views the width inside the frame on the pixel grid. Nil for other views.
  private func textColumn(of position: Int) -> Double? {
    let frame = absoluteFrames[position]
    let rects = solution.alignmentRects
    switch resolved.views[position].content {
    case .label: return rects.indices.contains(position) ? rects[position].width : frame.width
    case .textView: return frame.inset(by: TextViewMetrics.insets).width
    default: return nil
    }
  }

  /// Returns the layout in another appearance, for a scene whose geometry does not depend on it.
  package func showing(_ appearance: Appearance) -> Layout {
    var layout = self
    layout.resolved = resolved.showing(appearance)
    layout.contents = contents?.showing(appearance)
    layout.placedTexts = nil
    return layout
  }
}

public import Geometry
public import Typography

/// The drawing that code makes in a view, in points from the upper left corner of its bounds.
///
/// Colors and fonts belong to one layout, because the code runs once for each layout.
public struct ViewDrawing: Sendable, Hashable {
  /// A line along an outline.
  public struct Line: Sendable, Hashable {
    public var color: Color
    /// The width, in points.
    public var width: Double
    /// The lengths of dashes and gaps in turn, in points. Empty for a solid line.
    public var dashes: [Double]
    public var hasRoundCaps: Bool

    public init(_ color: Color, width: Double, dashes: [Double] = [], hasRoundCaps: Bool = false) {
      self.color = color
      self.width = width
      self.dashes = dashes
      self.hasRoundCaps = hasRoundCaps
    }
  }

  /// Colors that change along a line or around a point.
  public struct Gradient: Sendable, Hashable {
    /// A color at a position from 0 to 1.
    public struct Stop: Sendable, Hashable {
      public var color: Color
      public var position: Double

      public init(_ color: Color, at position: Double) {
        self.color = color
        self.position = position
      }
    }

    /// The stops, in the order of their positions.
    public var stops: [Stop]
    /// The start of the line, or the center of the circles.
    public var start: Point
    /// The end of the line, or a point on the outermost circle.
    public var end: Point
    public var isRadial: Bool

    public init(_ stops: [Stop], from start: Point, to end: Point, isRadial: Bool = false) {
      self.stops = stops
      self.start = start
      self.end = end
      self.isRadial = isRadial
    }
  }

  /// A drawing step. Later steps cover earlier ones.
  public indirect enum Step: Sendable, Hashable {
    /// Fills an outline by the even-odd rule.
    case fill([PathElement], Color)
    case stroke([PathElement], Line)
    /// Fills a rectangle with a gradient.
    case gradient(Gradient, in: Rect)
    /// Draws a line of text from the left end of its baseline.
    case text(String, Font, Color, at: Point, width: Double)
    case image(ImageContent, in: Rect)
    /// Draws steps inside an outline only, by the even-odd rule.
    case clip([PathElement], [Step])
    /// Draws steps with an opacity from 0 to 1.
    case group(opacity: Double, [Step])
  }

  /// The steps below the subviews.
  public var steps: [Step]
  /// The steps above the subviews.
  public var upperSteps: [Step]
  /// The outline of the view, if it is not a rectangle with four corners of the same radius.
  public var outline: [PathElement]?
  /// The outline outside which nothing of the view is visible: the outline of its mask.
  public var mask: [PathElement]?
  /// Whether the steps include what the view's class shows, such as the text of a label.
  public var replacesContent: Bool

  /// Creates a drawing, which is empty by default.
  public init(steps: [Step] = [], upperSteps: [Step] = []) {
    self.steps = steps
    self.upperSteps = upperSteps
    outline = nil
    mask = nil
    replacesContent = false
  }

  /// Whether the drawing shows nothing and changes nothing.
  public var isEmpty: Bool {
    steps.isEmpty && upperSteps.isEmpty && outline == nil && mask == nil && !replacesContent
  }
}

extension Views {
  /// The colors and images that the author set for the parts of a control.
  public struct ControlLook: Sendable, Hashable {
    /// The color of the filled part: the track up to the value, a switch that is on, the current page, the spokes of
    /// an activity indicator, the selected segment. Nil for the standard one.
    public var filled: Values.Color?
    /// The color of the rest of the track or of the other pages, or nil for the standard one.
    public var empty: Values.Color?
    /// The color of the knob or thumb, or nil for white.
    public var knob: Values.Color?
    public var images: [ControlPlace: ImageContent] = [:]
    /// Whether each segment is as wide as its own title instead of the widest one.
    public var apportionsSegmentWidthsByContent = false

    /// Creates the standard look.
    public init() {}

    /// Returns the look in values of a different kind.
    func mapped<Other>(_ color: (Values.Color) -> Other.Color) -> Views<Other>.ControlLook {
      var made = Views<Other>.ControlLook()
      made.filled = filled.map(color)
      made.empty = empty.map(color)
      made.knob = knob.map(color)
      made.images = images
      made.apportionsSegmentWidthsByContent = apportionsSegmentWidthsByContent
      return made
    }
  }
}

/// The colors and images of a control's parts as a document describes them.
public typealias ControlLook = Views<DocumentValues>.ControlLook

/// A place in a control that shows an image.
public enum ControlPlace: Sendable, Hashable {
  /// The lower end of a slider.
  case minimum
  /// The upper end of a slider.
  case maximum
  /// The part of a track up to the value.
  case filled
  /// The part of a track beyond the value.
  case empty
  /// The knob or thumb.
  case knob
  /// The button of a stepper that decreases its value.
  case decrement
  /// The button of a stepper that increases its value.
  case increment
  /// A segment, by position.
  case segment(Int)
  /// The background of a text field.
  case ground
}

public import AutoLayout
public import Findings

/// An author's expectation of a scene's layouts. It is checked but does not influence them.
public struct SceneExpectation: Sendable, Hashable {
  /// The expected fact about a layout.
  public enum Claim: Sendable, Hashable {
    /// Both sides of a constraint have its relation, within half a pixel.
    case relation(LayoutConstraint)
    /// The view at a position of the scene has a frame in its superview, within half a pixel.
    case frame(view: Int, ExpectedFrame)
    /// No rule reports a code.
    case nothing(code: String)
    /// A rule reports a code, for the view at a position of the scene or for any view. The finding is then not a fault.
    case finding(code: String, view: Int?)
  }

  /// The expected parts of a frame, in points.
  public struct ExpectedFrame: Sendable, Hashable {
    /// The left edge in the superview, or nil for any.
    public var x: Double?
    /// The upper edge in the superview, or nil for any.
    public var y: Double?
    /// The width, or nil for any.
    public var width: Double?
    /// The height, or nil for any.
    public var height: Double?

    /// Creates parts of a frame, by default none.
    public init(x: Double? = nil, y: Double? = nil, width: Double? = nil, height: Double? = nil) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The expected fact about a layout.
  public var claim: Claim
  /// The location in the document.
  public var source: SourceLocation
  /// The line where it is written.
  public var excerpt: Finding.Excerpt?
  /// The position of the variation that must be active, or nil for every layout.
  public var variation: Int?
  /// The expectation's own condition, or nil for every layout.
  public var condition: VariationCondition?

  /// Creates an expectation of every layout, or of those in which a variation is active.
  public init(_ claim: Claim, source: SourceLocation, excerpt: Finding.Excerpt? = nil, variation: Int? = nil) {
    self.claim = claim
    self.source = source
    self.excerpt = excerpt
    self.variation = variation
  }
}

public import AutoLayout
public import Findings

/// An expectation that the author of a scene has of its layouts; it is checked and has no influence on them.
public struct SceneExpectation: Sendable, Hashable {
  /// The expectation itself.
  public enum Claim: Sendable, Hashable {
    /// That both sides of a constraint relate as it says, to half a pixel.
    case relation(LayoutConstraint)
    /// The place of the view at a position of the scene in its superview, to half a pixel.
    case frame(view: Int, ExpectedFrame)
    /// That no rule has anything to say under a code.
    case nothing(code: String)
    /// That a rule has something to say under a code, of the view at a position of the scene or of any; it is no fault
    /// then.
    case finding(code: String, view: Int?)
  }

  /// The parts of a frame that something is expected of, in points.
  public struct ExpectedFrame: Sendable, Hashable {
    /// The left edge in the superview; nil for any.
    public var x: Double?
    /// The upper edge in the superview; nil for any.
    public var y: Double?
    /// The width; nil for any.
    public var width: Double?
    /// The height; nil for any.
    public var height: Double?

    /// Parts of a frame; none unless given.
    public init(x: Double? = nil, y: Double? = nil, width: Double? = nil, height: Double? = nil) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The expectation itself.
  public var claim: Claim
  /// The place at which it is written.
  public var source: SourceLocation
  /// The line that it is written in.
  public var excerpt: Finding.Excerpt?
  /// The position of the variation that must be active; nil for every layout.
  public var variation: Int?
  /// The condition of its own under which it holds; nil for every layout.
  public var condition: VariationCondition?

  /// An expectation of every layout, or of those that a variation is active in.
  public init(_ claim: Claim, source: SourceLocation, excerpt: Finding.Excerpt? = nil, variation: Int? = nil) {
    self.claim = claim
    self.source = source
    self.excerpt = excerpt
    self.variation = variation
  }
}

/// One attribute of a view that the constraints leave open (specification AMB-02).
public struct AmbiguousLayout: Sendable, Hashable {
  /// The position of the view in the list of items.
  public var view: Int
  /// The open attribute: ``LayoutAttribute/left``, ``LayoutAttribute/top``, ``LayoutAttribute/width`` or
  /// ``LayoutAttribute/height`` of the alignment rectangle, positions in the superview's coordinates.
  public var attribute: LayoutAttribute
  /// The lowest possible value, in points, or nil if there is no lower bound.
  public var minimum: Double?
  /// The highest possible value, in points, or nil if there is no upper bound.
  public var maximum: Double?

  /// Creates an open attribute with the interval that it may take.
  public init(view: Int, attribute: LayoutAttribute, minimum: Double?, maximum: Double?) {
    self.view = view
    self.attribute = attribute
    self.minimum = minimum
    self.maximum = maximum
  }
}

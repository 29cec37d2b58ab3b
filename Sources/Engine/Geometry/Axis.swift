/// One of the two directions that layout works in, independently of each other.
public enum Axis: String, Sendable, Hashable, CaseIterable {
  case horizontal
  case vertical

  /// The other axis.
  public var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}

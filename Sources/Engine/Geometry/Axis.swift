/// One of the two axes of layout, which are independent of each other.
public enum Axis: String, Sendable, Hashable, CaseIterable {
  case horizontal
  case vertical

  public var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}

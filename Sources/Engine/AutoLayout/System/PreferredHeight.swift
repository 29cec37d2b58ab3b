/// A height that constraints may override.
public struct PreferredHeight: Sendable, Hashable {
  /// The height in points. 0 means as short as the constraints allow.
  public var height: Double
  public var priority: LayoutPriority

  /// Creates a height, by default with the priority of a fitting size.
  public init(_ height: Double, priority: LayoutPriority = .fittingSize) {
    self.height = height
    self.priority = priority
  }
}

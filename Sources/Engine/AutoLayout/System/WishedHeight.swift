/// A height that constraints may decide otherwise.
public struct WishedHeight: Sendable, Hashable {
  /// The height, in points; 0 for as low as the constraints allow.
  public var height: Double
  /// The pull towards it.
  public var priority: LayoutPriority

  /// A height; of the pull of a fitting size unless said otherwise.
  public init(_ height: Double, priority: LayoutPriority = .fittingSize) {
    self.height = height
    self.priority = priority
  }
}

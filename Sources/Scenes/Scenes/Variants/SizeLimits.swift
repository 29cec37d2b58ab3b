internal import Geometry

/// The smallest and largest size of a screen, in points, inclusive.
public struct SizeLimits: Sendable, Hashable {
  /// The smallest width, or nil for any.
  public var minWidth: Double?
  /// The largest width, or nil for any.
  public var maxWidth: Double?
  /// The smallest height, or nil for any.
  public var minHeight: Double?
  /// The largest height, or nil for any.
  public var maxHeight: Double?

  /// Creates limits, by default none.
  public init(minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, maxHeight: Double? = nil) {
    self.minWidth = minWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.maxHeight = maxHeight
  }

  /// Whether the screen of a variant is within the limits in its orientation. False for limits on the height if
  /// the height follows the content, as it is unknown before the constraints are chosen.
  func hold(for variant: SceneVariant) -> Bool {
    let size = variant.device.size(in: variant.orientation)
    let isHeightOpen = variant.device.statements.fitsHeight && (minHeight != nil || maxHeight != nil)
    return !isHeightOpen && size.width >= minWidth ?? size.width && size.width <= maxWidth ?? size.width
      && size.height >= minHeight ?? size.height && size.height <= maxHeight ?? size.height
  }
}

internal import Geometry

/// The least and largest size of a screen, in points; both ends count.
public struct SizeLimits: Sendable, Hashable {
  /// The smallest width; nil for any.
  public var minWidth: Double?
  /// The largest width; nil for any.
  public var maxWidth: Double?
  /// The smallest height; nil for any.
  public var minHeight: Double?
  /// The largest height; nil for any.
  public var maxHeight: Double?

  /// Limits; none unless given.
  public init(minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, maxHeight: Double? = nil) {
    self.minWidth = minWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.maxHeight = maxHeight
  }

  /// True where the screen of a variant is within the limits, as it is held. No height is within limits of one where
  /// the height follows the content: it is not known before the constraints are chosen.
  func hold(for variant: SceneVariant) -> Bool {
    let size = variant.device.size(in: variant.orientation)
    let isHeightOpen = variant.device.statements.fitsHeight && (minHeight != nil || maxHeight != nil)
    return !isHeightOpen && size.width >= minWidth ?? size.width && size.width <= maxWidth ?? size.width
      && size.height >= minHeight ?? size.height && size.height <= maxHeight ?? size.height
  }
}

public import Foundation

/// Qualities of pictures that are drawn in another size; kept.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the system chooses.
  case `default` = 0
  /// None.
  case none = 1
  /// Low.
  case low = 2
  /// High.
  case high = 3
  /// In the middle.
  case medium = 4
}

/// A layer of which a part is seen; nothing moves here.
open class CAScrollLayer: CALayer {
  /// Shows the part that begins at a point.
  open func scroll(to point: CGPoint) { bounds.origin = point }
}

/// A layer that is drawn in parts; nothing is drawn here.
open class CATiledLayer: CALayer {
  /// The size of a part, in pixels.
  open var tileSize = CGSize(width: 256, height: 256)
  /// The number of sizes in which parts are drawn.
  open var levelsOfDetail = 1
  /// The number of those that are larger than usual.
  open var levelsOfDetailBias = 0
}

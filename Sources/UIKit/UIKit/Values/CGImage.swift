public import Foundation
internal import Geometry
internal import Scenes

/// Pixels. None are kept here.
public final class CGImage: NSObject {
  /// The number of pixels from side to side.
  public var width: Int { 0 }
  /// The number of pixels from top to bottom.
  public var height: Int { 0 }
}

public import Foundation
internal import Geometry
internal import Scenes

/// An image of pixels. None are kept here.
public final class CGImage: NSObject {
  /// The width in pixels.
  public var width: Int { 0 }
  /// The height in pixels.
  public var height: Int { 0 }
  /// Returns the image itself, because no pixels are known.
  public func cropping(to rect: CGRect) -> CGImage? { self }
}

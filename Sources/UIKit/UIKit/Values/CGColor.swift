public import Foundation
internal import Geometry

/// A Core Graphics color.
public final class CGColor: NSObject {
  /// Red, green, blue and alpha, from 0 to 1.
  public let components: [CGFloat]?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  public var alpha: CGFloat { components?.last ?? 1 }
}

extension CGColor {
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }
  /// Returns the color with another alpha value.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let components, components.count == 4 else { return nil }
    return CGColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }
}

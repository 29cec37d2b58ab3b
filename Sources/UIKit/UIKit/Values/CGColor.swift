public import Foundation
internal import Geometry

/// A colour of Core Graphics.
public final class CGColor: NSObject {
  /// Red, green, blue and opacity, from 0 to 1.
  public let components: [CGFloat]?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  public var alpha: CGFloat { components?.last ?? 1 }
}

extension CGColor {
  /// A grey of Core Graphics.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }
  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let components, components.count == 4 else { return nil }
    return CGColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }
}

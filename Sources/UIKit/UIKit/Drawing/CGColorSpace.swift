// The names are those of Core Graphics.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A colour space. Only its name is kept.
public final class CGColorSpace: NSObject, Sendable {
  public let name: String
  public init?(name: String) { self.name = name }
  init(known name: String) { self.name = name }
  /// The colours of screens.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// More colours of screens.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Colours of screens beyond white.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(known: "kCGColorSpaceDeviceRGB") }
/// The greys of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(known: "kCGColorSpaceDeviceGray") }

extension CGColor {
  public var colorSpace: CGColorSpace? { CGColorSpace(known: CGColorSpace.sRGB) }
  /// The number of its parts with the opacity.
  public var numberOfComponents: Int { components?.count ?? 0 }
}

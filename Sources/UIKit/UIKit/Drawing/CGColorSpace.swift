// The names come from Core Graphics.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A color space, of which only the name is kept.
public final class CGColorSpace: NSObject, Sendable {
  public let name: String
  public init?(name: String) { self.name = name }
  init(known name: String) { self.name = name }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(known: "kCGColorSpaceDeviceRGB") }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(known: "kCGColorSpaceDeviceGray") }

extension CGColor {
  public var colorSpace: CGColorSpace? { CGColorSpace(known: CGColorSpace.sRGB) }
  /// The number of components, including alpha.
  public var numberOfComponents: Int { components?.count ?? 0 }
}

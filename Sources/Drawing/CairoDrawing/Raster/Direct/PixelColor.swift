internal import Geometry

/// A color for blending into cairo pixels: red, green and blue in eight bits each, blue lowest.
struct PixelColor {
  /// The opaque color.
  let pixel: UInt32
  /// The opacity, from 0 to 1.
  let alpha: Double

  /// Creates the nearest color.
  init(_ color: Color) {
    func byte(_ component: Double) -> UInt32 { UInt32((component > 0 ? min(1, component) : 0) * 255 + 0.5) }
    pixel = 0xFF00_0000 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
    alpha = color.alpha > 0 ? min(1, color.alpha) : 0
  }

  /// Returns the opacity of the color in a partially covered pixel, from 0 to 255.
  @inline(__always)
  func opacity(covering part: Double) -> UInt8 { UInt8(max(0, min(1, part)) * alpha * 255 + 0.5) }

  /// Returns the opacity of the color in a partially covered pixel. Both are from 0 to 255.
  @inline(__always)
  func opacity(ofByte part: UInt8) -> UInt8 { alpha >= 1 ? part : UInt8(Double(part) * alpha + 0.5) }

  /// Blends the color into a pixel.
  ///
  /// - Parameter opacity: The opacity of the color, from 0 to 255.
  @inline(__always)
  func mixed(into below: UInt32, opacity: UInt32) -> UInt32 {
    let rest = 255 &- opacity
    // Red and blue are computed together, with space between them. The division by 255 is exact.
    var outer = (below & 0xFF00FF) &* rest &+ (pixel & 0xFF00FF) &* opacity &+ 0x80_0080
    outer = (outer &+ (outer &>> 8 & 0xFF00FF)) &>> 8 & 0xFF00FF
    var green = (below &>> 8 & 0xFF) &* rest &+ (pixel &>> 8 & 0xFF) &* opacity &+ 0x80
    green = (green &+ green &>> 8) & 0xFF00
    return 0xFF00_0000 | outer | green
  }
}

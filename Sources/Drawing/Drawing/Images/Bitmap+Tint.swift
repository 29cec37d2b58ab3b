public import Geometry

extension Bitmap {
  /// Returns the picture in one color. Only the opacity of its pixels counts, as for UIKit's template images.
  public func tinted(_ color: Color) -> Bitmap {
    func byte(_ component: Double) -> UInt32 { UInt32((min(1, max(0, component)) * 255).rounded()) }
    let (red, green, blue, opacity) = (byte(color.red), byte(color.green), byte(color.blue), byte(color.alpha))
    // There is one result per opacity, so pixels are looked up.
    let values = (0...UInt32(255)).map { alpha -> UInt32 in
      let alpha = (alpha * opacity + 127) / 255
      func part(_ component: UInt32) -> UInt32 { (component * alpha + 127) / 255 }
      return alpha << 24 | part(red) << 16 | part(green) << 8 | part(blue)
    }
    let tinted = pixels.map { values[Int($0 >> 24)] }
    let name = "\(identity) in \(color.hexadecimal) \(opacity)"
    return Bitmap(width: width, height: height, pixels: tinted, identity: name) ?? self
  }

  /// Returns the picture mirrored horizontally.
  public func mirrored() -> Bitmap {
    var mirrored: [UInt32] = []
    mirrored.reserveCapacity(pixels.count)
    for row in 0..<height { mirrored += pixels[row * width..<(row + 1) * width].reversed() }
    return Bitmap(width: width, height: height, pixels: mirrored, identity: "\(identity) mirrored") ?? self
  }
}

/// Rows of pixels, with alpha in the highest byte, then red, green and blue.
struct PixelMap: Sendable, Hashable {
  /// The number of columns.
  var width: Int
  /// The number of rows.
  var height: Int
  /// The pixels, row by row from the top left.
  var values: [UInt32]

  /// Multiplies the colors by alpha, rounded to the nearest value.
  mutating func premultiply() {
    values.withUnsafeMutableBufferPointer { pixels in
      for index in pixels.indices where pixels[index] >> 24 != 255 { pixels[index] = Self.premultiplied(pixels[index]) }
    }
  }

  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    // Division by 255, exact for all products of two bytes.
    func part(_ component: UInt32) -> UInt32 {
      let product = (component & 255) * alpha + 128
      return (product + product >> 8) >> 8
    }
    return alpha << 24 | part(pixel >> 16) << 16 | part(pixel >> 8) << 8 | part(pixel)
  }

  /// Divides the color of a pixel by alpha, rounded to the nearest value.
  static func unpremultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    func part(_ component: UInt32) -> UInt32 { min(255, ((component & 255) * 255 + alpha / 2) / alpha) }
    return alpha << 24 | part(pixel >> 16) << 16 | part(pixel >> 8) << 8 | part(pixel)
  }
}

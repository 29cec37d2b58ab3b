/// Functions that convert cairo pixels to PNG samples.
enum PixelPacking {
  /// Writes red, green and blue of 32-bit pixels, whose bytes are unused, red, green and blue from the highest.
  ///
  /// Four pixels become three words, so no single bytes are written.
  ///
  /// `target` is memory for three bytes per pixel, with any alignment.
  static func pack(_ pixels: UnsafePointer<UInt32>, count: Int, into target: UnsafeMutableRawPointer) {
    var source = pixels
    var place = target
    for _ in 0..<(count / 4) {
      let (first, second) = (color(source[0]), color(source[1]))
      let (third, fourth) = (color(source[2]), color(source[3]))
      place.storeBytes(of: (first | second << 24).littleEndian, as: UInt32.self)
      place.storeBytes(of: (second >> 8 | third << 16).littleEndian, toByteOffset: 4, as: UInt32.self)
      place.storeBytes(of: (third >> 16 | fourth << 8).littleEndian, toByteOffset: 8, as: UInt32.self)
      source += 4
      place += 12
    }
    for _ in 0..<(count % 4) {
      let rest = color(source[0])
      place.storeBytes(of: UInt8(truncatingIfNeeded: rest), as: UInt8.self)
      place.storeBytes(of: UInt8(truncatingIfNeeded: rest >> 8), toByteOffset: 1, as: UInt8.self)
      place.storeBytes(of: UInt8(truncatingIfNeeded: rest >> 16), toByteOffset: 2, as: UInt8.self)
      source += 1
      place += 3
    }
  }

  /// Returns a pixel with red in its lowest byte, then green and blue.
  @inline(__always)
  private static func color(_ pixel: UInt32) -> UInt32 { pixel.byteSwapped >> 8 }
}

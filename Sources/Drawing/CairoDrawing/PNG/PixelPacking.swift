/// Turns cairo's pixels into those of PNG.
enum PixelPacking {
  /// Writes red, green and blue of pixels that are 32 bits each: unused, red, green, blue from the highest byte on.
  ///
  /// Four pixels become three words, so that no byte is touched on its own.
  ///
  /// - Parameter target: Room for three bytes a pixel, at any address.
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

  /// A pixel with red in its lowest byte, then green and blue.
  @inline(__always)
  private static func color(_ pixel: UInt32) -> UInt32 { pixel.byteSwapped >> 8 }
}

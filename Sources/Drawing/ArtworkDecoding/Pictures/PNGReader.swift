internal import CImageDecoding
internal import Drawing

/// Reads PNG files with libpng: all depths, palettes, transparency and interlacing.
///
/// All colors are interpreted as sRGB, even if the file states another color space.
struct PNGReader: PictureReading {
  /// The limits for the file.
  let limits: ArtworkLimits

  func size(of bytes: [UInt8]) throws(ArtworkFault) -> PixelSize {
    let (width, height) = try PNGChunks.size(of: bytes)
    try limits.check(width: width, height: height)
    return PixelSize(width: width, height: height)
  }

  /// Decodes the picture in a file.
  func picture(in bytes: [UInt8]) throws(ArtworkFault) -> DecodedPicture {
    let file = try PNGChunks(bytes)
    try limits.check(width: file.width, height: file.height)
    var pixels = try Self.pixels(of: file)
    pixels.premultiply()
    // Programs round 16-bit samples differently.
    let isShownAlike = file.isPlain && file.depth <= 8
    return DecodedPicture(pixels: pixels, file: isShownAlike ? EncodedImage(format: .png, bytes: bytes) : nil)
  }

  /// Returns the pixels, not premultiplied.
  private static func pixels(of file: PNGChunks) throws(ArtworkFault) -> PixelMap {
    let count = file.width * file.height
    var words = [CChar](repeating: 0, count: png_fault_size)
    var isRead = false
    let values = [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      isRead = buffer.withMemoryRebound(to: UInt8.self) { samples in
        png_pixels_read(
          file.essence, file.essence.count, UInt32(file.width), UInt32(file.height), samples.baseAddress, &words)
      }
      filled = isRead ? count : 0
    }
    guard isRead else {
      let words = String(decoding: words.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      throw ArtworkFault(message: "it is damaged (\(words)); export it again")
    }
    return PixelMap(width: file.width, height: file.height, values: values)
  }
}

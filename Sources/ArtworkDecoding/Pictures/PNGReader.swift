internal import CPNG
internal import Drawing

/// Reads PNG files with libpng: all depths, palettes, transparency and interlacing.
///
/// Colours are taken for sRGB's whatever else the file says of them.
struct PNGReader {
  /// The limits of the file.
  let limits: ArtworkLimits

  /// The picture in a file.
  func picture(in bytes: [UInt8]) throws(ArtworkFault) -> DecodedPicture {
    let file = try PNGFile(bytes)
    try limits.check(width: file.width, height: file.height)
    var pixels = try Self.pixels(of: file)
    pixels.premultiply()
    // Samples of 16 bits are rounded by each program in its own way.
    let isShownAlike = file.isPlain && file.depth <= 8
    return DecodedPicture(pixels: pixels, file: isShownAlike ? EncodedImage(format: .png, bytes: bytes) : nil)
  }

  /// The pixels before they are multiplied by alpha.
  private static func pixels(of file: PNGFile) throws(ArtworkFault) -> PixelMap {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    // Its functions return instead of leaping out of Swift's, and free what they have taken where they fail.
    defer { png_image_free(&image) }
    let pixels = file.essence.withUnsafeBytes { bytes -> [UInt32]? in
      guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else { return nil }
      return values(of: &image, count: file.width * file.height)
    }
    guard let pixels else { throw fault(image) }
    return PixelMap(width: file.width, height: file.height, values: pixels)
  }

  /// The pixels of a file whose beginning was read; nil where they cannot be.
  private static func values(of image: inout png_image, count: Int) -> [UInt32]? {
    guard Int(image.width) * Int(image.height) == count else { return nil }
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
    // Otherwise samples of 16 bits count as linear light.
    image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
    var isRead = false
    let values = [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      isRead = png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil) != 0
      filled = isRead ? count : 0
    }
    return isRead ? values : nil
  }

  private static func fault(_ image: png_image) -> ArtworkFault {
    let words = withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return ArtworkFault(message: "it is damaged (\(words)); export it again")
  }
}

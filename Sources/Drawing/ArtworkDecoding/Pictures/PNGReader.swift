internal import CImageDecoding
internal import Drawing

/// A reader for PNG files with libpng: all depths, palettes, transparency and interlacing.
///
/// All colors are interpreted as sRGB, even if the file states another color space.
struct PNGReader: PictureReading {
  let limits: ArtworkLimits

  func size(of bytes: [UInt8]) throws(ArtworkFault) -> PixelSize {
    let (width, height) = try PNGChunks.size(of: bytes)
    try limits.check(width: width, height: height)
    return PixelSize(width: width, height: height)
  }

  /// Decodes the picture in a file. Pictures that are shown smaller are scaled down row by row.
  func picture(in bytes: [UInt8], fitting size: PixelSize?) throws(ArtworkFault) -> DecodedPicture {
    let file = try PNGChunks(bytes)
    try limits.check(width: file.width, height: file.height)
    let whole = PixelSize(width: file.width, height: file.height)
    if let wanted = size?.clamped(to: whole), wanted != whole, !file.isInterlaced {
      return DecodedPicture(pixels: try Self.pixels(of: file, scaledTo: wanted), file: nil)
    }
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
    guard isRead else { throw fault(words) }
    return PixelMap(width: file.width, height: file.height, values: values)
  }

  /// Returns the premultiplied pixels of a smaller picture.
  private static func pixels(of file: PNGChunks, scaledTo size: PixelSize) throws(ArtworkFault) -> PixelMap {
    var words = [CChar](repeating: 0, count: png_fault_size)
    var taken = TakenRows(width: file.width, height: file.height, scaledTo: size)
    let isRead = withUnsafeMutablePointer(to: &taken) { taken in
      png_rows_read(
        file.essence, file.essence.count, UInt32(file.width), UInt32(file.height),
        { row, taken in taken?.assumingMemoryBound(to: TakenRows.self).pointee.take(row) }, taken, &words)
    }
    guard isRead else { throw fault(words) }
    return PixelMap(width: size.width, height: size.height, values: taken.scaled.pixels)
  }

  private static func fault(_ words: [CChar]) -> ArtworkFault {
    let words = String(decoding: words.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return ArtworkFault(message: "it is damaged (\(words)); export it again")
  }
}

/// The rows of a picture that is scaled down while libpng reads it.
private struct TakenRows {
  /// The rows so far, scaled down.
  var scaled: AreaFilter.Rows
  /// The current row.
  private var row: PixelMap

  init(width: Int, height: Int, scaledTo size: PixelSize) {
    scaled = AreaFilter.Rows(of: (width, height), to: (size.width, size.height))
    row = PixelMap(width: width, height: 1, values: [UInt32](repeating: 0, count: width))
  }

  /// Adds a row of pixels that are not premultiplied.
  mutating func take(_ samples: UnsafePointer<UInt8>?) {
    guard let samples else { return }
    row.values.withUnsafeMutableBytes { values in
      values.copyMemory(from: UnsafeRawBufferPointer(start: samples, count: values.count))
    }
    row.premultiply()
    let pixels = row.values
    scaled.add(pixels.span)
  }
}

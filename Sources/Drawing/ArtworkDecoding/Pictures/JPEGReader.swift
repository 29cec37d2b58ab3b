internal import CJPEG
internal import Drawing

/// A reader for JPEG files with libjpeg-turbo: grayscale, color and CMYK, rotated by their Exif orientation.
struct JPEGReader: PictureReading {
  let limits: ArtworkLimits

  /// The maximum number of pixels that are decoded in all scans, as a multiple of the pixel limit. Progressive files
  /// may refine each pixel any number of times.
  private static let passLimit = 16

  func size(of bytes: [UInt8]) throws(ArtworkFault) -> PixelSize {
    guard let reader = tjInitDecompress() else { throw ArtworkFault(message: "not enough memory to read it") }
    defer { tjDestroy(reader) }
    var (width, height, sampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let status = tjDecompressHeader3(reader, bytes, UInt(bytes.count), &width, &height, &sampling, &colors)
    guard status == 0 else { throw Self.fault(reader) }
    let count = try limits.check(width: Int(width), height: Int(height))
    // The orientation is slow to find, and only matters for pictures that are scaled down.
    let isTurned = count > limits.mostKeptPixels && JPEGFile(bytes).orientation >= 5
    return isTurned
      ? PixelSize(width: Int(height), height: Int(width)) : PixelSize(width: Int(width), height: Int(height))
  }

  /// Decodes the picture in a file. libjpeg-turbo scales large pictures down while it decodes them.
  func picture(in bytes: [UInt8], fitting size: PixelSize?) throws(ArtworkFault) -> DecodedPicture {
    guard let reader = tjInitDecompress() else { throw ArtworkFault(message: "not enough memory to read it") }
    defer { tjDestroy(reader) }
    let file = JPEGFile(bytes)
    var (width, height, sampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let status = tjDecompressHeader3(reader, bytes, UInt(bytes.count), &width, &height, &sampling, &colors)
    guard status == 0 else { throw Self.fault(reader) }
    let count = try limits.check(width: Int(width), height: Int(height))
    guard count * file.scanCount <= limits.mostPixels * Self.passLimit else {
      throw ArtworkFault(message: "it is a progressive JPEG file with \(file.scanCount) passes; export it again")
    }
    let isPrinted = colors == TJCS_CMYK.rawValue || colors == TJCS_YCCK.rawValue
    let format = isPrinted ? TJPF_CMYK : TJPF_BGRA
    let whole = PixelSize(width: Int(width), height: Int(height))
    let stored = file.orientation >= 5 ? size?.turned : size
    let decoded = count > limits.largePixels ? stored.map { Self.scaled(whole, fitting: $0) } ?? whole : whole
    var pixels = PixelMap(width: decoded.width, height: decoded.height, values: [])
    pixels.values = try Self.values(of: bytes, reader, decoded, format)
    if isPrinted { Self.convert(&pixels, isInverted: file.isAdobe) }
    // Browsers apply color profiles, and may apply the orientation.
    let isShownAlike = !isPrinted && !file.hasProfile && file.orientation == 1 && decoded == whole
    return DecodedPicture(
      pixels: pixels.oriented(file.orientation), file: isShownAlike ? EncodedImage(format: .jpeg, bytes: bytes) : nil)
  }

  /// Returns the smallest size to which the library can scale a picture that still covers another size: 1/8, 1/4 or
  /// 1/2 of the picture, rounded up. Other eighths take longer than decoding the whole picture.
  private static func scaled(_ whole: PixelSize, fitting size: PixelSize) -> PixelSize {
    let wanted = size.clamped(to: whole)
    for divisor in [8, 4, 2] {
      let scaled = PixelSize(
        width: (whole.width + divisor - 1) / divisor, height: (whole.height + divisor - 1) / divisor)
      if scaled.width >= wanted.width, scaled.height >= wanted.height { return scaled }
    }
    return whole
  }

  private static func values(
    of bytes: [UInt8], _ reader: tjhandle, _ size: PixelSize, _ format: TJPF
  ) throws(ArtworkFault) -> [UInt32] {
    var isRead = false
    let values = [UInt32](unsafeUninitializedCapacity: size.width * size.height) { buffer, filled in
      let status = buffer.withMemoryRebound(to: UInt8.self) { samples in
        tjDecompress2(
          reader, bytes, UInt(bytes.count), samples.baseAddress, Int32(size.width), 0, Int32(size.height),
          Int32(format.rawValue), 0)
      }
      isRead = status == 0 || isHarmless(reader)
      filled = isRead ? buffer.count : 0
    }
    guard isRead else { throw fault(reader) }
    return values
  }

  /// Whether the reader has only warned about something that does not damage the picture.
  private static func isHarmless(_ reader: tjhandle) -> Bool {
    guard tjGetErrorCode(reader) == TJERR_WARNING.rawValue else { return false }
    return words(reader).contains("extraneous bytes")
  }

  private static func words(_ reader: tjhandle) -> String { tjGetErrorStr2(reader).map { String(cString: $0) } ?? "" }

  private static func fault(_ reader: tjhandle) -> ArtworkFault {
    let words = words(reader)
    return words.contains("Premature end")
      ? ArtworkFault(message: "it is truncated; export it again")
      : ArtworkFault(message: "it is damaged (\(words)); export it again")
  }

  /// Converts CMYK pixels, in this byte order, to RGB.
  ///
  /// `isInverted` specifies whether 255 means no ink, as in Adobe's files.
  private static func convert(_ pixels: inout PixelMap, isInverted: Bool) {
    for index in pixels.values.indices {
      let inks = isInverted ? pixels.values[index] : ~pixels.values[index]
      let black = inks >> 24
      func part(_ ink: UInt32) -> UInt32 { ((ink & 255) * black + 127) / 255 }
      pixels.values[index] = 255 << 24 | part(inks) << 16 | part(inks >> 8) << 8 | part(inks >> 16)
    }
  }
}

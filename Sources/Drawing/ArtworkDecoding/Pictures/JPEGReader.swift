internal import CJPEG
internal import Drawing

/// Reads JPEG files with libjpeg-turbo: grey, colour and the colours of printing, turned as the camera was held.
struct JPEGReader: PictureReading {
  /// The limits of the file.
  let limits: ArtworkLimits

  /// The pixels that a reader may go over, in all, for each pixel that a picture may have: files can ask for each pixel
  /// to be refined again and again.
  private static let passLimit = 16

  func size(of bytes: [UInt8]) throws(ArtworkFault) -> PixelSize {
    guard let reader = tjInitDecompress() else { throw ArtworkFault(message: "not enough memory to read it") }
    defer { tjDestroy(reader) }
    var (width, height, sampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let status = tjDecompressHeader3(reader, bytes, UInt(bytes.count), &width, &height, &sampling, &colors)
    guard status == 0 else { throw Self.fault(reader) }
    let count = try limits.check(width: Int(width), height: Int(height))
    // Finding the orientation takes longer, and smaller pictures are not shrunk for it.
    let isTurned = count > limits.mostKeptPixels && JPEGFile(bytes).orientation >= 5
    return isTurned
      ? PixelSize(width: Int(height), height: Int(width)) : PixelSize(width: Int(width), height: Int(height))
  }

  /// The picture in a file.
  func picture(in bytes: [UInt8]) throws(ArtworkFault) -> DecodedPicture {
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
    var pixels = PixelMap(width: Int(width), height: Int(height), values: [])
    pixels.values = try Self.values(of: bytes, reader, width, height, count, format)
    if isPrinted { Self.convert(&pixels, isInverted: file.isAdobe) }
    // Browsers know profiles, and turn pictures themselves or not.
    let isShownAlike = !isPrinted && !file.hasProfile && file.orientation == 1
    return DecodedPicture(
      pixels: pixels.oriented(file.orientation), file: isShownAlike ? EncodedImage(format: .jpeg, bytes: bytes) : nil)
  }

  private static func values(
    of bytes: [UInt8], _ reader: tjhandle, _ width: Int32, _ height: Int32, _ count: Int, _ format: TJPF
  ) throws(ArtworkFault) -> [UInt32] {
    var isRead = false
    let values = [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      let status = buffer.withMemoryRebound(to: UInt8.self) { samples in
        tjDecompress2(
          reader, bytes, UInt(bytes.count), samples.baseAddress, width, 0, height, Int32(format.rawValue), 0)
      }
      isRead = status == 0 || isHarmless(reader)
      filled = isRead ? count : 0
    }
    guard isRead else { throw fault(reader) }
    return values
  }

  /// Returns whether the reader has only warned, of something that leaves the picture whole.
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

  /// Makes the colours of a screen of those of printing: cyan, magenta, yellow and black, in the order of the bytes.
  ///
  /// - Parameter isInverted: Whether 255 is no ink, as programs of Adobe write it.
  private static func convert(_ pixels: inout PixelMap, isInverted: Bool) {
    for index in pixels.values.indices {
      let inks = isInverted ? pixels.values[index] : ~pixels.values[index]
      let black = inks >> 24
      func part(_ ink: UInt32) -> UInt32 { ((ink & 255) * black + 127) / 255 }
      pixels.values[index] = 255 << 24 | part(inks) << 16 | part(inks >> 8) << 8 | part(inks >> 16)
    }
  }
}

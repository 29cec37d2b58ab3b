internal import Drawing

/// A reader for the less common formats GIF, TIFF and HEIF, which uses external programs to convert them to PNG. If a
/// file has several pictures, the first is used, as in UIKit.
///
/// The libraries of these formats have a history of vulnerabilities, and some are large. So they run in separate
/// processes, and the tool starts without them.
struct ConvertedPictureReader {
  let limits: ArtworkLimits
  /// The external programs.
  let conversions: PDFConversions

  /// Converts the picture in a GIF file to PNG.
  func gif(_ bytes: [UInt8]) throws(ArtworkFault) -> [UInt8] {
    guard bytes.count >= 10 else { throw Self.cut }
    func number(_ offset: Int) -> Int { Int(bytes[offset]) | Int(bytes[offset + 1]) << 8 }
    return try png(of: bytes, width: number(6), height: number(8), format: "GIF")
  }

  /// Converts the first picture in a TIFF file to PNG.
  func tiff(_ bytes: [UInt8]) throws(ArtworkFault) -> [UInt8] {
    guard let directory = TIFFDirectory(of: bytes), let width = directory.value(0x0100),
      let height = directory.value(0x0101)
    else { throw Self.cut }
    return try png(of: bytes, width: width, height: height, format: "TIFF")
  }

  /// Converts the picture in a HEIF file to PNG.
  func heif(_ bytes: [UInt8]) throws(ArtworkFault) -> [UInt8] {
    var program = DrawingProgram(
      name: DrawingProgram.heif, package: "libheif-examples", versionArgument: "--help",
      arguments: [DrawingProgram.inputPath], format: "HEIF")
    program.writesFile = true
    return try conversions.png(of: bytes, by: program, limits: limits).png
  }

  /// Converts a picture with gdk-pixbuf. The program enlarges pictures smaller than the requested size, so their own
  /// size is requested.
  private func png(
    of bytes: [UInt8], width: Int, height: Int, format: String
  ) throws(ArtworkFault) -> [UInt8] {
    try limits.check(width: width, height: height)
    var program = DrawingProgram(
      name: DrawingProgram.pixbuf, package: "libgdk-pixbuf2.0-bin", versionArgument: nil,
      arguments: ["-s", "\(max(width, height))", DrawingProgram.inputPath], format: format)
    program.writesFile = true
    return try conversions.png(of: bytes, by: program, limits: limits).png
  }

  private static let cut = ArtworkFault(message: "its beginning is damaged; export it again")
}

/// A reader for the PNG files that the external programs write. Browsers get the pixels, not these files.
struct ConvertedPicture: PictureReading {
  let limits: ArtworkLimits

  func size(of bytes: [UInt8]) throws(ArtworkFault) -> PixelSize { try PNGReader(limits: limits).size(of: bytes) }

  func picture(in bytes: [UInt8], fitting size: PixelSize?) throws(ArtworkFault) -> DecodedPicture {
    DecodedPicture(pixels: try PNGReader(limits: limits).picture(in: bytes, fitting: size).pixels, file: nil)
  }
}

internal import Drawing

/// Reads pictures of formats that few apps have, GIF, TIFF and HEIF, by programs of the machine that turn them into PNG files:
/// the first picture of a file, which is what UIKit shows of it.
///
/// The libraries of these formats were damaged by files again and again, and some are large: they run in processes of their
/// own, and the tool starts without them.
struct ConvertedPictureReader {
  /// The limits of the file.
  let limits: ArtworkLimits
  /// The programs of the machine.
  let conversions: PDFConversions

  /// The picture in a GIF file, as a PNG file.
  func gif(_ bytes: [UInt8]) throws(ArtworkFault) -> [UInt8] {
    guard bytes.count >= 10 else { throw Self.cut }
    func number(_ offset: Int) -> Int { Int(bytes[offset]) | Int(bytes[offset + 1]) << 8 }
    return try png(of: bytes, width: number(6), height: number(8), format: "GIF")
  }

  /// The first picture in a TIFF file, likewise.
  func tiff(_ bytes: [UInt8]) throws(ArtworkFault) -> [UInt8] {
    guard let directory = TIFFDirectory(of: bytes), let width = directory.value(0x0100),
      let height = directory.value(0x0101)
    else { throw Self.cut }
    return try png(of: bytes, width: width, height: height, format: "TIFF")
  }

  /// The picture in a HEIF file, likewise.
  func heif(_ bytes: [UInt8]) throws(ArtworkFault) -> [UInt8] {
    var program = DrawingProgram(
      name: DrawingProgram.heif, package: "libheif-examples", versionArgument: "--help",
      arguments: [DrawingProgram.inputPath], format: "HEIF")
    program.writesFile = true
    return try conversions.png(of: bytes, by: program, limits: limits).png
  }

  /// The picture as the program of gdk-pixbuf draws it, which enlarges those with less pixels than it is asked for.
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

/// Reads the PNG files that programs make of pictures of other formats. Browsers are given the pixels, not these files.
struct ConvertedPicture: PictureReading {
  /// The limits of the file.
  let limits: ArtworkLimits

  func size(of bytes: [UInt8]) throws(ArtworkFault) -> PixelSize { try PNGReader(limits: limits).size(of: bytes) }

  func picture(in bytes: [UInt8]) throws(ArtworkFault) -> DecodedPicture {
    DecodedPicture(pixels: try PNGReader(limits: limits).picture(in: bytes).pixels, file: nil)
  }
}

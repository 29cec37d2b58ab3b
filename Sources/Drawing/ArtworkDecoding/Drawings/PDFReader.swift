internal import Drawing

/// A reader that draws PDF documents with poppler in a separate process: the media box of the first page, as in Xcode.
struct PDFReader: DrawingReading {
  let limits: ArtworkLimits
  /// The external programs.
  let conversions: PDFConversions

  func pixels(of bytes: [UInt8], size: PixelSize?) throws(ArtworkFault) -> (pixels: PixelMap, version: String) {
    let extent = size.map { ["-scale-to-x", "\($0.width)", "-scale-to-y", "\($0.height)"] } ?? ["-r", "72"]
    let program = DrawingProgram(
      name: DrawingProgram.pdf, package: "poppler-utils", versionArgument: "-v",
      arguments: ["-png", "-singlefile", "-f", "1", "-l", "1", "-transp"] + extent + ["-", "-"], format: "PDF")
    let (png, version) = try conversions.png(of: bytes, by: program, limits: limits)
    return (try PNGReader(limits: limits).picture(in: png, fitting: nil).pixels, version)
  }
}

internal import Drawing

/// Reads PDF documents with poppler, in a process of its own: the media box of the first page, as Xcode does.
struct PDFReader: DrawingReading {
  /// The limits of the file.
  let limits: ArtworkLimits
  /// The programs of the machine.
  let conversions: PDFConversions

  func pixels(of bytes: [UInt8], size: PixelSize?) throws(ArtworkFault) -> (pixels: PixelMap, version: String) {
    let extent = size.map { ["-scale-to-x", "\($0.width)", "-scale-to-y", "\($0.height)"] } ?? ["-r", "72"]
    let program = DrawingProgram(
      name: DrawingProgram.pdf, package: "poppler-utils", versionArgument: "-v",
      arguments: ["-png", "-singlefile", "-f", "1", "-l", "1", "-transp"] + extent + ["-", "-"], format: "PDF")
    let (png, version) = try conversions.png(of: bytes, by: program, limits: limits)
    return (try PNGReader(limits: limits).picture(in: png).pixels, version)
  }
}

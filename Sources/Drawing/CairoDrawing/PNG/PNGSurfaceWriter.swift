internal import Drawing

/// Writes what cairo has drawn as PNG files (W3C Portable Network Graphics, third edition): 8 bits a channel, no
/// transparency, rows without a filter, which is both the fastest and the smallest for drawings.
///
/// There are three ways to a PNG file, since no compressor is good at all pictures. Drawings are long runs of one colour:
/// `PixelCompressor` compares pixels instead of bytes and is as fast as drawing, and `PackedCompressor` gives the same rows
/// to libdeflate, for the smallest files at ten times the time. Both are an ``ImageCompressing``. Artwork may be a photograph
/// or transparent, so `PNGFileWriter` of ArtworkDecoding leaves it to libpng, which filters rows and writes alpha; those
/// who need it call it by `ImageEncoder`. It knows pixels and no surface of cairo, so it has no writer in common with this.
final class PNGSurfaceWriter {
  private let compressor: any ImageCompressing

  /// A writer for one worker that compresses with a compressor of its own.
  init(_ compressor: any ImageCompressing) { self.compressor = compressor }

  /// A writer for one worker.
  convenience init(_ compression: PNGCompression) {
    switch compression {
    case .fast: self.init(PixelCompressor())
    case .small: self.init(PackedCompressor(level: PackedCompressor.smallLevel))
    }
  }

  /// The PNG file of an image.
  ///
  /// - Parameter description: A sentence on what the image shows, or an empty text.
  /// - Throws: ``RasterizingError`` where the compression fails.
  func png(of surface: borrowing CairoSurface, description: String) throws(RasterizingError) -> [UInt8] {
    var file = PNGFileBuilder()
    // Few drawings take more, and making room as they grow would copy them several times.
    file.bytes.reserveCapacity(surface.size.width * surface.size.height / 4)
    file.appendHeader(width: surface.size.width, height: surface.size.height)
    if !description.isEmpty { file.append(description: description) }
    let mark = file.beginChunk("IDAT")
    try compressor.append(surface, to: &file.bytes)
    file.endChunk(mark)
    file.endChunk(file.beginChunk("IEND"))
    return file.bytes
  }
}

/// Compresses the rows of an image as PNG wants them: a zlib stream (RFC 1950) of rows, each a byte that says "not
/// filtered" and three bytes for each pixel.
protocol ImageCompressing: AnyObject {
  /// Adds the compressed form of an image to a file.
  ///
  /// - Throws: ``RasterizingError`` where memory ran out.
  func append(_ surface: borrowing CairoSurface, to file: inout [UInt8]) throws(RasterizingError)
}

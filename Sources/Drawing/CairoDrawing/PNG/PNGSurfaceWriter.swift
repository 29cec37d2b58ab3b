internal import Drawing

/// A writer of cairo surfaces as PNG files (W3C Portable Network Graphics, third edition): 8 bits per channel, no
/// transparency, unfiltered rows, which is both fastest and smallest for drawings.
///
/// There are several PNG writers, since no compressor suits all pictures. Drawings are long runs of one color:
/// `PixelCompressor` compares pixels instead of bytes and is as fast as drawing; `PackedCompressor` passes the same
/// rows to libdeflate, which finds repetitions of any bytes at ten times the time. Both are ``ImageCompressing``. Artwork may be
/// photographic or transparent, so `PNGFileWriter` of ArtworkDecoding uses libpng, which filters rows and writes alpha;
/// it is called through `ImageEncoder`. It works on bitmaps, not on cairo surfaces, so the writers share no code.
/// `LibraryPNGWriter` passes surfaces to libpng for ``PicturePainter/cairo``.
final class PNGSurfaceWriter: SurfaceWriting {
  private let compressor: any ImageCompressing

  /// Creates a writer for one worker, with its own compressor.
  init(_ compressor: any ImageCompressing) { self.compressor = compressor }

  /// Creates a writer for one worker.
  convenience init(_ compression: PNGCompression) {
    switch compression {
    case .fast: self.init(PixelCompressor())
    case .small: self.init(SmallestCompressor())
    }
  }

  func png(of surface: borrowing CairoSurface, description: String) throws(RasterizingError) -> [UInt8] {
    var file = PNGFileBuilder()
    // Most drawings fit. Growing the array would copy it several times.
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

/// A type that writes an opaque image as a PNG file.
protocol SurfaceWriting: AnyObject {
  /// Returns the PNG file of an image.
  ///
  /// `description` is a description of the image, or an empty string.
  ///
  /// - Throws: ``RasterizingError`` if the file cannot be made.
  func png(of surface: borrowing CairoSurface, description: String) throws(RasterizingError) -> [UInt8]
}

/// A type that compresses the rows of an image for PNG: a zlib stream (RFC 1950) of rows, each with a filter byte of 0
/// and three bytes per pixel.
protocol ImageCompressing: AnyObject {
  /// Appends the compressed image to a file.
  ///
  /// - Throws: ``RasterizingError`` if memory is exhausted.
  func append(_ surface: borrowing CairoSurface, to file: inout [UInt8]) throws(RasterizingError)
}

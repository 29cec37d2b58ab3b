internal import Drawing

/// A compressor that works pixel by pixel.
///
/// Drawings are mostly areas of one color, with rows like the one above. A compressor that knows pixels and rows finds
/// such repetitions by comparing pixels. It needs no copy of the image in bytes and is several times faster than a
/// general one. It searches for pixels equal to those above, which may continue over many rows, for pixels equal to the
/// previous one, and for pixels that were seen before (``RecentPixels``). The output depends only on the pixels.
final class PixelCompressor: ImageCompressing {
  private var search = PixelSearch()

  func append(_ surface: borrowing CairoSurface, to file: inout [UInt8]) throws(RasterizingError) {
    // The zlib header: deflate with a window of 32 KiB, fastest level.
    file += [0x78, 0x01]
    guard let checksum = search.compress(surface, to: &file) else { throw RasterizingError.canceled }
    for shift: UInt32 in [24, 16, 8, 0] { file.append(UInt8(truncatingIfNeeded: checksum >> shift)) }
  }
}

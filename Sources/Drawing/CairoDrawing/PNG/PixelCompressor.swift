/// Compresses images pixel by pixel.
///
/// Drawings are mostly areas of one colour, each row like the one above. A compressor that knows of pixels and rows finds
/// such repetitions by comparing pixels, without a copy of the image in bytes; it is several times faster than one for
/// any bytes. Two kinds are looked for: pixels like those above them, which may go on over many rows, and pixels like the
/// one before. Groups of pixels that were seen not long ago would make files a twelfth smaller, at a sixth of the time
/// more. What is written depends on the pixels alone.
final class PixelCompressor: ImageCompressing {
  private var search = PixelSearch()

  func append(_ surface: borrowing CairoSurface, to file: inout [UInt8]) {
    // Deflate with a window of 32 kilobytes, and that this was fast.
    file += [0x78, 0x01]
    let checksum = search.compress(surface, to: &file)
    for shift: UInt32 in [24, 16, 8, 0] { file.append(UInt8(truncatingIfNeeded: checksum >> shift)) }
  }
}

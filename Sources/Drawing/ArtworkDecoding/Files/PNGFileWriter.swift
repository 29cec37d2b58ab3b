internal import CImageDecoding
package import Drawing
internal import Glibc

/// A deterministic writer of bitmaps as PNG files, with libpng.
///
/// `PNGSurfaceWriter` of CairoDrawing writes drawings, and explains why there are several writers.
package enum PNGFileWriter {
  /// Returns the PNG file of a picture, without an alpha channel if it is opaque. Nil if memory is exhausted, or as
  /// soon as the file exceeds `limit` bytes.
  package static func png(of bitmap: Bitmap, notLargerThan limit: Int = .max) -> [UInt8]? {
    let isOpaque = bitmap.pixels.allSatisfy { $0 >> 24 == 255 }
    let samples = samples(of: bitmap, isOpaque: isOpaque)
    var count = 0
    let start = png_file_write(
      samples, UInt32(clamping: bitmap.width), UInt32(clamping: bitmap.height), !isOpaque, nil, max(0, limit),
      &count)
    defer { free(start) }
    return start.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
  }

  /// Returns the samples of the pixels, not premultiplied.
  private static func samples(of bitmap: Bitmap, isOpaque: Bool) -> [UInt8] {
    let channels = isOpaque ? 3 : 4
    let pixels = bitmap.pixels
    return [UInt8](unsafeUninitializedCapacity: channels * pixels.count) { buffer, count in
      var index = 0
      // A counted loop: iterating over a sequence takes most of the time in debug builds.
      while index < pixels.count {
        let pixel = PixelMap.unpremultiplied(pixels[index])
        buffer[count] = UInt8(truncatingIfNeeded: pixel >> 16)
        buffer[count + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        buffer[count + 2] = UInt8(truncatingIfNeeded: pixel)
        if !isOpaque { buffer[count + 3] = UInt8(truncatingIfNeeded: pixel >> 24) }
        count += channels
        index += 1
      }
    }
  }
}

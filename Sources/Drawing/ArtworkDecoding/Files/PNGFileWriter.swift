internal import CImageDecoding
package import Drawing
internal import Glibc

/// Writes pictures of pixels as PNG files with libpng, the same bytes for the same pixels.
///
/// `PNGSurfaceWriter` of CairoDrawing writes what is drawn, and says why there are several writers.
package enum PNGFileWriter {
  /// The PNG file of a picture, without alpha where nothing shines through; nil where there is no memory for it, and where
  /// it would be larger than a number of bytes, which is noticed as soon as so many are written.
  package static func png(of bitmap: Bitmap, notLargerThan limit: Int = .max) -> [UInt8]? {
    let isOpaque = bitmap.pixels.allSatisfy { $0 >> 24 == 255 }
    let samples = samples(of: bitmap, isOpaque: isOpaque)
    var count = 0
    let start = png_file_write(
      samples, UInt32(clamping: bitmap.width), UInt32(clamping: bitmap.height), !isOpaque, max(0, limit), &count)
    defer { free(start) }
    return start.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
  }

  /// The samples of the pixels before they were multiplied by alpha.
  private static func samples(of bitmap: Bitmap, isOpaque: Bool) -> [UInt8] {
    let channels = isOpaque ? 3 : 4
    let pixels = bitmap.pixels
    return [UInt8](unsafeUninitializedCapacity: channels * pixels.count) { buffer, count in
      var index = 0
      // Counted by itself: a sequence takes most of the time where it is not optimised away.
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

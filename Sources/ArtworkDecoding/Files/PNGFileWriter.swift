internal import CPNG
package import Drawing

/// Writes pictures as PNG files, the same bytes for the same pixels.
package enum PNGFileWriter {
  /// The PNG file of a picture, without alpha where nothing shines through; nil where there is no memory for it.
  package static func png(of bitmap: Bitmap) -> [UInt8]? {
    let isOpaque = bitmap.pixels.allSatisfy { $0 >> 24 == 255 }
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    image.width = UInt32(clamping: bitmap.width)
    image.height = UInt32(clamping: bitmap.height)
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR | (isOpaque ? 0 : PNG_FORMAT_FLAG_ALPHA))
    let samples = samples(of: bitmap, isOpaque: isOpaque)
    // A pixel takes at most four bytes, which barely grow where they cannot be compressed.
    let bound = samples.count + samples.count / 512 + bitmap.height + 4096
    var size = UInt(bound)
    let bytes = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      let isWritten = png_image_write_to_memory(&image, buffer.baseAddress, &size, 0, samples, 0, nil) != 0
      count = isWritten ? Int(size) : 0
    }
    return bytes.isEmpty ? nil : bytes
  }

  /// The samples of the pixels before they were multiplied by alpha.
  private static func samples(of bitmap: Bitmap, isOpaque: Bool) -> [UInt8] {
    let channels = isOpaque ? 3 : 4
    return [UInt8](unsafeUninitializedCapacity: channels * bitmap.pixels.count) { buffer, count in
      for (index, pixel) in bitmap.pixels.enumerated() {
        let pixel = PixelMap.unpremultiplied(pixel)
        let start = channels * index
        buffer[start] = UInt8(truncatingIfNeeded: pixel >> 16)
        buffer[start + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        buffer[start + 2] = UInt8(truncatingIfNeeded: pixel)
        if !isOpaque { buffer[start + 3] = UInt8(truncatingIfNeeded: pixel >> 24) }
      }
      count = channels * bitmap.pixels.count
    }
  }
}

package import Drawing

/// A writer of pictures as files that all browsers support, in the most suitable format.
package enum ImageFileWriter {
  /// The JPEG quality at which recompression of a photograph is invisible.
  private static let quality = 90
  /// The divisor for the part of a photograph's rows that is first compressed as PNG.
  private static let triedPart = 8

  /// Returns the file that a picture was read from, or a new file with its pixels. Photographs become JPEG files if
  /// these are smaller. Nil if memory is exhausted.
  package static func file(of bitmap: Bitmap) -> EncodedImage? {
    if let file = bitmap.file { return file }
    let jpeg = ArtworkDecoder.isPhotograph(bitmap) ? JPEGFileWriter.jpeg(of: bitmap, quality: quality) : nil
    if let jpeg, isFarSmaller(jpeg.count, thanPNGOf: bitmap) { return EncodedImage(format: .jpeg, bytes: jpeg) }
    if let png = PNGFileWriter.png(of: bitmap, notLargerThan: jpeg?.count ?? .max) {
      return EncodedImage(format: .png, bytes: png)
    }
    return jpeg.map { EncodedImage(format: .jpeg, bytes: $0) }
  }

  /// Estimates whether JPEG is far smaller: rows in the middle, as PNG, already take twice their share of the JPEG
  /// size. Compressing the whole photograph as PNG would be slow and useless.
  private static func isFarSmaller(_ count: Int, thanPNGOf bitmap: Bitmap) -> Bool {
    let height = bitmap.height / triedPart
    let start = (bitmap.height - height) / 2 * bitmap.width
    let pixels = Array(bitmap.pixels[start..<start + height * bitmap.width])
    guard let rows = Bitmap(width: bitmap.width, height: height, pixels: pixels, identity: "") else { return false }
    return PNGFileWriter.png(of: rows, notLargerThan: count * 2 / triedPart) == nil
  }
}

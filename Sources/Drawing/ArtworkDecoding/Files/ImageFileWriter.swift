package import Drawing

/// Writes pictures as files that every browser shows, in the format that suits them.
package enum ImageFileWriter {
  /// The quality at which nobody sees that a photograph was written again.
  private static let quality = 90
  /// The part of a photograph's rows that is tried as a PNG file first.
  private static let triedPart = 8

  /// The file that a picture was read from, or one with its pixels; photographs may be JPEG files again, where these are
  /// smaller. Nil where there is no memory for it.
  package static func file(of bitmap: Bitmap) -> EncodedImage? {
    if let file = bitmap.file { return file }
    let jpeg = ArtworkDecoder.isPhotograph(bitmap) ? JPEGFileWriter.jpeg(of: bitmap, quality: quality) : nil
    if let jpeg, isFarSmaller(jpeg.count, thanPNGOf: bitmap) { return EncodedImage(format: .jpeg, bytes: jpeg) }
    if let png = PNGFileWriter.png(of: bitmap, notLargerThan: jpeg?.count ?? .max) {
      return EncodedImage(format: .png, bytes: png)
    }
    return jpeg.map { EncodedImage(format: .jpeg, bytes: $0) }
  }

  /// Indicates that rows in the middle already take twice their share of a number of bytes: compressing all of a photograph
  /// would be most of the work, and for nothing.
  private static func isFarSmaller(_ count: Int, thanPNGOf bitmap: Bitmap) -> Bool {
    let height = bitmap.height / triedPart
    let start = (bitmap.height - height) / 2 * bitmap.width
    let pixels = Array(bitmap.pixels[start..<start + height * bitmap.width])
    guard let rows = Bitmap(width: bitmap.width, height: height, pixels: pixels, identity: "") else { return false }
    return PNGFileWriter.png(of: rows, notLargerThan: count * 2 / triedPart) == nil
  }
}

package import Drawing

/// Writes pictures as files that every browser shows, in the format that suits them.
package enum ImageFileWriter {
  /// The quality at which nobody sees that a photograph was written again.
  private static let quality = 90

  /// The file that a picture was read from, or one with its pixels; photographs may be JPEG files again, where these are
  /// smaller. Nil where there is no memory for it.
  package static func file(of bitmap: Bitmap) -> EncodedImage? {
    if let file = bitmap.file { return file }
    let png = PNGFileWriter.png(of: bitmap)
    if ArtworkDecoder.isPhotograph(bitmap), let jpeg = JPEGFileWriter.jpeg(of: bitmap, quality: quality),
      jpeg.count < png?.count ?? .max
    {
      return EncodedImage(format: .jpeg, bytes: jpeg)
    }
    return png.map { EncodedImage(format: .png, bytes: $0) }
  }
}

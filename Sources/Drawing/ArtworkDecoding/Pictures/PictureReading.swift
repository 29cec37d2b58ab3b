internal import Drawing

/// A reader of bitmaps of one format.
protocol PictureReading {
  /// Returns the size in the header of a file and checks the limits, without allocating pixels.
  func size(of bytes: [UInt8]) throws(ArtworkFault) -> PixelSize
  /// Decodes the picture in a file.
  func picture(in bytes: [UInt8]) throws(ArtworkFault) -> DecodedPicture
}

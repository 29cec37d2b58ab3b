internal import Drawing

/// A reader of bitmaps of one format.
protocol PictureReading {
  /// Returns the size in the header of a file and checks the limits, without allocating pixels.
  func size(of bytes: [UInt8]) throws(ArtworkFault) -> PixelSize
  /// Decodes the picture in a file.
  ///
  /// A reader that can scale down while it decodes does so, to save memory and time.
  ///
  /// - Parameter size: The size at which the picture is used; nil for its own. The result is at least as wide and high,
  ///   or as the file itself.
  func picture(in bytes: [UInt8], fitting size: PixelSize?) throws(ArtworkFault) -> DecodedPicture
}

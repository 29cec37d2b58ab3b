internal import Drawing

/// A reader of pictures of one format.
protocol PictureReading {
  /// The size that the beginning of a file tells, which is within the limits; no memory is taken for the pixels.
  func size(of bytes: [UInt8]) throws(ArtworkFault) -> PixelSize
  /// The picture in a file.
  func picture(in bytes: [UInt8]) throws(ArtworkFault) -> DecodedPicture
}

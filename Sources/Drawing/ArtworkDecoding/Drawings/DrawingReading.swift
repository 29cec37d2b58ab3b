internal import Drawing

/// A type that draws vector files of one format.
protocol DrawingReading {
  /// Returns the premultiplied pixels of a drawing, and the name and version of the library that drew them.
  ///
  /// `size` is the size in pixels, to which the drawing is stretched, or nil for one pixel per point.
  func pixels(of bytes: [UInt8], size: PixelSize?) throws(ArtworkFault) -> (pixels: PixelMap, version: String)
}

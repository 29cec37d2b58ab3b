internal import Drawing

/// Draws the drawings of a format.
protocol DrawingReading {
  /// The pixels of a drawing, multiplied by alpha, and the name and version of what has drawn them.
  ///
  /// - Parameter size: The number of pixels, which the drawing is stretched to; nil for one a point.
  func pixels(of bytes: [UInt8], size: PixelSize?) throws(ArtworkFault) -> (pixels: PixelMap, version: String)
}

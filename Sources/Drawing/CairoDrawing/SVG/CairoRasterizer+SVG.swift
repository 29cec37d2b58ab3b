internal import CCairo
public import Drawing
internal import Geometry

extension CairoRasterizer {
  /// Returns the SVG file of a picture, as cairo writes it: letters are outlines, and there are no layers, title or
  /// description. Lines and areas remain vectors.
  ///
  /// The same picture gives the same bytes on all machines with the same fonts and the same cairo. Commands with numbers
  /// that are not finite are skipped.
  ///
  /// - Parameter picture: The picture.
  /// - Throws: ``RasterizingError`` if memory is exhausted.
  public func svg(of picture: DisplayList) throws(RasterizingError) -> [UInt8] {
    // Like PDF documents, SVG surfaces keep their fonts until they end.
    try FontLock.whileHeld { () throws(RasterizingError) in try file(of: picture) }
  }

  private func file(of picture: DisplayList) throws(RasterizingError) -> [UInt8] {
    let file = try CairoVectorFile(svgOf: picture.size)
    do {
      let context = try CairoContext(drawingOn: file.pointer, scale: 1)
      context.fill(.rect(Rect(x: 0, y: 0, width: picture.size.width, height: picture.size.height)), picture.background)
      drawVectors(of: picture, in: context)
      try context.check()
    }
    return SurfaceNumbers.fromOne(in: try file.finish())
  }
}

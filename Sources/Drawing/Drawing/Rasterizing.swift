/// An engine that writes pictures as PNG and SVG files and as PDF documents. Callers provide it.
///
/// An engine belongs to one worker and is not `Sendable`.
public protocol Rasterizing {
  /// Returns the PNG file of a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - scale: The pixels per point. The image is the size of the picture times this, rounded up to whole pixels.
  /// - Throws: ``RasterizingError`` if the image exceeds the limits of the engine or memory is exhausted.
  func png(of picture: DisplayList, scale: Double) throws(RasterizingError) -> [UInt8]

  /// Returns the pixels of a picture, which are the same as in its PNG file.
  ///
  /// - Parameters:
  ///   - picture: The picture. Its title identifies the pixels.
  ///   - scale: The pixels per point.
  /// - Throws: ``RasterizingError`` like ``png(of:scale:)``.
  func bitmap(of picture: DisplayList, scale: Double) throws(RasterizingError) -> Bitmap

  /// Returns the SVG file of a picture, without layers. `DisplayList` itself writes one with layers.
  ///
  /// - Throws: ``RasterizingError`` if memory is exhausted.
  func svg(of picture: DisplayList) throws(RasterizingError) -> [UInt8]

  /// Returns the PDF document of pictures, with a page in the size of each.
  ///
  /// - Parameters:
  ///   - pages: The pictures, in the order of the pages.
  ///   - title: The title of the document.
  /// - Throws: ``RasterizingError`` if a page exceeds the limits of PDF or memory is exhausted.
  func pdf(of pages: [DisplayList], title: String) throws(RasterizingError) -> [UInt8]
}

/// The reason why a picture could not be drawn.
public struct RasterizingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason in one sentence.
  public var message: String

  public init(message: String) { self.message = message }

  public var description: String { message }
}

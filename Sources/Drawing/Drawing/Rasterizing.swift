/// An engine that turns pictures into the bytes of a PNG file or a PDF document; it is handed in.
///
/// An engine belongs to one worker and is not `Sendable`.
public protocol Rasterizing {
  /// The PNG file of a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - scale: Pixels per point; the image is the size of the picture times this, rounded up to whole pixels.
  /// - Throws: ``RasterizingError`` where the image would be larger than an engine draws, or memory ran out.
  func png(of picture: DisplayList, scale: Double) throws(RasterizingError) -> [UInt8]

  /// The PDF document of pictures, a page each, as large as the picture.
  ///
  /// - Parameters:
  ///   - pages: The pictures, in the order of the pages.
  ///   - title: The name of the document.
  /// - Throws: ``RasterizingError`` where a page would be larger than documents have, or memory ran out.
  func pdf(of pages: [DisplayList], title: String) throws(RasterizingError) -> [UInt8]
}

/// The reason why a picture could not be drawn.
public struct RasterizingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason in one sentence.
  public var message: String

  /// An error with its reason.
  public init(message: String) { self.message = message }

  /// The reason.
  public var description: String { message }
}

/// What turns pictures into the bytes of a PNG file or a PDF document; the engine itself is handed in.
///
/// An engine belongs to one worker and is not `Sendable`.
public protocol Rasterizing {
  /// The PNG file of a picture.
  ///
  /// - Parameter scale: Pixels per point; the image is the size of the picture times this, rounded up to whole pixels.
  /// - Throws: ``RasterizingError`` where the image would be larger than an engine draws, or memory ran out.
  func png(of picture: DisplayList, scale: Double) throws(RasterizingError) -> [UInt8]

  /// The PDF document of pictures, a page each, as large as the picture.
  ///
  /// - Parameter title: What the document is called.
  /// - Throws: ``RasterizingError`` where a page would be larger than documents have, or memory ran out.
  func pdf(of pages: [DisplayList], title: String) throws(RasterizingError) -> [UInt8]
}

/// Why a picture could not be drawn.
public struct RasterizingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is the matter, in one sentence.
  public var message: String

  /// An error with its reason.
  public init(message: String) { self.message = message }

  /// The reason.
  public var description: String { message }
}

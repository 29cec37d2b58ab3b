/// What turns a picture into the bytes of a PNG file; the engine itself is handed in.
///
/// An engine belongs to one worker and is not `Sendable`.
public protocol Rasterizing {
  /// The PNG file of a picture.
  ///
  /// - Parameter scale: Pixels per point; the image is the size of the picture times this, rounded up to whole pixels.
  /// - Throws: ``RasterizingError`` where the image would be larger than an engine draws, or memory ran out.
  func png(of picture: DisplayList, scale: Double) throws(RasterizingError) -> [UInt8]
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

/// The reason why a file cannot be shown as a picture.
public struct ArtworkFault: Error, Sendable, Hashable {
  /// The reason, as the end of a sentence that begins with the file: `it cannot be decoded`.
  public let message: String

  public init(message: String) { self.message = message }
}

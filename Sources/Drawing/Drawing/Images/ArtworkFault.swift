/// The reason why a file cannot be shown as a picture.
public struct ArtworkFault: Error, Sendable, Hashable {
  /// The reason, as the end of a sentence that begins with the file: `it cannot be decoded`.
  public let message: String

  /// Whether the reason may be gone in the next run, such as a limit of processes. Pictures with it are not kept.
  public let isPassing: Bool

  public init(message: String, isPassing: Bool = false) {
    self.message = message
    self.isPassing = isPassing
  }
}

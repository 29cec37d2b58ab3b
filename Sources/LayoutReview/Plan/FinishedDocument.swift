package import HostFiles

/// A document whose scenes were drawn, with all that this depended on.
public struct FinishedDocument: Sendable, Hashable {
  /// What was asked of the file system to read the document; empty for one that was not read from a file.
  package var observations: [FileObservation]
  /// The scenes that were looked at, in their order.
  public var scenes: [FinishedScene]

  /// Whether reading the document again would lead to the same scenes.
  func isCurrent(_ answers: FileAnswers) -> Bool { answers.confirm(observations) }

  /// Whether all files are still there as they were written.
  func isThere(in folder: String) -> Bool { scenes.allSatisfy { $0.files.allSatisfy { $0.isThere(in: folder) } } }
}

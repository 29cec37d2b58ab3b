package import HostFiles

/// A document whose scenes were drawn, with all that this depended on.
public struct FinishedDocument: Sendable, Hashable {
  /// The questions to the file system that reading the document took, with their answers; empty for one that was not
  /// read from a file.
  package var observations: [FileObservation]
  /// The scenes that were looked at, in their order.
  public var scenes: [FinishedScene]

  /// Returns whether reading the document again would lead to the same scenes.
  func isCurrent(_ answers: FileAnswers) -> Bool { answers.confirm(observations) }

  /// Returns whether all files are still there as they were written.
  func isThere(in folder: String) -> Bool { scenes.allSatisfy { $0.files.allSatisfy { $0.isThere(in: folder) } } }
}

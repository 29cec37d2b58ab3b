/// Something asked of the file system.
package struct FileQuestion: Sendable, Hashable {
  /// What is asked.
  package enum Subject: Sendable, Hashable {
    /// All bytes of a file.
    case contents(limit: Int)
    /// Its first bytes.
    case beginning(count: Int)
    /// Whether there is a file or a folder.
    case kind
    /// The names in a folder that end so.
    case names(ending: String)
  }

  /// What is asked.
  package var subject: Subject
  /// Of which file or folder; as it was opened.
  package var path: String

  /// A question.
  package init(subject: Subject, path: String) {
    self.subject = subject
    self.path = path
  }

  /// What the file system answers now; of answers that are no contents, also their kind counts.
  package var answer: ContentDigest? {
    FileJournal.observing {
      switch subject {
      case .contents(let limit): _ = try? FileSystem.contents(of: path, limit: limit)
      case .beginning(let count): _ = try? FileSystem.beginning(of: path, count: count)
      case .kind: _ = FileSystem.kind(of: path)
      case .names(let ending): _ = try? FileSystem.names(in: path, endingWith: ending)
      }
    }.observations.first?.answer
  }
}

/// A question with the answer that something was made from.
package struct FileObservation: Sendable, Hashable {
  /// What was asked.
  package var question: FileQuestion
  /// What stands for the answer.
  package var answer: ContentDigest

  /// A question with its answer.
  package init(question: FileQuestion, answer: ContentDigest) {
    self.question = question
    self.answer = answer
  }
}

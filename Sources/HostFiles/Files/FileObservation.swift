/// Something asked of the file system.
package struct FileQuestion: Sendable, Hashable {
  /// The subject of a question: the part or the property of the file or folder that is asked for.
  package enum Subject: Sendable, Hashable {
    /// All bytes of a file.
    case contents(limit: Int)
    /// Its first bytes.
    case beginning(count: Int)
    /// The kind of what is there: a file, a folder, something else, or nothing.
    case kind
    /// The names in a folder that end so.
    case names(ending: String)
  }

  /// The subject of the question.
  package var subject: Subject
  /// Of which file or folder; as it was opened.
  package var path: String

  /// A question.
  package init(subject: Subject, path: String) {
    self.subject = subject
    self.path = path
  }

  /// The digest of the present answer of the file system; a failure has the digest of its reason, and counts as an
  /// answer of another kind.
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
  /// The question.
  package var question: FileQuestion
  /// The digest of the answer.
  package var answer: ContentDigest

  /// A question with its answer.
  package init(question: FileQuestion, answer: ContentDigest) {
    self.question = question
    self.answer = answer
  }
}

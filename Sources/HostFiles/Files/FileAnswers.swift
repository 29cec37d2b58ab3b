internal import Synchronization

/// The answers of the file system at one time: each question is asked once, however many documents depend on it.
package final class FileAnswers: Sendable {
  private let known = Mutex<[FileQuestion: ContentDigest]>([:])

  /// No answers yet.
  package init() {}

  /// The digest of the answer, or nil where there is none.
  package func answer(to question: FileQuestion) -> ContentDigest? {
    if let answer = known.withLock({ $0[question] }) { return answer }
    let answer = question.answer
    if let answer { known.withLock { $0[question] = answer } }
    return answer
  }

  /// Returns whether all that was observed still holds.
  package func confirm(_ observations: [FileObservation]) -> Bool {
    observations.allSatisfy { answer(to: $0.question) == $0.answer }
  }
}

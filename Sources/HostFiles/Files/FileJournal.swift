internal import Synchronization

/// Writes down what is asked of the file system, and what it answers, while something is made from files.
///
/// As long as the answers stay what they were, making it again leads to the same: also the files that were looked for and
/// not found belong to it. Nobody who reads files has to think of it.
package final class FileJournal: Sendable {
  @TaskLocal private static var current: FileJournal?

  private let notes = Mutex<(order: [FileObservation], known: Set<FileQuestion>)>(([], []))

  private init() {}

  /// The result of a function, and its questions to the file system with their answers: each question once, and in the
  /// order asked.
  package static func observing<Result>(_ make: () -> Result) -> (result: Result, observations: [FileObservation]) {
    let journal = FileJournal()
    let result = $current.withValue(journal) { make() }
    return (result, journal.notes.withLock { $0.order })
  }

  /// Gives the bytes of an answer and writes the answer down.
  package static func noting(
    _ subject: FileQuestion.Subject, of path: String, _ read: () throws(FileError) -> [UInt8]
  ) throws(FileError) -> [UInt8] {
    guard let current else { return try read() }
    let question = FileQuestion(subject: subject, path: path)
    do throws(FileError) {
      let bytes = try read()
      current.add(question, ContentDigest(of: bytes))
      return bytes
    } catch {
      current.add(question, ContentDigest(of: error.reason.description.utf8, as: .failure))
      throw error
    }
  }

  /// Writes down an answer that is there already.
  package static func note(_ subject: FileQuestion.Subject, of path: String, _ bytes: () -> [UInt8]) {
    guard let current else { return }
    current.add(FileQuestion(subject: subject, path: path), ContentDigest(of: bytes()))
  }

  /// The first answer counts: it is the one that something was made from.
  private func add(_ question: FileQuestion, _ answer: ContentDigest) {
    notes.withLock { notes in
      guard notes.known.insert(question).inserted else { return }
      notes.order.append(FileObservation(question: question, answer: answer))
    }
  }
}

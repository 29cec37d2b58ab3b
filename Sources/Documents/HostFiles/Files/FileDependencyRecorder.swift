internal import Synchronization

/// A recorder of the file system queries of a computation and their answers.
///
/// A result can be reused as long as the answers stay the same. Files that were looked for and not found are recorded
/// too. Code that reads files does not need to know about the recorder.
package final class FileDependencyRecorder: Sendable {
  @TaskLocal private static var current: FileDependencyRecorder?

  private let notes = Mutex<(entries: [FileDependencies.Entry], shared: Set<ObjectIdentifier>)>(([], []))

  private init() {}

  /// Runs a function and returns its result with the queries it made.
  package static func recording<Result>(_ make: () -> Result) -> (result: Result, dependencies: FileDependencies) {
    let recorder = FileDependencyRecorder()
    let result = $current.withValue(recorder) { make() }
    return (result, FileDependencies(recorder.notes.withLock { $0.entries }))
  }

  /// Runs a query, records its answer or failure, and returns the bytes.
  package static func record(
    _ subject: FileQuery.Subject, of path: String, _ read: () throws(FileError) -> [UInt8]
  ) throws(FileError) -> [UInt8] {
    guard let current else { return try read() }
    let query = FileQuery(subject: subject, path: path)
    do throws(FileError) {
      let bytes = try read()
      current.add(FileDependency(query: query, result: ContentDigest(of: bytes)))
      return bytes
    } catch {
      let result = ContentDigest(of: error.reason.description.utf8, as: .failure)
      current.add(FileDependency(query: query, result: result, fault: error.reason.isFault ? error : nil))
      throw error
    }
  }

  /// Records the answer of a query that was computed elsewhere.
  package static func record(_ subject: FileQuery.Subject, of path: String, result: @autoclosure () -> [UInt8]) {
    current?.add(FileDependency(query: FileQuery(subject: subject, path: path), result: ContentDigest(of: result())))
  }

  /// Records the queries of a shared result that is used again. Each shared result is recorded once.
  static func `repeat`(_ shared: SharedFileDependencies) {
    current?.notes.withLock { notes in
      if notes.shared.insert(ObjectIdentifier(shared)).inserted { notes.entries.append(.shared(shared)) }
    }
  }

  private func add(_ dependency: FileDependency) {
    notes.withLock { $0.entries.append(.one(dependency)) }
  }
}

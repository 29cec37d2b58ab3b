internal import Synchronization

/// Records what is asked of the file system, and what it answers, while something is made from files.
///
/// As long as the answers stay what they were, making it again leads to the same: also the files that were looked for and
/// not found belong to it. Nobody who reads files has to think of it.
package final class FileDependencyRecorder: Sendable {
  @TaskLocal private static var current: FileDependencyRecorder?

  private let notes = Mutex<(entries: [FileDependencies.Entry], shared: Set<ObjectIdentifier>)>(([], []))

  private init() {}

  /// The result of a function, and its queries to the file system with their results.
  package static func recording<Result>(_ make: () -> Result) -> (result: Result, dependencies: FileDependencies) {
    let recorder = FileDependencyRecorder()
    let result = $current.withValue(recorder) { make() }
    return (result, FileDependencies(recorder.notes.withLock { $0.entries }))
  }

  /// Returns the bytes of a result, and records it.
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

  /// Records a result that is there already.
  package static func record(_ subject: FileQuery.Subject, of path: String, result: @autoclosure () -> [UInt8]) {
    current?.add(FileDependency(query: FileQuery(subject: subject, path: path), result: ContentDigest(of: result())))
  }

  /// Records once more what was recorded while something was made that is used again.
  static func `repeat`(_ shared: SharedFileDependencies) {
    current?.notes.withLock { notes in
      if notes.shared.insert(ObjectIdentifier(shared)).inserted { notes.entries.append(.shared(shared)) }
    }
  }

  private func add(_ dependency: FileDependency) {
    notes.withLock { $0.entries.append(.one(dependency)) }
  }
}

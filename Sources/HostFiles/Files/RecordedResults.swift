internal import Synchronization

/// Results made from files, each once for a key, however many readers ask for it; what was asked of the file system on the
/// way is recorded for each of them.
package final class RecordedResults<Result: Sendable>: Sendable {
  private let known = Mutex<[String: (result: Result, dependencies: [FileDependency])]>([:])

  /// No results yet.
  package init() {}

  /// The result for a key.
  package func result(for key: String, _ make: () -> Result) -> Result {
    let found = known.withLock { $0[key] } ?? keep(FileDependencyRecorder.recording(make), for: key)
    FileDependencyRecorder.repeat(found.dependencies)
    return found.result
  }

  private func keep(
    _ made: (result: Result, dependencies: [FileDependency]), for key: String
  ) -> (result: Result, dependencies: [FileDependency]) {
    known.withLock { known in
      // Another reader may have been faster: all go on with one result.
      if let first = known[key] { return first }
      known[key] = made
      return made
    }
  }
}

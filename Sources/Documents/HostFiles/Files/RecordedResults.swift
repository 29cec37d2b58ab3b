internal import Synchronization
internal import WorkBudgets

/// Results made from files, each once for a key, however many readers ask for it; what was asked of the file system on the
/// way is recorded for each of them.
package final class RecordedResults<Result: Sendable>: Sendable {
  private typealias Known = (result: Result, dependencies: SharedFileDependencies)

  /// The results, with their positions by their keys: a table of numbers is quicker to look in than one of results.
  private let known = Mutex<(results: [Known], positions: [String: Int])>(([], [:]))

  /// No results yet.
  package init() {}

  /// The result for a key.
  package func result(for key: String, _ make: () -> Result) -> Result {
    let found = known.withLock { known in known.positions[key].map { known.results[$0] } }
    let result = found ?? keep(FileDependencyRecorder.recording(make), for: key)
    FileDependencyRecorder.repeat(result.dependencies)
    return result.result
  }

  private func keep(_ made: (result: Result, dependencies: FileDependencies), for key: String) -> Known {
    // What was cut short by the end of its run or layout is not what the files say, and others may ask in a language server.
    guard !WorkBudget.isOver else { return (made.result, SharedFileDependencies(made.dependencies)) }
    return known.withLock { known in
      // Another reader may have been faster: all go on with one result.
      if let first = known.positions[key] { return known.results[first] }
      let new = (made.result, SharedFileDependencies(made.dependencies))
      known.positions[key] = known.results.count
      known.results.append(new)
      return new
    }
  }
}

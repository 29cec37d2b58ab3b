internal import Synchronization
internal import WorkBudgets

/// A cache of results that are made from files, by key. Each reader of a result also records the file system queries
/// that made it.
package final class RecordedResults<Result: Sendable>: Sendable {
  private typealias Known = (result: Result, dependencies: SharedFileDependencies)

  /// The results, and their positions by key. A dictionary of integers is faster to search than one of results.
  private let known = Mutex<(results: [Known], positions: [String: Int])>(([], [:]))

  package init() {}

  /// Returns the cached result of a key, or makes it.
  package func result(for key: String, _ make: () -> Result) -> Result {
    let found = known.withLock { known in known.positions[key].map { known.results[$0] } }
    let result = found ?? keep(FileDependencyRecorder.recording(make), for: key)
    FileDependencyRecorder.repeat(result.dependencies)
    return result.result
  }

  private func keep(_ made: (result: Result, dependencies: FileDependencies), for key: String) -> Known {
    // A canceled run or an exhausted budget cuts results short. They are not cached: a language server would reuse
    // them.
    guard !WorkBudget.isOver else { return (made.result, SharedFileDependencies(made.dependencies)) }
    return known.withLock { known in
      // Another reader may have been faster. All readers use the first result.
      if let first = known.positions[key] { return known.results[first] }
      let new = (made.result, SharedFileDependencies(made.dependencies))
      known.positions[key] = known.results.count
      known.results.append(new)
      return new
    }
  }
}

internal import Synchronization

/// The work that one layout may take, and its cancellation.
///
/// Work is counted, not timed: work that exceeds the budget does so on every machine, however busy. Cancellation is
/// noticed within a few thousand units of work. The result is then incomplete, and the caller discards it.
///
/// The budget applies to everything inside ``run(_:)``, without being passed as a parameter.
package final class WorkBudget: Sendable {
  @TaskLocal private static var bound: WorkBudget?

  /// The budget of the current work, or nil if there is no limit.
  package static var current: WorkBudget? { bound }

  /// The default work limit of a layout: a second or two. The largest real layouts take less than a fiftieth of it.
  package static let standardLimit = 500_000_000

  /// The units of work between two checks for cancellation: less than a millisecond.
  static let stride = 1 << 16

  private let limit: Int
  private let shouldStop: @Sendable () -> Bool
  private let work = Atomic(0)
  /// The amount of work at which cancellation is checked next.
  private let nextLook = Atomic(0)
  private let isStopped = Atomic(false)

  /// Creates an unspent budget.
  ///
  /// - Parameters:
  ///   - limit: The units of work that may be spent. One takes a nanosecond or a few.
  ///   - shouldStop: Returns whether to cancel the work. Once true, it must stay true.
  package init(limit: Int = WorkBudget.standardLimit, shouldStop: @escaping @Sendable () -> Bool = { false }) {
    self.limit = limit
    self.shouldStop = shouldStop
  }

  /// Runs a function whose work is charged to this budget, and returns its result.
  package func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let outcome = Self.$bound.withValue(self) { () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }
    return try outcome.get()
  }

  /// Runs an asynchronous function whose work is charged to this budget, and returns its result.
  package func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$bound.withValue(self, operation: body, isolation: isolation)
  }

  /// Counts work.
  ///
  /// - Returns: Whether the work must stop.
  @discardableResult
  package func spend(_ units: Int) -> Bool {
    let spent = work.load(ordering: .relaxed) &+ max(0, units)
    work.store(spent, ordering: .relaxed)
    if spent >= nextLook.load(ordering: .relaxed) {
      nextLook.store(spent &+ Self.stride, ordering: .relaxed)
      checkCancellation()
    }
    return spent > limit || isCancelled
  }

  /// The units of work spent so far.
  package var spent: Int { work.load(ordering: .relaxed) }

  /// Whether the work has exceeded the limit.
  package var isSpent: Bool { spent > limit }

  /// Whether the work was canceled. Its result may be wrong.
  package var isCancelled: Bool { isStopped.load(ordering: .relaxed) }

  /// Checks for cancellation at once, and returns whether the work is canceled.
  @discardableResult
  package func checkCancellation() -> Bool {
    if !isCancelled, shouldStop() { isStopped.store(true, ordering: .relaxed) }
    return isCancelled
  }
}

/// The budget of the current task.
extension WorkBudget {
  /// Whether work was stopped, so that the current result is incomplete.
  package static var isOver: Bool { current.map { $0.isSpent || $0.isCancelled } ?? false }

  /// Whether work was canceled.
  package static var isCancelled: Bool { current?.isCancelled ?? false }

  /// Counts work, and returns whether it must stop.
  package static func spend(_ units: Int) -> Bool { current?.spend(units) ?? false }

  /// Checks for cancellation at once, for loops with long steps. Returns whether the work is canceled.
  package static func checkCancellation() -> Bool { current?.checkCancellation() ?? false }
}

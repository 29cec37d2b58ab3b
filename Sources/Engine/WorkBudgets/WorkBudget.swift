internal import Synchronization

/// The work that one layout may take, and the request to end before it is done.
///
/// Work is counted and never timed: whatever goes over its budget does so on every machine, however busy it is. A request
/// to end is noticed as well, a few thousand units of work after it has come; what was being made is then not whole, and
/// whoever asked for it throws it away.
///
/// The budget counts for everything that is made inside of ``run(_:)``, so that nobody in between has to hand it on.
package final class WorkBudget: Sendable {
  @TaskLocal private static var bound: WorkBudget?

  /// The budget of what is being made; nil where nobody limits it.
  package static var current: WorkBudget? { bound }

  /// The work that a layout may take unless the user says otherwise: ten seconds to a minute. The largest layouts that people
  /// make take less than a thousandth of it.
  package static let standardLimit = 10_000_000_000

  /// The units of work between two looks at the request to end: less than a millisecond.
  static let stride = 1 << 16

  private let limit: Int
  private let shouldStop: @Sendable () -> Bool
  private let work = Atomic(0)
  /// The work at which the request to end is looked at next.
  private let nextLook = Atomic(0)
  private let isStopped = Atomic(false)

  /// A budget of which nothing is spent.
  ///
  /// - Parameters:
  ///   - limit: The units of work that may be spent; one takes a nanosecond or a few.
  ///   - shouldStop: Returns whether the work is to end at once. It stays at that once it has said so.
  package init(limit: Int = WorkBudget.standardLimit, shouldStop: @escaping @Sendable () -> Bool = { false }) {
    self.limit = limit
    self.shouldStop = shouldStop
  }

  /// The result of a function whose work counts for this budget.
  package func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let outcome = Self.$bound.withValue(self) { () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }
    return try outcome.get()
  }

  /// The result of a function that may wait, and whose work counts for this budget.
  package func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$bound.withValue(self, operation: body, isolation: isolation)
  }

  /// Counts work.
  ///
  /// - Returns: True where no more work is to be done.
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

  /// The units of work that were spent.
  package var spent: Int { work.load(ordering: .relaxed) }

  /// True where more was to be done than the budget allows.
  package var isSpent: Bool { spent > limit }

  /// True where work was stopped because it was asked to end: what it led to may be wrong.
  package var isCancelled: Bool { isStopped.load(ordering: .relaxed) }

  /// Looks at the request to end at once; returns true where the work is to end.
  @discardableResult
  package func checkCancellation() -> Bool {
    if !isCancelled, shouldStop() { isStopped.store(true, ordering: .relaxed) }
    return isCancelled
  }
}

/// The budget of the task at hand.
extension WorkBudget {
  /// True where some work was stopped, so that what is being made is not whole.
  package static var isOver: Bool { current.map { $0.isSpent || $0.isCancelled } ?? false }

  /// True where some work was stopped because it was asked to end.
  package static var isCancelled: Bool { current?.isCancelled ?? false }

  /// Counts work; returns true where no more is to be done.
  package static func spend(_ units: Int) -> Bool { current?.spend(units) ?? false }

  /// Looks at the request to end at once, as loops do whose steps take long; returns true where the work is to end.
  package static func checkCancellation() -> Bool { current?.checkCancellation() ?? false }
}

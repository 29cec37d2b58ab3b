internal import Synchronization

/// A counter of the checks for cancellation.
public final class Looks: Sendable {
  private let count = Atomic(0)

  /// Creates a counter that starts at 0.
  public init() {}

  /// Adds one check and returns the number of checks so far.
  public func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}

internal import Synchronization

/// A count of how often somebody has looked whether to stop.
public final class Looks: Sendable {
  private let count = Atomic(0)

  /// A count of nothing.
  public init() {}

  /// The number of looks, this one included.
  public func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}

internal import Synchronization

/// Adds up the time that the layouts of each scene take, from any worker.
package final class CostRecorder: Sendable {
  private let times: Mutex<[Duration]>

  /// A recorder for the scenes of a plan.
  package init(of plan: ReviewPlan) { times = Mutex(Array(repeating: .zero, count: plan.scenes.count)) }

  /// Adds the time that a layout of a scene took.
  func add(_ time: Duration, to scene: Int) { times.withLock { if $0.indices.contains(scene) { $0[scene] += time } } }

  /// The time of each scene in the order of the plan, in millionths of a second; half an hour at most.
  package var microseconds: [Int] { times.withLock { $0.map { Int(min($0 / .microseconds(1), 2e9)) } } }
}

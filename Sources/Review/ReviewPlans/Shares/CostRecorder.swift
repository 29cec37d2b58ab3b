internal import Synchronization

/// A recorder of the time that the layouts of each scene take, from any worker.
package final class CostRecorder: Sendable {
  private let positions: [String: Int]
  private let times: Mutex<[Duration]>

  package init(of sizes: [SceneCosts.Size]) {
    positions = Dictionary(zip(sizes.map(\.slug), sizes.indices), uniquingKeysWith: { first, _ in first })
    times = Mutex(Array(repeating: .zero, count: sizes.count))
  }

  /// Adds the time that a layout of a scene took.
  package func add(_ time: Duration, to scene: Int) {
    times.withLock { if $0.indices.contains(scene) { $0[scene] += time } }
  }

  /// Returns the time that a scene took, in microseconds: at most half an hour, and zero for a scene from the cache.
  package func microseconds(of scene: SceneCosts.Size) -> Int {
    guard let position = positions[scene.slug] else { return 0 }
    return times.withLock { Int(min($0[position] / .microseconds(1), 2e9)) }
  }
}

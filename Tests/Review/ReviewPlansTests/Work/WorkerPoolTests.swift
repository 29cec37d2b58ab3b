import LayoutTestSupport
import Synchronization
import Testing

@testable import ReviewPlans

@Suite struct WorkerPoolTests {
  @Test(arguments: [0, 1, 2, 7, 100])
  func `results are in the order of the values for any number of workers`(workers: Int) async throws {
    let values = Array(0..<57)
    let results = await WorkerPool(workers: workers).map(values) { value in
      // Earlier values take longer.
      for _ in 0..<(57 - value) { await Task.yield() }
      return value * 2
    }
    expect(results, is: values.map { $0 * 2 })
  }

  @Test func `each worker creates one engine`() async throws {
    let made = Mutex(0)
    let makeEngine: @Sendable () -> Int = {
      made.withLock {
        $0 += 1
        return $0
      }
    }
    let engines = try await WorkerPool(workers: 3).map(Array(0..<40), makingEngine: makeEngine, { _, engine in engine })
    expect(made.withLock { $0 }, is: 3)
    #expect(Set(engines.compactMap(\.self)).isSubset(of: [1, 2, 3]))
  }

  @Test func `no more engines are created than there are values`() async throws {
    let made = Mutex(0)
    _ = try await WorkerPool(workers: 8).map([1], makingEngine: { made.withLock { $0 += 1 } }, { _, _ in 0 })
    expect(made.withLock { $0 }, is: 1)
  }

  @Test func `a missing engine is an error`() async {
    struct NoFonts: Error, CustomStringConvertible { let description = "no fonts" }
    await #expect(throws: ReviewError.engineMissing("no fonts")) {
      _ = try await WorkerPool(workers: 2).map([1, 2], makingEngine: { throw NoFonts() }, { value, _ in value })
    }
  }

  @Test func `values after a stop are skipped`() async throws {
    let done = Mutex(0)
    let pool = WorkerPool(workers: 1, shouldStop: { done.withLock { $0 } == 3 })
    let results = try await pool.map(
      [1, 2, 3, 4, 5], makingEngine: {},
      { value, _ in
        done.withLock { $0 += 1 }
        return value
      })
    expect(results, is: [1, 2, 3, nil, nil])
  }
}

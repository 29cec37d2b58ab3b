/// A pool of workers that applies a function to many values. The results are in the order of the values.
package struct WorkerPool: Sendable {
  /// The number of workers, at least one.
  package var workers: Int
  /// Whether to stop taking new values.
  package var shouldStop: @Sendable () -> Bool = { false }

  /// Creates a pool with a number of workers, which runs until there are no more values or it is stopped.
  package init(workers: Int, shouldStop: @escaping @Sendable () -> Bool = { false }) {
    self.workers = workers
    self.shouldStop = shouldStop
  }

  /// A source of positions, which any worker takes in order.
  private actor Positions {
    private var rest: Range<Int>

    init(count: Int) { rest = 0..<count }

    func next() -> Int? { rest.popFirst() }
  }

  package func map<Value: Sendable, Result: Sendable>(
    _ values: [Value], _ transform: @escaping @Sendable (Value) async -> Result
  ) async -> [Result] {
    let results = try? await map(values, makingEngine: {}, { value, _ in await transform(value) })
    return results?.compactMap(\.self) ?? []
  }

  /// Returns the results for all values, made with an engine for each worker, or nil for values that were not reached.
  ///
  /// - Throws: ``ReviewError`` if an engine cannot be made, after the other workers have finished.
  package func map<Value: Sendable, Engine, Result: Sendable>(
    _ values: [Value], makingEngine makeEngine: @escaping @Sendable () throws -> Engine,
    _ transform: @escaping @Sendable (Value, Engine) async -> Result
  ) async throws(ReviewError) -> [Result?] {
    // Without values no engine is made, since starting one takes longer than looking up finished results.
    guard !values.isEmpty else { return [] }
    let positions = Positions(count: values.count)
    let shares = await withTaskGroup(of: Share<Result>.self, returning: [Share<Result>].self) { group in
      for _ in 0..<max(1, min(workers, values.count)) {
        group.addTask { await share(of: values, positions, makeEngine, transform) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    var all = [Result?](repeating: nil, count: values.count)
    for share in shares {
      for (position, result) in try share.get() { all[position] = result }
    }
    return all
  }

  /// The positions and results of one worker.
  private typealias Share<Result> = Swift.Result<[(Int, Result)], ReviewError>

  /// Works until there are no more positions.
  private func share<Value: Sendable, Engine, Result: Sendable>(
    of values: [Value], _ positions: Positions, _ makeEngine: @Sendable () throws -> Engine,
    _ transform: @Sendable (Value, Engine) async -> Result
  ) async -> Share<Result> {
    let engine: Engine
    do throws(ReviewError) { engine = try Self.engine(made: makeEngine) } catch { return .failure(error) }
    var results: [(Int, Result)] = []
    while !shouldStop(), let position = await positions.next() {
      results.append((position, await transform(values[position], engine)))
    }
    return .success(results)
  }

  /// Returns a new engine.
  ///
  /// - Throws: ``ReviewError`` if it cannot be made.
  package static func engine<Engine>(made makeEngine: () throws -> Engine) throws(ReviewError) -> Engine {
    do { return try makeEngine() } catch { throw .engineMissing("\(error)") }
  }
}

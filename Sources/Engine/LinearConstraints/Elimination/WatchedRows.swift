/// Equalities with three or more unknown variables, watched until other rows have shortened them.
///
/// It is enough to watch any three of a row's variables to notice that no more than two are left. Satisfiability
/// solvers watch two literals of a clause in the same way (Moskewicz et al. 2001). A row is visited again only when one
/// of its three variables ceases to be a representative.
struct WatchedRows: Sendable {
  /// The number of watched variables per row.
  private static let watchedCount = 3

  private struct Row: Sendable {
    /// The position of the row in the system.
    var row: Int32
    /// Whether the row was eliminated.
    var isFinished = false
  }

  private struct Watch: Sendable {
    var variable: Int32
    /// The next watch on the same variable, or -1.
    var next: Int32
  }

  /// The rows, in their order.
  private var rows: [Row] = []
  /// The watches. The watches of a row are consecutive.
  private var watches: [Watch] = []
  /// The first watch on each variable, or -1.
  private var heads: [Int32]
  /// The watches whose variables were eliminated.
  private var woken: [Int32] = []

  /// Creates a list without rows, for `variableCount` variables.
  init(variableCount: Int) { heads = Array(filledWith: -1, count: variableCount) }

  /// The rows that are still watched, in their order.
  var remaining: [Int] {
    var remaining: [Int] = []
    remaining.reserveCapacity(rows.count)
    for row in rows where !row.isFinished { remaining.append(Int(row.row)) }
    return remaining
  }

  /// Watches a row. `watch` is the watch that woke it, or -1 for a new row.
  ///
  /// `variables` are three variables of the row, at least one of which is not watched by any of its other watches.
  mutating func watch(_ row: Int, for variables: InlineArray<3, Int>, watch: Int) {
    guard watch >= 0 else { return add(row, for: variables) }
    for index in variables.indices where !isWatched(variables[index], besides: watch) {
      watches[watch].variable = Int32(variables[index])
      return link(watch)
    }
  }

  private mutating func add(_ row: Int, for variables: InlineArray<3, Int>) {
    if rows.isEmpty { reserveCapacity(Self.initialCapacity) }
    rows.append(Row(row: Int32(row)))
    for index in 0..<Self.watchedCount {
      let variable = variables[index]
      watches.append(Watch(variable: Int32(variable), next: heads[variable]))
      heads[variable] = Int32(watches.count - 1)
    }
  }

  private mutating func reserveCapacity(_ count: Int) {
    rows.reserveCapacity(count)
    watches.reserveCapacity(count * Self.watchedCount)
    woken.reserveCapacity(count)
  }

  private static var initialCapacity: Int { 32 }

  /// Whether another watch of the same row watches a variable.
  private func isWatched(_ variable: Int, besides watch: Int) -> Bool {
    let first = watch - watch % Self.watchedCount
    return (first..<first + Self.watchedCount).contains { $0 != watch && Int(watches[$0].variable) == variable }
  }

  /// Marks the row of a watch as eliminated. Does nothing for -1, the watch of a row that was never watched.
  mutating func finish(_ watch: Int) {
    if watch >= 0 { rows[watch / Self.watchedCount].isFinished = true }
  }

  /// Wakes the rows that watch a variable that ceased to be a representative.
  @inline(__always)
  mutating func wake(_ variable: Int) {
    if heads[variable] >= 0 { wakeAll(variable) }
  }

  private mutating func wakeAll(_ variable: Int) {
    var watch = heads[variable]
    heads[variable] = -1
    while watch >= 0 {
      woken.append(watch)
      watch = watches[Int(watch)].next
    }
  }

  /// Removes and returns a woken row, with the watch that woke it.
  @inline(__always)
  mutating func nextWoken() -> (row: Int, watch: Int)? {
    while let watch = woken.popLast() {
      let index = Int(watch) / Self.watchedCount
      if !rows[index].isFinished { return (Int(rows[index].row), Int(watch)) }
    }
    return nil
  }

  private mutating func link(_ watch: Int) {
    let variable = Int(watches[watch].variable)
    watches[watch].next = heads[variable]
    heads[variable] = Int32(watch)
  }
}

/// Watched rows: equalities with three or more unknown variables, until other rows have made them shorter.
///
/// To notice that no more than two are left it is enough to watch any three of a row's variables, as satisfiability
/// solvers watch two literals of a clause (Moskewicz et al. 2001). A row is visited again only when one of its three
/// variables is no representative any more.
struct WatchedRows: Sendable {
  /// The number of variables of a row that are watched.
  private static let watchedCount = 3

  private struct Row: Sendable {
    /// The position of the row in the system.
    var row: Int32
    /// Indicates that the row was eliminated.
    var isFinished = false
  }

  private struct Watch: Sendable {
    var variable: Int32
    /// The next watch on the same variable, or -1.
    var next: Int32
  }

  /// The rows, in their order.
  private var rows: [Row] = []
  /// The watches, those of a row behind one another.
  private var watches: [Watch] = []
  /// The first watch on each variable, or -1.
  private var heads: [Int32]
  /// The watches whose variables were eliminated.
  private var woken: [Int32] = []

  /// A list without rows, for `variableCount` variables.
  init(variableCount: Int) { heads = Array(filledWith: -1, count: variableCount) }

  /// The rows that are still watched, in their order.
  var remaining: [Int] {
    var remaining: [Int] = []
    remaining.reserveCapacity(rows.count)
    for row in rows where !row.isFinished { remaining.append(Int(row.row)) }
    return remaining
  }

  /// Watches a row; `watch` is the one that was woken, or -1 for a new row.
  ///
  /// - Parameter variables: Three variables of the row. At least one of them is not watched by the others of its
  ///   watches.
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

  /// Returns whether one of the other watches of a row is on a variable.
  private func isWatched(_ variable: Int, besides watch: Int) -> Bool {
    let first = watch - watch % Self.watchedCount
    return (first..<first + Self.watchedCount).contains { $0 != watch && Int(watches[$0].variable) == variable }
  }

  /// Notes that the row of a watch is eliminated; -1 is the watch of a row that was never watched.
  mutating func finish(_ watch: Int) {
    if watch >= 0 { rows[watch / Self.watchedCount].isFinished = true }
  }

  /// Wakes the rows that watch a variable, which is no representative any more.
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

  /// A row that was woken, with the watch that woke it.
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

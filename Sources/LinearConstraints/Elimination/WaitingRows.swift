/// Rows with three or more unknown variables, which wait until other rows have made them shorter.
///
/// To notice that no more than two are left it is enough to watch any three of a row's variables, as satisfiability
/// solvers watch two literals of a clause (Moskewicz et al. 2001). A row is looked at again only when one of its three
/// is no representative any more.
struct WaitingRows: Sendable {
  /// How many variables of a row are watched.
  private static let watchedCount = 3

  /// The rows, those that were used up since included.
  private var rows: [Int32] = []
  /// Whether each was used up.
  private var isFinished: [Bool] = []
  /// For each variable one of the watches on it, or -1.
  private var heads: [Int32]
  /// For each watch the next one on the same variable, or -1. The watches of a row stand behind one another.
  private var next: [Int32] = []
  /// For each watch its variable.
  private var watched: [Int32] = []
  /// The watches that were woken.
  private var woken: [Int32] = []

  /// No rows, of so many variables.
  init(variableCount: Int) { heads = Array(repeating: -1, count: variableCount) }

  /// The rows that still wait, in their order.
  var remaining: [Int] { rows.indices.filter { !isFinished[$0] }.map { Int(rows[$0]) }.sorted() }

  /// Lets a row wait; `watch` is the one that was woken, or -1 for a new row.
  mutating func wait(_ row: Int, for sum: SparseSum, watch: Int) {
    guard watch >= 0 else {
      rows.append(Int32(row))
      isFinished.append(false)
      for index in 0..<Self.watchedCount {
        watched.append(Int32(sum.terms[index].variable))
        next.append(-1)
        link(watched.count - 1)
      }
      return
    }
    for term in sum.terms where !isWatched(term.variable, besides: watch) {
      watched[watch] = Int32(term.variable)
      return link(watch)
    }
  }

  /// Whether one of the other watches of a row is on a variable.
  private func isWatched(_ variable: Int, besides watch: Int) -> Bool {
    let first = watch - watch % Self.watchedCount
    return (first..<first + Self.watchedCount).contains { $0 != watch && Int(watched[$0]) == variable }
  }

  /// Notes that the row of a watch is used up; -1 is the watch of a row that never waited.
  mutating func finish(_ watch: Int) {
    if watch >= 0 { isFinished[watch / Self.watchedCount] = true }
  }

  /// Wakes the rows that watch a variable, which is no representative any more.
  mutating func wake(_ variable: Int) {
    var watch = heads[variable]
    heads[variable] = -1
    while watch >= 0 {
      woken.append(watch)
      watch = next[Int(watch)]
    }
  }

  /// A row that was woken, with the watch that woke it.
  mutating func nextWoken() -> (row: Int, watch: Int)? {
    while let watch = woken.popLast() {
      let index = Int(watch) / Self.watchedCount
      if !isFinished[index] { return (Int(rows[index]), Int(watch)) }
    }
    return nil
  }

  private mutating func link(_ watch: Int) {
    let variable = Int(watched[watch])
    next[watch] = heads[variable]
    heads[variable] = Int32(watch)
  }
}

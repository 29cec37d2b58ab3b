/// The priorities that occur, numbered: only their order matters (specification PRI-03).
struct PriorityLevels: Sendable {
  /// The level of what is required; the others follow from the highest priority down.
  static let required: Int32 = 0

  private struct Entry: Sendable {
    var priority: Double
    /// How many priorities came before it.
    var number: Int32
  }

  /// The priorities in descending order; that of what is required is the first.
  private var entries: [Entry] = []
  /// What was inserted last among priorities with the same last bits of their whole part: layouts have few priorities,
  /// and constraints of the same few follow each other.
  private var recent = InlineArray<16, Entry>(repeating: Entry(priority: .infinity, number: 0))

  /// Nothing but what is required.
  init() {
    entries.reserveCapacity(Self.usualCount)
    entries.append(Entry(priority: .infinity, number: 0))
  }

  /// Layouts seldom have more levels.
  private static var usualCount: Int { 16 }

  /// How many levels there are, that of what is required included.
  var count: Int { entries.count }

  /// Makes sure that a priority has a level; returns its number, in the order in which priorities came.
  @inline(__always)
  mutating func insert(_ priority: Double) -> Int32 {
    let place = abs(priority) < 1e9 ? Int(priority) & 15 : 0
    if priority != recent[place].priority { recent[place] = Entry(priority: priority, number: number(of: priority)) }
    return recent[place].number
  }

  private mutating func number(of priority: Double) -> Int32 {
    let position = position(of: priority)
    if position == count || entries[position].priority != priority {
      entries.insert(Entry(priority: priority, number: Int32(count)), at: position)
    }
    return entries[position].number
  }

  /// Where a priority stands or would have to be inserted.
  private func position(of priority: Double) -> Int {
    let entries = self.entries.span
    var range = entries.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count >> 1
      range = entries[middle].priority > priority ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// For each number the level.
  var levels: [Int32] {
    var levels = Array(filledWith: Int32(0), count: count)
    for (level, entry) in entries.enumerated() { levels[Int(entry.number)] = Int32(level) }
    return levels
  }
}

/// The priorities that occur, numbered, since only their order matters (specification PRI-03).
struct PriorityLevels: Sendable {
  /// The level of required constraints. The others follow in descending order of priority.
  static let required: Int32 = 0

  private struct Entry: Sendable {
    var priority: Double
    /// The number of priorities that were inserted before it.
    var number: Int32
  }

  /// The priorities in descending order. The required one is the first.
  private var entries: [Entry] = []
  /// A cache: the last inserted priority among those with the same last four bits of their whole part. Layouts have few
  /// priorities, and constraints with the same few follow each other.
  private var recent = InlineArray<16, Entry>(repeating: Entry(priority: .infinity, number: 0))

  /// Creates the levels with only the level of required constraints.
  init() {
    entries.reserveCapacity(Self.usualCount)
    entries.append(Entry(priority: .infinity, number: 0))
  }

  /// The number of levels that capacity is reserved for. Few layouts have more.
  private static var usualCount: Int { 16 }

  /// The number of levels, including the level of required constraints.
  var count: Int { entries.count }

  /// Gives a priority a level if it has none, and returns its number in the order of insertion.
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

  /// Returns the position of a priority, or the one at which to insert it, by bisection.
  private func position(of priority: Double) -> Int {
    let entries = self.entries.span
    var range = entries.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count >> 1
      range = entries[middle].priority > priority ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// The level of each number that ``insert(_:)`` has returned.
  var levels: [Int32] {
    var levels = Array(filledWith: Int32(0), count: count)
    for (level, entry) in entries.enumerated() { levels[Int(entry.number)] = Int32(level) }
    return levels
  }
}

/// The priorities that occur, numbered: only their order matters (specification PRI-03).
struct PriorityLevels: Sendable {
  /// The level of what is required; the others follow from the highest priority down.
  static let required: Int32 = 0

  /// The priorities in descending order, that of what is required included, and for each its number.
  private var priorities = [Double.infinity]
  private var numbers: [Int32] = [0]
  /// What was inserted last: constraints of one priority often follow each other.
  private var last: (priority: Double, number: Int32) = (.infinity, 0)

  /// How many levels there are, that of what is required included.
  var count: Int { priorities.count }

  /// Makes sure that a priority has a level; returns its number, in the order in which priorities came.
  @inline(__always)
  mutating func insert(_ priority: Double) -> Int32 {
    if priority != last.priority { last = (priority, number(of: priority)) }
    return last.number
  }

  private mutating func number(of priority: Double) -> Int32 {
    let position = position(of: priority)
    if position == count || priorities[position] != priority {
      numbers.insert(Int32(count), at: position)
      priorities.insert(priority, at: position)
    }
    return numbers[position]
  }

  /// Where a priority stands or would have to be inserted.
  private func position(of priority: Double) -> Int {
    let priorities = self.priorities.span
    var range = priorities.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count >> 1
      range = priorities[middle] > priority ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// For each number the level.
  var levels: [Int32] {
    var levels = Array(filledWith: Int32(0), count: count)
    for (level, number) in numbers.enumerated() { levels[Int(number)] = Int32(level) }
    return levels
  }
}

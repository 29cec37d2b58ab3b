/// The priorities that occur, numbered: only their order matters (specification PRI-03).
struct PriorityLevels: Sendable {
  /// The level of what is required; the others follow from the highest priority down.
  static let required: Int32 = 0

  /// The priorities in descending order; the first is level 1.
  private var priorities: [Double] = []
  /// What was inserted last: constraints of one priority often follow each other.
  private var last = Double.infinity

  /// How many levels there are, that of what is required included.
  var count: Int { priorities.count + 1 }

  /// The level of a priority that was inserted.
  func level(of priority: Double) -> Int32 {
    priority == .infinity ? Self.required : Int32(position(of: priority) + 1)
  }

  /// Makes sure that a priority has a level.
  mutating func insert(_ priority: Double) {
    guard priority != .infinity, priority != last else { return }
    last = priority
    let position = position(of: priority)
    guard position == priorities.count || priorities[position] != priority else { return }
    priorities.insert(priority, at: position)
  }

  /// Where a priority stands or would have to be inserted.
  private func position(of priority: Double) -> Int {
    var lower = 0
    var upper = priorities.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if priorities[middle] > priority { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}

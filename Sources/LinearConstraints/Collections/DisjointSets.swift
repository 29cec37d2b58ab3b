/// Sets of numbers that are united until they are asked for (union–find, Tarjan 1975).
struct DisjointSets: Sendable {
  private var parents: [Int32]

  /// Each number below `count` in a set of its own.
  init(count: Int) {
    parents = Array(filledWith: 0, count: count)
    var parents = parents.mutableSpan
    for number in parents.indices { parents[number] = Int32(truncatingIfNeeded: number) }
  }

  /// The number that stands for the set of a number: the smallest in it.
  mutating func representative(of number: Int) -> Int {
    var current = Int32(number)
    while parents[Int(current)] != current {
      parents[Int(current)] = parents[Int(parents[Int(current)])]
      current = parents[Int(current)]
    }
    return Int(current)
  }

  /// Makes one set of the sets of two numbers.
  mutating func unite(_ first: Int, _ second: Int) {
    let first = representative(of: first)
    let second = representative(of: second)
    if first != second { parents[max(first, second)] = Int32(min(first, second)) }
  }
}

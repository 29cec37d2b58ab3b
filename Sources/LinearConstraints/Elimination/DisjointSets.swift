/// Sets of numbers that are united until they are asked for (union–find, Tarjan 1975).
struct DisjointSets: Sendable {
  private var parents: [Int]

  /// Each number below `count` in a set of its own.
  init(count: Int) { parents = Array(0..<count) }

  /// The number that stands for the set of a number: the smallest in it.
  mutating func representative(of number: Int) -> Int {
    var current = number
    while parents[current] != current {
      parents[current] = parents[parents[current]]
      current = parents[current]
    }
    return current
  }

  /// Makes one set of the sets of two numbers.
  mutating func unite(_ first: Int, _ second: Int) {
    let first = representative(of: first)
    let second = representative(of: second)
    parents[max(first, second)] = min(first, second)
  }
}

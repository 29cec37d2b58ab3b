/// Sets of numbers that can be united (union–find, Tarjan 1975).
package struct DisjointSets: Sendable {
  private var parents: [Int32]

  /// Creates one set for each number below `count`.
  package init(count: Int) {
    parents = Array(filledWith: 0, count: count)
    var parents = parents.mutableSpan
    for number in parents.indices { parents[number] = Int32(truncatingIfNeeded: number) }
  }

  /// Returns the smallest number in the set of a number. Each search halves the path that it takes.
  package mutating func representative(of number: Int) -> Int {
    var current = Int32(number)
    while parents[Int(current)] != current {
      parents[Int(current)] = parents[Int(parents[Int(current)])]
      current = parents[Int(current)]
    }
    return Int(current)
  }

  /// Unites the sets of two numbers.
  package mutating func unite(_ first: Int, _ second: Int) {
    let first = representative(of: first)
    let second = representative(of: second)
    if first != second { parents[max(first, second)] = Int32(min(first, second)) }
  }
}

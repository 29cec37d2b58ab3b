/// A set that counts equal elements, for comparing the lines of files or the contents of views in any order.
package struct CountedSet<Element: Hashable>: Hashable {
  private var counts: [Element: Int] = [:]
  /// The number of elements, with equal ones counted separately.
  package private(set) var count = 0

  package init(_ elements: some Sequence<Element>) {
    for element in elements {
      counts[element, default: 0] += 1
      count += 1
    }
  }

  /// Returns the part of the larger set that the other one has as well, from 0 to 1. Two empty sets are equal: 1.
  package func similarity(to other: Self) -> Double {
    let largest = max(count, other.count)
    guard largest > 0 else { return 1 }
    let common = counts.reduce(0) { $0 + min($1.value, other.counts[$1.key] ?? 0) }
    return Double(common) / Double(largest)
  }
}

extension CountedSet: Sendable where Element: Sendable {}

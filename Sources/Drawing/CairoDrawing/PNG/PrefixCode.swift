/// A prefix code of deflate: frequent symbols have short bit sequences.
struct PrefixCode {
  /// The number of bits of each symbol. 0 for unused symbols.
  let lengths: [UInt8]
  /// The bits of each symbol in writing order, the first one lowest.
  let bits: [UInt16]

  /// Computes the optimal code for symbol frequencies.
  ///
  /// The result is deterministic: of equally frequent symbols, the first has the longer sequence.
  ///
  /// - Parameters:
  ///   - counts: The frequency of each symbol.
  ///   - limit: The maximum number of bits of a symbol.
  init(counts: some Collection<UInt32>, limit: Int) {
    let ranked = counts.enumerated().filter { $0.element > 0 }
      .sorted { $0.element == $1.element ? $0.offset < $1.offset : $0.element < $1.element }
    var lengths = [UInt8](repeating: 0, count: counts.count)
    var place = 0
    // Starts with the longest sequences, for the rarest symbols.
    for (length, count) in Self.lengthCounts(of: ranked.map { Int($0.element) }, limit: limit).enumerated().reversed() {
      for _ in 0..<count {
        lengths[ranked[place].offset] = UInt8(length)
        place += 1
      }
    }
    self.lengths = lengths
    bits = Self.canonicalBits(of: lengths)
  }

  /// Returns the number of symbols with each number of bits.
  private static func lengthCounts(of weights: [Int], limit: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: limit + 1)
    guard weights.count > 1 else {
      counts[1] = weights.count
      return counts
    }
    for depth in depths(of: weights) { counts[min(depth, limit)] += 1 }
    // Symbols shortened to the limit oversubscribe the code: lengthening others makes room for them.
    var used = counts.enumerated().reduce(0) { $1.offset == 0 ? $0 : $0 + $1.element << (limit - $1.offset) }
    while used > 1 << limit, let shorter = (1..<limit).last(where: { counts[$0] > 0 }) {
      counts[limit] -= 1
      counts[shorter] -= 1
      counts[shorter + 1] += 2
      used -= 1
    }
    return counts
  }

  /// Returns the depth of each weight in Huffman's tree. There are at least two weights, in ascending order.
  private static func depths(of weights: [Int]) -> [Int] {
    let leafCount = weights.count
    var sums: [Int] = []
    var parents = [Int](repeating: 0, count: 2 * leafCount - 1)
    var leaf = 0
    var inner = 0
    // Sums of the two lightest are also ascending, so the next lightest is the first of one of the two queues.
    func lightest() -> Int {
      if leaf < leafCount, inner >= sums.count || weights[leaf] <= sums[inner] {
        leaf += 1
        return leaf - 1
      }
      inner += 1
      return leafCount + inner - 1
    }
    func weight(_ node: Int) -> Int { node < leafCount ? weights[node] : sums[node - leafCount] }
    for parent in leafCount..<(2 * leafCount - 1) {
      let (first, second) = (lightest(), lightest())
      sums.append(weight(first) + weight(second))
      parents[first] = parent
      parents[second] = parent
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for node in depths.indices.dropLast().reversed() { depths[node] = depths[parents[node]] + 1 }
    return Array(depths[..<leafCount])
  }

  /// Returns the canonical bits for the lengths (RFC 1951, 3.2.2).
  private static func canonicalBits(of lengths: [UInt8]) -> [UInt16] {
    var counts = [UInt16](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt16](repeating: 0, count: 17)
    for length in 1...15 { next[length + 1] = (next[length] + counts[length]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      let code = next[Int(length)]
      next[Int(length)] += 1
      return (0..<UInt16(length)).reduce(0) { $0 << 1 | code >> $1 & 1 }
    }
  }
}

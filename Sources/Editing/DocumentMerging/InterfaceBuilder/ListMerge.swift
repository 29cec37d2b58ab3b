/// A merge of lists whose items only their content distinguishes.
enum ListMerge {
  /// Returns the merged list, or nil if both sides changed the same part in different ways.
  static func merged<Item: Hashable>(_ lists: MergeInput<[Item]>) -> [Item]? {
    if let winner = lists.winner { return lists[winner] }
    let (base, ours, theirs) = (lists.base, lists.ours, lists.theirs)
    let ourPartners = partners(of: base, in: ours)
    let theirPartners = partners(of: base, in: theirs)
    var result: [Item] = []
    var (start, ourStart, theirStart) = (0, 0, 0)
    // The items common to all three lists divide them into parts.
    for position in base.indices + [base.count] {
      let isEnd = position == base.count
      guard let ourEnd = isEnd ? ours.count : ourPartners[position],
        let theirEnd = isEnd ? theirs.count : theirPartners[position]
      else { continue }
      let part = MergeInput(
        base: base[start..<position], ours: ours[ourStart..<ourEnd], theirs: theirs[theirStart..<theirEnd])
      guard let agreed = part.agreed ?? inserted(part) else { return nil }
      result += agreed
      if !isEnd { result.append(base[position]) }
      (start, ourStart, theirStart) = (position + 1, ourEnd + 1, theirEnd + 1)
    }
    return result
  }

  /// Returns the items of both sides if neither removed any; nil otherwise.
  private static func inserted<Item: Hashable>(_ part: MergeInput<ArraySlice<Item>>) -> ArraySlice<Item>? {
    part.base.isEmpty ? part.ours + part.theirs.filter { !part.ours.contains($0) } : nil
  }

  /// Returns the position of each item's partner in another list, in increasing order, or nil for items without one.
  static func partners<Item: Hashable>(of list: [Item], in other: [Item]) -> [Int?] {
    var positions: [Item: [Int]] = [:]
    for (position, item) in other.enumerated() { positions[item, default: []].append(position) }
    // The longest chain of pairs that increase in both lists (Hunt and Szymanski).
    var ends: [(position: Int, pair: Int)] = []
    var pairs: [(item: Int, partner: Int, before: Int?)] = []
    for (item, value) in list.enumerated() {
      for partner in (positions[value] ?? []).reversed() {
        var low = 0
        var high = ends.count
        while low < high {
          let middle = (low + high) / 2
          if ends[middle].position < partner { low = middle + 1 } else { high = middle }
        }
        pairs.append((item, partner, low > 0 ? ends[low - 1].pair : nil))
        let end = (partner, pairs.count - 1)
        if low < ends.count { ends[low] = end } else { ends.append(end) }
      }
    }
    var found: [Int?] = Array(repeating: nil, count: list.count)
    var next = ends.last?.pair
    while let pair = next {
      found[pairs[pair].item] = pairs[pair].partner
      next = pairs[pair].before
    }
    return found
  }
}

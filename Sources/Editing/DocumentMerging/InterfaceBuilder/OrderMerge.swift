/// Merges the order of things that are each there once.
struct OrderMerge {
  /// The merged order.
  let order: [Int]
  /// Whether both sides put the same things into different orders.
  let isContested: Bool

  /// Merges the orders of the sides, of which each has only things that the result has.
  ///
  /// - Parameter base: The order before, with whatever was there.
  init(_ lists: MergeInput<[Int]>, favoring favored: @autoclosure () -> MergeSide) {
    let (ourSet, theirSet) = (Set(lists.ours), Set(lists.theirs))
    let both = ourSet.intersection(theirSet)
    let common = lists.map { $0.filter(both.contains) }
    if common.ours == common.theirs {
      self.init(inserting: lists.theirs, of: both, into: lists.ours)
      return
    }
    let old = Set(common.base)
    let known = common.map { $0.filter(old.contains) }
    switch known.winner {
    case .ours?: self.init(inserting: lists.theirs, of: both, into: lists.ours)
    case .theirs?: self.init(inserting: lists.ours, of: both, into: lists.theirs, isFirst: true)
    case nil:
      let moved = known.map { Self.moved($0, in: known.base) }
      if moved.ours.isDisjoint(with: moved.theirs) {
        let kept = lists.ours.filter { !moved.theirs.contains($0) }
        self.init(inserting: lists.theirs, of: both.subtracting(moved.theirs), into: kept)
      } else {
        let side = favored()
        self.init(inserting: lists[side.other], of: both, into: lists[side], isContested: true)
      }
    }
  }

  /// Puts the things that only one list has into the other, each behind what is before it.
  ///
  /// - Parameters:
  ///   - both: The things that both lists have.
  ///   - isFirst: Whether things of the first list come before those of the second in the same place.
  private init(
    inserting others: [Int], of both: Set<Int>, into list: [Int], isFirst: Bool = false, isContested: Bool = false
  ) {
    self.isContested = isContested
    // What is behind each thing of both lists, or at the beginning.
    var additions: [Int?: [Int]] = [:]
    var last: Int?
    for item in others {
      if both.contains(item) { last = item } else { additions[last, default: []].append(item) }
    }
    var order = isFirst ? additions[nil] ?? [] : []
    var open = isFirst ? [] : additions[nil] ?? []
    for item in list {
      guard both.contains(item) else {
        order.append(item)
        continue
      }
      order += open
      order.append(item)
      let next = additions[item] ?? []
      if isFirst { order += next }
      open = isFirst ? [] : next
    }
    self.order = order + open
  }

  /// The things that a side moved: all but the most that keep their order.
  private static func moved(_ list: [Int], in base: [Int]) -> Set<Int> {
    let partners = ListMerge.partners(of: base, in: list)
    return Set(zip(base, partners).filter { $1 == nil }.map(\.0))
  }
}

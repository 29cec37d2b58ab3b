/// A merge of the order of distinct elements.
struct OrderMerge {
  let order: [Int]
  /// Whether both sides ordered the same elements differently.
  let isContested: Bool

  /// Creates an order by merging the orders of the sides.
  ///
  /// - Parameters:
  ///   - lists: The orders. Those of the sides contain only elements of the result, the base's contains all its
  ///     elements.
  ///   - favored: Returns the side whose order applies if both sides reordered the elements differently.
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

  /// Creates an order by inserting the elements of one list into the other, each after its predecessor.
  ///
  /// - Parameters:
  ///   - others: The list whose elements are inserted.
  ///   - both: The elements of both lists.
  ///   - list: The list that receives them.
  ///   - isFirst: Whether elements of the first list precede elements of the second in the same place.
  ///   - isContested: Whether both sides changed the order.
  private init(
    inserting others: [Int], of both: Set<Int>, into list: [Int], isFirst: Bool = false, isContested: Bool = false
  ) {
    self.isContested = isContested
    // The elements after each common one, or at the beginning.
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

  /// Returns the elements that a side moved: all except the longest sequence with the same order.
  private static func moved(_ list: [Int], in base: [Int]) -> Set<Int> {
    let partners = ListMerge.partners(of: base, in: list)
    return Set(zip(base, partners).filter { $1 == nil }.map(\.0))
  }
}

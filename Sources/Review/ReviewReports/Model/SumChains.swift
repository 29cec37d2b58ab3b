internal import AutoLayout

/// The parts of sums, sorted into chains from a view to the screen.
///
/// A layout has four sums for each view. They are sorted one after another in the same arrays, since a dictionary for
/// each took half the time of a report.
struct SumChains {
  /// The views that a constraint names.
  private struct Named {
    var first: Int
    var second: Int?
  }

  /// A part in the list of a view.
  private struct Waiting {
    var part: Int
    /// The next entry of the same view, or -1 for the last one.
    var next: Int
  }

  private let named: [Named]
  /// The first entry of each view. -1 for views that no part names, which are all of them between two chains.
  private var first: [Int]
  private var waiting: [Waiting] = []
  private var isTaken: [Bool] = []
  /// The views whose parts come next in a chain, and these parts.
  private var reached: [Int] = []
  private var next: [Int] = []

  /// Creates chains for the sums of a layout with a number of views.
  init(of sums: PlacementSums, viewCount: Int) {
    named = sums.constraints.map { Named(first: $0.firstItem.view, second: $0.secondItem?.view) }
    let last = named.reduce(viewCount) { max($0, $1.first, $1.second ?? 0) }
    first = Array(repeating: -1, count: last + 1)
  }

  /// Returns parts in the order of the chain from a view to the screen: first the constraints of the view, then those
  /// of the views that these constraints name. Each part is visited once, because in a long column the number of all
  /// parts is quadratic in the number of views.
  mutating func chain(_ parts: [PlacementSums.Part], from view: Int) -> [PlacementSums.Part] {
    guard parts.count > 1 else { return parts }
    list(parts)
    var chain: [PlacementSums.Part] = []
    chain.reserveCapacity(parts.count)
    reached.append(view)
    var skipped = 0
    while chain.count < parts.count {
      next.removeAll(keepingCapacity: true)
      for view in reached { take(view) }
      if next.isEmpty {
        // Constraints of guides are not in any sum, so that a part may be connected to the chain only by them.
        while isTaken[skipped] { skipped += 1 }
        next.append(skipped)
      } else if next.count > 1 {
        next.sort()
      }
      reached.removeAll(keepingCapacity: true)
      for position in next where !isTaken[position] {
        isTaken[position] = true
        chain.append(parts[position])
        let views = named[parts[position].constraint]
        reached.append(views.first)
        if let second = views.second { reached.append(second) }
      }
    }
    forget(parts)
    return chain
  }

  /// Lists parts by the views that their constraints name.
  private mutating func list(_ parts: [PlacementSums.Part]) {
    waiting.removeAll(keepingCapacity: true)
    isTaken.removeAll(keepingCapacity: true)
    reached.removeAll(keepingCapacity: true)
    for (position, part) in parts.enumerated() {
      isTaken.append(false)
      add(position, to: named[part.constraint].first)
      if let second = named[part.constraint].second { add(position, to: second) }
    }
  }

  private mutating func add(_ part: Int, to view: Int) {
    waiting.append(Waiting(part: part, next: first[view]))
    first[view] = waiting.count - 1
  }

  /// Moves the parts that wait for a view to the next ones.
  private mutating func take(_ view: Int) {
    var entry = first[view]
    first[view] = -1
    while entry >= 0 {
      let part = waiting[entry].part
      if !isTaken[part] { next.append(part) }
      entry = waiting[entry].next
    }
  }

  /// Empties the lists of the views that parts name.
  private mutating func forget(_ parts: [PlacementSums.Part]) {
    for part in parts {
      first[named[part.constraint].first] = -1
      if let second = named[part.constraint].second { first[second] = -1 }
    }
  }
}

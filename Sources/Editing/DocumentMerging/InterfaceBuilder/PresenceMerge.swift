internal import DocumentEditing

/// The elements of a merged document, with their parents.
struct PresenceMerge {
  private let trees: MergeTrees
  private let decisions: MergeDecisions
  /// Whether the merged document has an element, by identity.
  private(set) var isPresent: [Bool]
  /// The parent of each element; nil for the root.
  private(set) var parents: [Int?]
  /// The elements that one side deleted and the other changed, extended or referenced.
  private(set) var contested: Set<Int> = []
  /// The uses of contested elements on the side that has them, by identity.
  private var uses: [Int: DeletedObjectUse] = [:]
  /// The objects that both sides moved to different parents.
  private(set) var movedTwice: [Int] = []
  /// The side that deleted an element that the base and the other side have, by the identity of the element.
  private let deleters: [MergeSide?]

  /// Creates the choice of elements that the merged document has. Contradictions are resolved by decisions, and
  /// otherwise in favor of the favored side.
  init(_ trees: MergeTrees, deciding decisions: MergeDecisions) {
    self.trees = trees
    self.decisions = decisions
    let (base, ours, theirs) = (trees.versions.base, trees.versions.ours, trees.versions.theirs)
    deleters = (0..<trees.count).map { identity in
      guard base.has(identity), let side = trees.onlySide(with: identity) else { return nil }
      return side.other
    }
    isPresent = (0..<trees.count).map { identity in
      let isAdded = !base.has(identity)
      let (inOurs, inTheirs) = (ours.has(identity), theirs.has(identity))
      return inOurs && inTheirs || isAdded && (inOurs || inTheirs)
    }
    parents = Array(repeating: nil, count: trees.count)
    for identity in 0..<trees.count where ours.has(identity) || theirs.has(identity) {
      parents[identity] = mergedParent(of: identity)
    }
    findContested()
    for identity in contested.sorted() {
      guard let deleter = deleters[identity] else { continue }
      if decisions.side(in: trees.place(.deletion(by: deleter), of: identity)) != deleter { revive(identity) }
    }
    reviveReferences()
    dropOrphans()
    breakCircles()
  }

  private var favored: MergeSide { decisions.favored }

  /// The undecided places about the presence and the parents of elements.
  var undecided: [UndecidedPlace] {
    let deletions = contested.sorted().compactMap { identity in
      deleters[identity].map { deleter in
        let use = isChanged(identity, by: deleter.other) ? nil : uses[identity]
        return trees.place(.deletion(by: deleter), of: identity, use: use)
      }
    }
    return (deletions + movedTwice.map { trees.place(.place, of: $0) }).filter(decisions.isOpen)
  }

  // MARK: - Places

  private mutating func mergedParent(of identity: Int) -> Int? {
    if let side = trees.onlySide(with: identity) { return trees.versions[side].parent(of: identity) }
    let parents = trees.versions.map { $0.parent(of: identity) }
    if let winner = parents.winner { return parents[winner] }
    if trees.isObject(identity) { movedTwice.append(identity) }
    return parents[trees.isObject(identity) ? decisions.side(in: trees.place(.place, of: identity)) : favored]
  }

  /// Resolves cycles of elements, which arise if each side moved one of them into the other, by the favored side's
  /// parents.
  private mutating func breakCircles() {
    let isReached = reached()
    for identity in 0..<trees.count where isPresent[identity] && !isReached[identity] {
      let place = trees.versions[favored].parent(of: identity)
      guard let place, place != parents[identity] else { continue }
      if trees.isObject(identity) { movedTwice.append(identity) }
      parents[identity] = place
    }
  }

  /// Whether each element is inside the root, at any depth.
  private func reached() -> [Bool] {
    var states: [Bool?] = Array(repeating: nil, count: trees.count)
    states[trees.root] = true
    for identity in 0..<trees.count where states[identity] == nil {
      var path: [Int] = []
      var next: Int? = identity
      while let current = next, states[current] == nil {
        // In a cycle, the path returns to one of its own elements.
        states[current] = false
        path.append(current)
        next = parents[current]
      }
      let state = next.flatMap { states[$0] } ?? false
      for step in path { states[step] = state }
    }
    return states.map { $0 ?? false }
  }

  // MARK: - Contradictions

  private mutating func findContested() {
    for identity in 0..<trees.count where !trees.isListed(identity) && !trees.isOwn(identity) {
      if let deleter = deleters[identity] {
        if isChanged(identity, by: deleter.other) { contested.insert(identity) }
      } else if isPresent[identity] {
        contestPlace(of: identity)
        contestReferences(of: identity)
      }
    }
  }

  /// Whether a side changed an element or added items to its list.
  private func isChanged(_ identity: Int, by side: MergeSide) -> Bool {
    trees.isChanged(identity, in: side) || hasNewItems(identity, side)
  }

  /// Whether a side added items to a list.
  private func hasNewItems(_ list: Int, _ side: MergeSide) -> Bool {
    trees.versions[side].children(of: list).contains { trees.isListed($0) && !trees.versions.base.has($0) }
  }

  /// Marks elements that one side deleted and the other inserted into as contested. Containers are restored without a
  /// decision.
  private mutating func contestPlace(of identity: Int) {
    var place = parents[identity]
    while let current = place, !isPresent[current], let deleter = deleters[current] {
      guard trees.isContainer(current), !trees.isObject(current) else {
        contested.insert(current)
        noteAddition(of: identity, to: current)
        return
      }
      place = trees.versions[deleter.other].parent(of: current)
      if place.map({ isPresent[$0] }) == true { isPresent[current] = true }
    }
  }

  /// Marks elements that one side deleted and the other newly referenced as contested.
  private mutating func contestReferences(of identity: Int) {
    guard trees.isObject(identity) else { return }
    for side in MergeSide.allCases where !trees.haveSameTag(identity, trees.versions.base, trees.versions[side]) {
      for (attribute, object) in trees.references(of: identity, in: trees.versions[side])
      where deleters[object] == side.other && !isNamed(object, by: attribute, of: identity) {
        contested.insert(object)
        uses[object] = uses[object] ?? .reference(by: identity)
      }
    }
  }

  /// Records what was inserted into a deleted element. Objects say more than their values and containers.
  private mutating func noteAddition(of identity: Int, to element: Int) {
    if case .addition(let known)? = uses[element], trees.isObject(known) || !trees.isObject(identity) { return }
    uses[element] = .addition(of: identity)
  }

  /// Whether an attribute already referenced an object in the base.
  private func isNamed(_ object: Int, by attribute: String, of identity: Int) -> Bool {
    trees.references(of: identity, in: trees.versions.base).contains {
      $0.attribute == attribute && $0.object == object
    }
  }

  // MARK: - What comes back and what goes

  /// Restores a deleted element with all its content, since half a screen is worse than all of it.
  private mutating func revive(_ identity: Int) {
    guard let deleter = deleters[identity], !isPresent[identity] else { return }
    let version = trees.versions[deleter.other]
    var top = identity
    while let parent = version.parent(of: top), !isPresent[parent] { top = parent }
    var open = [top]
    while let next = open.popLast() {
      if deleters[next] == deleter { isPresent[next] = true }
      open += version.children(of: next)
    }
  }

  /// Restores resources that one side removed and the merged document needs.
  mutating func bringBack(_ resources: UsedResources) {
    for identity in 0..<trees.count where deleters[identity] != nil && !isPresent[identity] && trees.isOwn(identity) {
      guard let parent = parents[identity], trees.name(of: parent) == "resources", resources.contains(identity) else {
        continue
      }
      revive(identity)
    }
  }

  /// Restores elements that reference restored ones, such as their constraints.
  private mutating func reviveReferences() {
    guard !contested.isEmpty else { return }
    var isDone = false
    while !isDone {
      isDone = true
      for identity in 0..<trees.count where !isPresent[identity] && trees.isObject(identity) {
        guard let deleter = deleters[identity] else { continue }
        let version = trees.versions[deleter.other]
        let objects = trees.references(of: identity, in: version).map(\.object)
        guard objects.contains(where: { deleters[$0] == deleter && isPresent[$0] }),
          objects.allSatisfy({ isPresent[$0] })
        else { continue }
        revive(identity)
        isDone = false
      }
    }
  }

  /// Removes elements without a parent, and those that reference a missing object.
  private mutating func dropOrphans() {
    var isDone = false
    while !isDone {
      isDone = true
      for identity in 0..<trees.count where isPresent[identity] && identity != trees.root {
        let hasPlace = parents[identity].map { isPresent[$0] } ?? false
        guard !hasPlace || dangles(identity) else { continue }
        isDone = false
        if let place = trees.versions[favored].parent(of: identity), place != parents[identity], bringBack(place) {
          // It was moved into an element that was removed.
          parents[identity] = place
        } else {
          isPresent[identity] = false
        }
      }
    }
  }

  /// Restores the missing containers that the favored side has if their parents exist.
  ///
  /// - Returns: Whether the container is present.
  private mutating func bringBack(_ container: Int) -> Bool {
    var path: [Int] = []
    var next: Int? = container
    while let current = next, !isPresent[current] {
      guard trees.isContainer(current), !trees.isObject(current) else { return false }
      path.append(current)
      next = trees.versions[favored].parent(of: current)
    }
    guard next != nil else { return false }
    for step in path { isPresent[step] = true }
    return true
  }

  /// Whether an element of one side references an object that the side has and the merged document lacks.
  private func dangles(_ identity: Int) -> Bool {
    guard let side = trees.onlySide(with: identity) else { return false }
    let version = trees.versions[side]
    return trees.references(of: identity, in: version).contains { version.has($0.object) && !isPresent[$0.object] }
  }
}

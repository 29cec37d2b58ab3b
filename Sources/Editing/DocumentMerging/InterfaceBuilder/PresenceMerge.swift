internal import DocumentEditing

/// Which things a merged document has, and what each is in.
struct PresenceMerge {
  private let trees: MergeTrees
  private let decisions: MergeDecisions
  /// Whether the merged document has a thing, by its identity.
  private(set) var isPresent: [Bool]
  /// What each thing is in; nil for the outermost.
  private(set) var parents: [Int?]
  /// The things that one side deleted and the other changed, added to or referred to.
  private(set) var contested: Set<Int> = []
  /// The objects that both sides moved, to different places.
  private(set) var movedTwice: [Int] = []
  /// The side that deleted a thing which the base and the other side have, by its identity.
  private let deleters: [MergeSide?]

  /// Decides for every thing; what the sides contradict each other about is as the side has it that is decided for, else the favoured one.
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

  /// What a person has to decide about the presence and the places of things.
  var undecided: [UndecidedPlace] {
    let deletions = contested.sorted().compactMap { identity in
      deleters[identity].map { trees.place(.deletion(by: $0), of: identity) }
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

  /// Puts things that are in each other, because each side moved one of them, where the favoured side has them.
  private mutating func breakCircles() {
    let isReached = reached()
    for identity in 0..<trees.count where isPresent[identity] && !isReached[identity] {
      let place = trees.versions[favored].parent(of: identity)
      guard let place, place != parents[identity] else { continue }
      if trees.isObject(identity) { movedTwice.append(identity) }
      parents[identity] = place
    }
  }

  /// Whether a thing is in the outermost element, at whatever depth.
  private func reached() -> [Bool] {
    var states: [Bool?] = Array(repeating: nil, count: trees.count)
    states[trees.root] = true
    for identity in 0..<trees.count where states[identity] == nil {
      var path: [Int] = []
      var next: Int? = identity
      while let current = next, states[current] == nil {
        // A circle comes back to what is on the way already.
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
        if trees.isChanged(identity, in: deleter.other) || hasNewItems(identity, deleter.other) {
          contested.insert(identity)
        }
      } else if isPresent[identity] {
        contestPlace(of: identity)
        contestReferences(of: identity)
      }
    }
  }

  /// Whether a side put items into a list.
  private func hasNewItems(_ list: Int, _ side: MergeSide) -> Bool {
    trees.versions[side].children(of: list).contains { trees.isListed($0) && !trees.versions.base.has($0) }
  }

  /// Contests what one side deleted and the other put something into; containers come back without a question.
  private mutating func contestPlace(of identity: Int) {
    var place = parents[identity]
    while let current = place, !isPresent[current], let deleter = deleters[current] {
      guard trees.isContainer(current), !trees.isObject(current) else {
        contested.insert(current)
        return
      }
      place = trees.versions[deleter.other].parent(of: current)
      if place.map({ isPresent[$0] }) == true { isPresent[current] = true }
    }
  }

  /// Contests what one side deleted and the other tied something to.
  private mutating func contestReferences(of identity: Int) {
    guard trees.isObject(identity) else { return }
    for side in MergeSide.allCases where !trees.haveSameTag(identity, trees.versions.base, trees.versions[side]) {
      for (attribute, object) in trees.references(of: identity, in: trees.versions[side])
      where deleters[object] == side.other && !isNamed(object, by: attribute, of: identity) { contested.insert(object) }
    }
  }

  /// Whether an attribute named an object in the base already.
  private func isNamed(_ object: Int, by attribute: String, of identity: Int) -> Bool {
    trees.references(of: identity, in: trees.versions.base).contains {
      $0.attribute == attribute && $0.object == object
    }
  }

  // MARK: - What comes back and what goes

  /// Brings back what a side deleted, with all that was in it: one half of a screen is worse than all of it.
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

  /// Brings back resources that one side removed and the merged document needs.
  mutating func bringBack(_ resources: UsedResources) {
    for identity in 0..<trees.count where deleters[identity] != nil && !isPresent[identity] && trees.isOwn(identity) {
      guard let parent = parents[identity], trees.name(of: parent) == "resources", resources.contains(identity) else {
        continue
      }
      revive(identity)
    }
  }

  /// Brings back what names things that came back, as their constraints do.
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

  /// Takes away what has no place any more, and what names a thing that is no longer there.
  private mutating func dropOrphans() {
    var isDone = false
    while !isDone {
      isDone = true
      for identity in 0..<trees.count where isPresent[identity] && identity != trees.root {
        let hasPlace = parents[identity].map { isPresent[$0] } ?? false
        guard !hasPlace || dangles(identity) else { continue }
        isDone = false
        if let place = trees.versions[favored].parent(of: identity), place != parents[identity], bringBack(place) {
          // It was moved into something that is gone.
          parents[identity] = place
        } else {
          isPresent[identity] = false
        }
      }
    }
  }

  /// Brings back containers of the favoured side, as far as what they are in is there; returns whether it is.
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

  /// Whether a thing of one side names an object that is gone, and would not have named it there.
  private func dangles(_ identity: Int) -> Bool {
    guard let side = trees.onlySide(with: identity) else { return false }
    let version = trees.versions[side]
    return trees.references(of: identity, in: version).contains { version.has($0.object) && !isPresent[$0.object] }
  }
}

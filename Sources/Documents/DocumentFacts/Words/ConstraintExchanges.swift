internal import Findings
internal import Geometry
internal import MarkupReading

/// The changes of constraints that together constrain a view differently along an axis, such as by its center and width
/// instead of its edges, or by the safe area instead of its superview. A reader thinks of them as one change: removed
/// and added constraints of a view would each have the same consequences.
struct ConstraintExchanges {
  /// One change of a constraint that may be part of an exchange.
  private struct Member {
    var group: ChangeGroup
    /// The constraint before the change, unless it is new, and after it, unless it was removed.
    var old: DocumentObject?
    var new: DocumentObject?
    /// The views that it places in both states: without the one that owns it, unless it names no other.
    var views: [String]
    /// The views that it placed before and places now.
    var allViews: Set<String>
    /// Whether only its multiplier changed. Its view is then the one whose other constraints along this axis are
    /// exchanged, if any.
    var isNumber: Bool
    /// The axes of its attributes: both for an aspect ratio.
    var axes: Set<Axis>
    /// The view whose exchange it belongs to.
    var view: String?
  }

  private let words: ChangeWords
  private var members: [Member] = []
  private var difference: DocumentDifference { words.difference }

  /// Returns the groups of changes of a scene with one group for each exchange, in the order of the newer document.
  static func merged(_ groups: [ChangeGroup], in words: ChangeWords) -> [ChangeGroup] {
    var exchanges = ConstraintExchanges(words)
    let others = groups.filter { !exchanges.add($0) }
    exchanges.assignViews()
    return (others + exchanges.groups()).sorted { $0.place.offset < $1.place.offset }
  }

  private init(_ words: ChangeWords) { self.words = words }

  /// Adds a group if it is a constraint that was added, removed, or attached to something else. Returns whether it is.
  private mutating func add(_ group: ChangeGroup) -> Bool {
    let change = group.changes[0]
    guard change.tag == "constraint", group.parts.isEmpty, group.changes.allSatisfy({ $0.object == change.object })
    else { return false }
    let (old, new) = (difference.old[change.object], difference.new[change.object])
    switch change.kind {
    case .added, .removed: break
    case .value: guard group.changes.contains(where: Self.isAttachment) || isNumber(group) else { return false }
    case .moved, .reordered, .frame: return false
    }
    let states = [old, new].compactMap(\.self)
    // A constraint that no variation installs has no effect.
    let documents = [difference.old, difference.new]
    guard documents.contains(where: { !$0.isUninstalled(change.object) }) else { return false }
    let views = states.map { Set(placedViews(of: $0)) }
    let common = views.dropFirst().reduce(views[0]) { $0.intersection($1) }
    let order = states.reversed().flatMap(placedViews).filter { common.isEmpty || common.contains($0) }
    let axes = states.flatMap(\.ends).compactMap { DocumentObject.axis(ofAttribute: $0.attribute) }
    members.append(
      Member(
        group: group, old: old, new: new, views: Self.unique(order), allViews: views.reduce([]) { $0.union($1) },
        isNumber: isNumber(group), axes: Set(axes)))
    return true
  }

  /// Whether a multiplier is all that changed in a constraint between two objects, apart from its other numbers. Another
  /// multiplier places a view at another point of the other one, such as at a third instead of the center, or changes an
  /// aspect ratio. A constant, relation or priority constrains the same edges to each other as before.
  private func isNumber(_ group: ChangeGroup) -> Bool {
    group.changes.contains { $0.isValue && $0.part == "multiplier" }
      && !group.changes.contains(where: Self.isAttachment)
  }

  private static func unique(_ views: [String]) -> [String] {
    var known: Set<String> = []
    return views.filter { known.insert($0).inserted }
  }

  private static func isAttachment(_ change: DocumentChange) -> Bool {
    guard case .value(let name, _, _) = change.kind else { return false }
    return ["firstItem", "firstAttribute", "secondItem", "secondAttribute"].contains(name)
  }

  /// Returns the view that an item of a constraint is, or whose guide it is. The guides of a controller, such as
  /// `topLayoutGuide`, are those of its view.
  private func view(_ item: String) -> String {
    let objects = difference.new[item] == nil ? difference.old : difference.new
    guard let object = objects[item], object.tag.hasSuffix("LayoutGuide"), let parent = object.parent else {
      return item
    }
    guard object.tag == "viewControllerLayoutGuide" else { return parent }
    return objects[parent]?.children.first { objects[$0]?.role == "view" } ?? parent
  }

  private func placedViews(of constraint: DocumentObject) -> [String] {
    let items = constraint.constrainedObjects.map(view)
    let others = items.filter { $0 != constraint.parent }
    return others.isEmpty ? items : others
  }

  // MARK: - Views

  /// What constraints place of a view: an attribute, or anything along an axis.
  private struct Placed: Hashable {
    var view: String
    var axis: Axis
    var attribute: String?
  }

  /// The numbers of constraints that a view had and has now.
  private struct Counts {
    var old = 0
    var new = 0

    mutating func add(_ member: Member) {
      old += member.old == nil ? 0 : 1
      new += member.new == nil ? 0 : 1
    }

    /// Whether another of the changes and this one replace each other: one removes a constraint, the other adds one.
    func containsOpposite(of member: Member) -> Bool {
      var own = Counts()
      // Numbers are not counted.
      if !member.isNumber { own.add(member) }
      return member.old != nil && new > own.new || member.new != nil && old > own.old
    }
  }

  private func placed(by member: Member, at view: String) -> Set<Placed> {
    let lines = member.axes.map { Placed(view: view, axis: $0) }
    let attributes = attributes(of: member, at: view).compactMap { attribute in
      DocumentObject.axis(ofAttribute: attribute).map { Placed(view: view, axis: $0, attribute: attribute) }
    }
    return Set(lines + attributes)
  }

  /// Assigns each change to one of its views: of two, to the one that another change constrains differently along the
  /// same axis, preferably at the same edge.
  private mutating func assignViews() {
    var counts: [Placed: Counts] = [:]
    for member in members where !member.isNumber {
      for view in member.views {
        for placed in placed(by: member, at: view) { counts[placed, default: Counts()].add(member) }
      }
    }
    for (position, member) in members.enumerated() {
      let found = member.views.map { view -> (view: String, rank: Int) in
        let opposite = placed(by: member, at: view).filter { counts[$0]?.containsOpposite(of: member) ?? false }
        return (view, opposite.isEmpty ? 0 : opposite.contains { $0.attribute != nil } ? 2 : 1)
      }
      let best = found.map(\.rank).max() ?? 0
      // A constraint between two views that nothing else constrains differently belongs to neither.
      let isAlone = best == 0 && (found.count > 1 || member.isNumber)
      members[position].view = isAlone ? nil : found.first { $0.rank == best }?.view
    }
  }

  private func attributes(of member: Member, at view: String) -> Set<String> {
    [member.old, member.new].reduce(into: []) { $0.formUnion(attributes(of: $1, at: view)) }
  }

  /// Returns the attributes of a view that a constraint names.
  private func attributes(of constraint: DocumentObject?, at view: String) -> [String] {
    ends(of: constraint, at: view).map(\.own)
  }

  /// Returns the attributes of a view that a constraint names, each with the object at its other end.
  private func ends(of constraint: DocumentObject?, at view: String) -> [(own: String, other: String?)] {
    guard let constraint else { return [] }
    let items = [("firstItem", "firstAttribute", "secondItem"), ("secondItem", "secondAttribute", "firstItem")]
    return items.compactMap { item, attribute, other in
      guard let name = constraint[item], self.view(name) == view, let own = constraint[attribute] else { return nil }
      return (own, constraint[other])
    }
  }

  // MARK: - Groups

  /// Changes of the constraints of one view that are one: all along the axes on which it is constrained differently, all
  /// other constraints that are new, or all others that were removed.
  private struct Part {
    var view: String
    var members: [Int] = []
    /// The axes along which the view is constrained differently. Empty for constraints that are only new or removed.
    var axes: Set<Axis> = []
    var holders: Holders?
  }

  /// The objects that hold a view now and held it before, if nothing else about its constraints changed.
  private struct Holders: Hashable {
    var old: String
    var new: String
    /// The attributes that changed the holder, if the former one still holds others.
    var attributes: Set<String>?
  }

  private func groups() -> [ChangeGroup] {
    var order: [String] = []
    var byView: [String: [Int]] = [:]
    for (position, member) in members.enumerated() {
      guard let view = member.view else { continue }
      if byView[view] == nil { order.append(view) }
      byView[view, default: []].append(position)
    }
    let alone = members.filter { $0.view == nil }.map(\.group)
    var parts = order.flatMap { self.parts(of: $0, byView[$0] ?? []) }
    setHolders(of: &parts)
    return alone + joined(parts).flatMap { group(of: $0) }
  }

  /// Divides the changes at a view. Constraints along one axis do not replace those along the other.
  private func parts(of view: String, _ positions: [Int]) -> [Part] {
    var exchanged = Axis.allCases.filter { axis in
      let along = positions.filter { members[$0].axes.contains(axis) }
      return along.contains { members[$0].old != nil } && along.contains { members[$0].new != nil }
    }
    // An aspect ratio belongs to the exchange along either axis, and connects what changed along the other.
    if positions.contains(where: { !members[$0].axes.isDisjoint(with: exchanged) && members[$0].axes.count > 1 }) {
      exchanged = Axis.allCases
    }
    let axes = Set(exchanged)
    var parts = [Part(view: view, axes: axes), Part(view: view), Part(view: view)]
    for position in positions {
      let member = members[position]
      let part = member.axes.isDisjoint(with: axes) ? (member.old == nil ? 1 : 2) : 0
      parts[part].members.append(position)
    }
    return parts.filter { !$0.members.isEmpty }
  }

  /// Returns the parts of each entry: those of views that another object holds now, or that constrain each other
  /// differently along an axis, are one.
  private func joined(_ parts: [Part]) -> [[Part]] {
    var links = Array(parts.indices)
    func first(_ part: Int) -> Int {
      var part = part
      while links[part] != part {
        links[part] = links[links[part]]
        part = links[part]
      }
      return part
    }
    func join(_ one: Int, _ other: Int) {
      let ends = [first(one), first(other)].sorted()
      links[ends[1]] = ends[0]
    }
    var byHolders: [Holders: Int] = [:]
    var byView: [String: Int] = [:]
    for (position, part) in parts.enumerated() where !part.axes.isEmpty {
      byView[part.view] = position
      guard let holders = part.holders else { continue }
      if let other = byHolders[holders] { join(other, position) } else { byHolders[holders] = position }
    }
    for (position, part) in parts.enumerated() where !part.axes.isEmpty {
      for member in part.members.map({ members[$0] }) {
        for view in member.allViews {
          guard let other = byView[view], !parts[other].axes.isDisjoint(with: member.axes) else { continue }
          join(position, other)
        }
      }
    }
    return Dictionary(grouping: parts.indices, by: first).sorted { $0.key < $1.key }.map { $1.map { parts[$0] } }
  }

  /// Sets the objects that hold views now and before. Constraints that did not change may still tie a view to the former
  /// one.
  private func setHolders(of parts: inout [Part]) {
    for position in parts.indices { parts[position].holders = holders(of: parts[position]) }
    let former = Dictionary(grouping: parts.indices.filter { parts[$0].holders != nil }) { parts[$0].view }
    guard !former.isEmpty else { return }
    let owners = former.keys.reduce(into: Set<String>()) { owners, view in
      owners.formUnion([view] + difference.new.ancestors(of: view))
    }
    for constraint in owners.flatMap({ difference.new[$0]?.children ?? [] }).compactMap({ difference.new[$0] }) {
      let items = constraint.constrainedObjects
      for view in Set(items.map(view)) {
        for position in former[view] ?? [] {
          guard let old = parts[position].holders?.old, items.contains(old),
            !difference.new.isUninstalled(constraint.identifier)
          else { continue }
          let changed = parts[position].members.flatMap { attributes(of: members[$0].new, at: view) }
          parts[position].holders?.attributes = Set(changed)
        }
      }
    }
  }

  /// Returns the objects that hold a view now and before, if its edges and lengths are held as before, but by one other
  /// object. Nil for other changes.
  private func holders(of part: Part) -> Holders? {
    let members = part.members.map { self.members[$0] }
    let old = members.flatMap { ends(of: $0.old, at: part.view) }
    let new = members.flatMap { ends(of: $0.new, at: part.view) }
    let (before, after) = (Set(old.map(\.other)), Set(new.map(\.other)))
    guard old.map(\.own).sorted() == new.map(\.own).sorted(), before.count == 1, after.count == 1,
      let then = before.first ?? nil, let now = after.first ?? nil, then != now
    else { return nil }
    return Holders(old: then, new: now)
  }

  private func group(of parts: [Part]) -> [ChangeGroup] {
    let members = parts.flatMap(\.members).sorted().map { self.members[$0] }
    guard members.count > 1 else { return members.map(\.group) }
    let groups = members.map(\.group).sorted { $0.place.offset < $1.place.offset }
    // A removed constraint has only the place of the view that contained it.
    let present = members.filter { $0.new != nil }.map(\.group.place)
    let place = (present.isEmpty ? groups.map(\.place) : present).min { $0.offset < $1.offset } ?? groups[0].place
    var merged = ChangeGroup(changes: groups.flatMap(\.changes), message: message(of: parts, members), place: place)
    merged.members = groups
    return [merged]
  }

  // MARK: - Words

  private func message(of parts: [Part], _ members: [Member]) -> Finding.Message {
    let (old, new) = (members.compactMap(\.old), members.compactMap(\.new))
    let views = parts.map(\.view)
    let list = words.names.subjects(views)
    if old.isEmpty {
      return .init(kind: "constraints added", "\(list) \(words: have(views)) \(new.count) new constraints")
    }
    if new.isEmpty { return .init(kind: "constraints removed", "\(old.count) constraints of \(list) were removed") }
    if members.count == 2, old.count == 1, new.count == 1 {
      return .init(
        kind: "constraint replaced",
        "the constraint \(words.names.form(of: new[0])) replaces \(words.names.form(of: old[0]))")
    }
    let isAre = views.count == 1 ? "is" : "are"
    let alike = Set(parts.map(\.holders))
    if alike.count == 1, let holders = alike.first ?? nil {
      return message(of: holders, views)
    }
    if views.count == 1 {
      let states = [new, old].map { state in
        ConstraintWords.words(for: state.flatMap { attributes(of: $0, at: views[0]) })
      }
      if states[0] != states[1], states.allSatisfy({ !$0.isEmpty }) {
        return .init(
          kind: "held otherwise", "\(list) is held by its \(words: states[0]) instead of its \(words: states[1])")
      }
    }
    let count = new.count == 1 ? "another constraint" : "\(new.count) other constraints"
    let others = old.count == new.count ? "" : " instead of \(old.count)"
    return .init(kind: "other constraints", "\(list) \(words: isAre) held by \(words: count)\(words: others)")
  }

  /// Returns the message for views that one object holds instead of another one, at all edges or only at some.
  private func message(of holders: Holders, _ views: [String]) -> Finding.Message {
    let list = words.names.subjects(views)
    let (now, then) = (words.names.name(of: holders.new), words.names.name(of: holders.old))
    guard let attributes = holders.attributes else {
      return .init(
        kind: "held by another",
        "\(list) \(words: views.count == 1 ? "is" : "are") held by '\(now)' instead of '\(then)'")
    }
    let (edges, areSeveral) = ConstraintWords.subject(for: attributes, ofViews: views.count)
    return .init(
      kind: "edges held by another",
      "the \(words: edges) of \(list) \(words: areSeveral ? "are" : "is") held by '\(now)' instead of '\(then)'")
  }

  private func have(_ views: [String]) -> String { views.count == 1 ? "has" : "have" }
}

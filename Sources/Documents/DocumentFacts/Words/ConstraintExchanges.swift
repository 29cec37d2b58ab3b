internal import Findings
internal import Geometry
internal import MarkupReading
internal import VisibleText

/// The changes of constraints that together hold a view in another way, such as by its center and size instead of its
/// edges, or by the safe area instead of its superview. A reader thinks of them as one change: removed and added
/// constraints of a view would each have the same consequences.
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
    var axes: Set<Axis>
    /// The view whose exchange it belongs to.
    var view: String?
  }

  private let words: ChangeWords
  private var members: [Member]
  private var difference: DocumentDifference { words.difference }

  /// Returns the groups of changes of a scene with one group for each exchange, in the order of the newer document.
  static func merged(_ groups: [ChangeGroup], in words: ChangeWords) -> [ChangeGroup] {
    var exchanges = ConstraintExchanges(words)
    let others = groups.filter { !exchanges.add($0) }
    exchanges.assignViews()
    return (others + exchanges.groups()).sorted { $0.place.offset < $1.place.offset }
  }

  private init(_ words: ChangeWords) { (self.words, members) = (words, []) }

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
    let axes = states.compactMap { $0["firstAttribute"].flatMap(DocumentObject.axis) }
    members.append(
      Member(
        group: group, old: old, new: new, views: Self.unique(order), allViews: views.reduce([]) { $0.union($1) },
        isNumber: isNumber(group), axes: Set(axes)))
    return true
  }

  /// Whether another multiplier is all that changed in a constraint between two objects.
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

  /// Returns the view that an item of a constraint is, or whose guide it is.
  private func view(_ item: String) -> String {
    let object = difference.new[item] ?? difference.old[item]
    guard let object, object.tag.hasSuffix("LayoutGuide"), let parent = object.parent else { return item }
    return parent
  }

  private func placedViews(of constraint: DocumentObject) -> [String] {
    let items = constraint.constrainedObjects.map(view)
    let others = items.filter { $0 != constraint.parent }
    return others.isEmpty ? items : others
  }

  // MARK: - Views

  /// Whether two changes replace each other at a view: one removes what holds it along an axis, the other adds it.
  private static func areOpposite(_ first: Member, _ second: Member) -> Bool {
    guard !first.axes.isDisjoint(with: second.axes) else { return false }
    return first.old != nil && second.new != nil || first.new != nil && second.old != nil
  }

  /// Assigns each change to one of its views: of two, to the one that another change holds in another way, preferably by
  /// the same edge.
  private mutating func assignViews() {
    let incident = Dictionary(
      members.indices.flatMap { position in members[position].views.map { ($0, [position]) } },
      uniquingKeysWith: { $0 + $1 })
    for (position, member) in members.enumerated() {
      let found = member.views.map { view -> (view: String, rank: Int) in
        let others = incident[view, default: []].filter { $0 != position }.map { members[$0] }.filter { !$0.isNumber }
        let opposite = others.filter { Self.areOpposite(member, $0) }
        let ends = attributes(of: member, at: view)
        if opposite.contains(where: { !ends.isDisjoint(with: attributes(of: $0, at: view)) }) { return (view, 2) }
        return (view, opposite.isEmpty ? 0 : 1)
      }
      let best = found.map(\.rank).max() ?? 0
      // A constraint between two views that nothing else holds in another way belongs to neither.
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

  /// The objects that hold views now and held them before, if nothing else about the views' constraints changed.
  private struct Holders: Hashable {
    var old: String
    var new: String
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
    let holders = byView.mapValues { positions in self.holders(in: positions.map { members[$0] }) }
    var sets = order.map { [$0] }
    func join(_ first: Int, _ second: Int) {
      sets[first] += sets[second]
      sets[second] = []
    }
    for position in sets.indices {
      // Views that another object holds now, or that hold each other in another way, are one exchange.
      let match = sets[..<position].firstIndex { others in
        others.contains { other in
          sets[position].contains { view in
            if let old = holders[other] ?? nil, let new = holders[view] ?? nil, old == new { return true }
            return areTied(other, view, byView)
          }
        }
      }
      if let match { join(match, position) }
    }
    return alone + sets.filter { !$0.isEmpty }.flatMap { views in group(of: views, byView) }
  }

  private func isExchange(_ members: [Member]) -> Bool {
    members.contains { first in members.contains { Self.areOpposite(first, $0) } }
  }

  /// Whether constraints between two views were exchanged, and both views are held in another way.
  private func areTied(_ first: String, _ second: String, _ byView: [String: [Int]]) -> Bool {
    let sides = [byView[first] ?? [], byView[second] ?? []]
    guard sides.allSatisfy({ isExchange($0.map { members[$0] }) }) else { return false }
    return sides.joined().contains { members[$0].allViews.contains(first) && members[$0].allViews.contains(second) }
  }

  /// Returns the objects that hold a view now and before, if its edges and lengths are held as before, but by one other
  /// object. Nil for other changes.
  private func holders(in members: [Member]) -> Holders? {
    guard let view = members.first?.view else { return nil }
    let old = members.flatMap { ends(of: $0.old, at: view) }
    let new = members.flatMap { ends(of: $0.new, at: view) }
    let (before, after) = (Set(old.map(\.other)), Set(new.map(\.other)))
    guard old.map(\.own).sorted() == new.map(\.own).sorted(), before.count == 1, after.count == 1,
      let then = before.first ?? nil, let now = after.first ?? nil, then != now
    else { return nil }
    return Holders(old: then, new: now)
  }

  private func group(of views: [String], _ byView: [String: [Int]]) -> [ChangeGroup] {
    let members = views.flatMap { byView[$0] ?? [] }.sorted().map { self.members[$0] }
    guard members.count > 1 else { return members.map(\.group) }
    let groups = members.map(\.group).sorted { $0.place.offset < $1.place.offset }
    // A removed constraint has only the place of the view that contained it.
    let present = members.filter { $0.new != nil }.map(\.group.place)
    let place = (present.isEmpty ? groups.map(\.place) : present).min { $0.offset < $1.offset } ?? groups[0].place
    var merged = ChangeGroup(changes: groups.flatMap(\.changes), message: message(of: views, members), place: place)
    merged.members = groups
    return [merged]
  }

  // MARK: - Words

  private func message(of views: [String], _ members: [Member]) -> Finding.Message {
    let (old, new) = (members.compactMap(\.old), members.compactMap(\.new))
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
    let alike = Set(views.map { view in holders(in: members.filter { $0.view == view }) })
    if alike.count == 1, let holders = alike.first ?? nil {
      let names = words.names
      return .init(
        kind: "held by another",
        "\(list) \(words: isAre) held by '\(names.name(of: holders.new))' instead of '\(names.name(of: holders.old))'")
    }
    if views.count == 1 {
      let parts = [new, old].map { state in Self.words(for: Set(state.flatMap { attributes(of: $0, at: views[0]) })) }
      if parts[0] != parts[1], parts.allSatisfy({ !$0.isEmpty }) {
        return .init(
          kind: "held otherwise", "\(list) is held by its \(words: parts[0]) instead of its \(words: parts[1])")
      }
    }
    let count = new.count == 1 ? "another constraint" : "\(new.count) other constraints"
    let others = old.count == new.count ? "" : " instead of \(old.count)"
    return .init(kind: "other constraints", "\(list) \(words: isAre) held by \(words: count)\(words: others)")
  }

  private func have(_ views: [String]) -> String { views.count == 1 ? "has" : "have" }

  /// The edges in the order of their names.
  private static let edges: [(words: String, attributes: Set<String>)] = [
    ("leading", ["leading", "left", "leadingMargin", "leftMargin"]),
    ("trailing", ["trailing", "right", "trailingMargin", "rightMargin"]),
    ("top", ["top", "topMargin"]), ("bottom", ["bottom", "bottomMargin"]),
  ]
  private static let lines: [(words: String, attributes: Set<String>)] = [
    ("horizontal center", ["centerX", "centerXWithinMargins"]),
    ("vertical center", ["centerY", "centerYWithinMargins"]), ("width", ["width"]), ("height", ["height"]),
    ("baseline", ["baseline", "firstBaseline", "lastBaseline"]),
  ]

  /// Returns attributes in words: `edges`, `leading and top edges`, `center and size`. Empty for unknown attributes.
  private static func words(for attributes: Set<String>) -> String {
    func found(_ parts: [(words: String, attributes: Set<String>)]) -> [String] {
      parts.filter { !$0.attributes.isDisjoint(with: attributes) }.map(\.words)
    }
    let named = found(edges)
    var words: [String] = []
    switch named.count {
    case 0: break
    case edges.count: words.append("edges")
    case 1: words.append("\(named[0]) edge")
    default: words.append("\(named.inWords(atMost: named.count)) edges")
    }
    var lines = found(Self.lines)
    for (parts, whole) in [(["horizontal center", "vertical center"], "center"), (["width", "height"], "size")]
    where parts.allSatisfy(lines.contains) {
      lines.removeAll { $0 == parts[1] }
      lines = lines.map { $0 == parts[0] ? whole : $0 }
    }
    let all = words + lines
    return all.inWords(atMost: all.count)
  }
}

package import Findings
package import MarkupReading

/// Changes that are reported as one: all numbers of a constraint, the same value of several views, or an object with
/// the constraints and connections that were added or removed with it.
package struct ChangeGroup: Sendable, Hashable {
  package var changes: [DocumentChange]
  /// The changes of constraints and connections that were added or removed with an object of the group.
  package var parts: [DocumentChange] = []
  /// The groups of which it consists, if several are reported as one: exchanged constraints, or a chosen value with
  /// those that Xcode sets with it. Empty for other changes.
  package var members: [ChangeGroup] = []
  /// The change in words.
  package var message: Finding.Message
  /// The change of values without the names of their objects: `the font 'system 15' instead of 'system 17'`. Nil for
  /// other changes.
  var clause: Finding.Message?
  /// The location in the newer document.
  package var place: XMLPlace
  /// The part of the views that the values belong to. Nil for other changes, and for constraints.
  package var part: String?
  /// Whether only the app's code determines the effect of the values.
  package var isForCode = false

  /// The moves of views that are reported with an object of the group.
  package var movedViews: [DocumentChange] {
    parts.filter { part in
      if case .moved = part.kind { part.tag != "constraint" } else { false }
    }
  }

  /// Whether views were moved or reordered with an object of the group.
  package var movesViews: Bool {
    parts.contains { part in
      switch part.kind {
      case .moved, .reordered: true
      case .added, .removed, .value, .frame: false
      }
    }
  }
}

/// The grouped changes of a document, or of some of its objects.
package struct ChangeGroups: Sendable, Hashable {
  /// The groups, in the order of the newer document.
  package private(set) var groups: [ChangeGroup] = []
  /// The changes of constraints that only moved to another owner.
  package private(set) var heldElsewhere: [DocumentChange] = []

  private let words: ChangeWords
  private var difference: DocumentDifference { words.difference }

  /// The groups, with one for each exchange of constraints, for each value with those that Xcode sets with it, and for
  /// all subviews of a view that has none now.
  package var merged: [ChangeGroup] {
    let whole = EmptiedViews.merged(FollowingValues.merged(groups, in: difference.new), in: words)
    return ConstraintExchanges.merged(whole, in: words)
  }

  package init(of changes: [DocumentChange], in words: ChangeWords) {
    self.words = words
    let owners = wholeObjects(changes)
    let places = changes.map { Self.place(of: $0, among: owners, difference) }
    let hosts = hosts(of: changes, at: places)
    let attached = reattached(changes, hosts)
    let followed = following(changes, hosts)
    var rest: [DocumentChange] = []
    var parts: [String: [DocumentChange]] = [:]
    let settled = zip(changes, places).map { change, place in
      let isAttachment = Self.isAttachment(change)
      let isEnd = isAttachment || ["firstAttribute", "secondAttribute"].contains(change.part)
      let follower = isEnd ? followed[change.object] : nil
      let owner = isAttachment ? attached[change.object] ?? follower : follower
      return owner.map(Place.part) ?? self.settled(place, of: change, hosts)
    }
    var spaces = ReplacedSpaces(in: difference)
    for (change, place) in zip(changes, settled) {
      switch place {
      case .alone: spaces.note(change, of: nil)
      case .part(let view): spaces.note(change, of: view)
      case .elsewhere: break
      }
    }
    for (change, place) in zip(changes, settled) {
      switch place {
      case .alone:
        if let view = spaces.view(of: change) { parts[view, default: []].append(change) } else { rest.append(change) }
      case .part(let owner): parts[owner, default: []].append(change)
      case .elsewhere: heldElsewhere.append(change)
      }
    }
    groups = rest.compactMap(single) + constraints(rest) + values(rest)
    for position in groups.indices {
      let change = groups[position].changes[0]
      guard !change.isValue || change.part == "style" || difference.replacesContents(change) else { continue }
      groups[position].parts = groups[position].changes.flatMap { parts[$0.object] ?? [] }
      if let message = words.wrapping(change, groups[position].movedViews) { groups[position].message = message }
    }
    groups.sort { $0.place.offset < $1.place.offset }
  }

  // MARK: - Whole objects

  /// Returns the added, removed and moved objects that are reported themselves, by their ids and those of their
  /// descendants.
  private func wholeObjects(_ changes: [DocumentChange]) -> [String: String] {
    var owners: [String: String] = [:]
    for change in changes {
      guard let object = difference.new[change.object] ?? difference.old[change.object],
        !object.isTie
      else { continue }
      switch change.kind {
      case .added, .removed:
        for id in difference.whole(change.object) where owners[id] == nil { owners[id] = change.object }
      case .moved: owners[change.object] = change.object
      case .value where difference.replacesContents(change):
        for id in difference.old.inside(change.object).symmetricDifference(difference.new.inside(change.object))
        where owners[id] == nil { owners[id] = change.object }
      case .value("style", from: _, to: _) where object.isCell:
        // The labels that a cell gains or loses by its style belong to the change of the style.
        let labels = [difference.old, difference.new].flatMap { objects in
          DocumentObject.cellContents.compactMap { objects[change.object]?[$0] }
        }
        for id in labels where (difference.old[id] == nil) != (difference.new[id] == nil) { owners[id] = change.object }
      case .reordered, .value, .frame: continue
      }
    }
    return owners
  }

  /// Returns the new or removed objects around moved ones, which are reported with them, by the ids of the moved ones.
  private func hosts(of changes: [DocumentChange], at places: [Place]) -> [String: String] {
    var hosts: [String: String] = [:]
    for (change, place) in zip(changes, places) {
      guard case .moved = change.kind, case .part(let host) = place, !isTie(change) else { continue }
      hosts[change.object] = host
    }
    return hosts
  }

  private func isTie(_ change: DocumentChange) -> Bool {
    words.object(of: change)?.isTie ?? false
  }

  /// Returns the objects with which constraints are reported because their items only follow moved views, by the ids of
  /// the constraints.
  private func reattached(_ changes: [DocumentChange], _ hosts: [String: String]) -> [String: String] {
    let items = changes.filter { $0.tag == "constraint" && ["firstItem", "secondItem"].contains($0.part) }
    let owners = items.map { ($0.object, reattached($0, hosts)) }
    let others = Set(owners.filter { $1 == nil }.map(\.0))
    return owners.reduce(into: [:]) { result, item in
      if !others.contains(item.0), result[item.0] == nil { result[item.0] = item.1 }
    }
  }

  /// Returns the object with whose entry a changed constraint is reported. The constraint names a new object instead of
  /// a view that was moved into it, or the reverse, or it follows a view into another superview. Nil for other items.
  private func reattached(_ item: DocumentChange, _ hosts: [String: String]) -> String? {
    guard case .value(_, let from?, let to?) = item.kind else { return nil }
    if hosts[from] == to { return to }
    if hosts[to] == from { return from }
    // The constraint of a view that was moved names its new superview in place of the former one.
    let view = words.object(of: item)?.constrainedObjects.first { id in
      guard let now = difference.new[id]?.parent, let then = difference.old[id]?.parent else { return false }
      return then != now && then == from && now == to
    }
    return view.map { hosts[$0] ?? $0 }
  }

  /// Returns the objects with which constraints are reported that tied a moved view to its former surroundings and tie
  /// it to its present ones, by the ids of the constraints. Interface Builder removes the constraints of a view that is
  /// dragged into another superview, so that the author adds others.
  private func following(_ changes: [DocumentChange], _ hosts: [String: String]) -> [String: String] {
    let moves = changes.filter { if case .moved = $0.kind { $0.tag != "constraint" } else { false } }
    let moved = Set(moves.map(\.object))
    guard !moved.isEmpty else { return [:] }
    let constraints = changes.filter { $0.tag == "constraint" && $0.isOfEquation }.map(\.object)
    return Set(constraints).reduce(into: [:]) { result, identifier in
      let view = movedView(tiedBy: identifier, among: moved)
      if let view { result[identifier] = hosts[view] ?? view }
    }
  }

  private func movedView(tiedBy constraint: String, among moved: Set<String>) -> String? {
    let states = [difference.old, difference.new]
    let ends = states.map { Set($0[constraint]?.constrainedObjects ?? []) }
    return ends[0].intersection(ends[1]).intersection(moved).sorted().first { view in
      let others = ends.map { $0.subtracting([view]) }
      guard others[0].isDisjoint(with: others[1]) else { return false }
      return zip(others, states).allSatisfy { others, objects in
        let superview = objects[view]?.parent
        return !others.isEmpty && others.allSatisfy { $0 == superview || objects[$0]?.parent == superview }
      }
    }
  }

  /// Whether a change affects the items of a constraint or the distance between them.
  private static func isAttachment(_ change: DocumentChange) -> Bool {
    guard change.tag == "constraint", case .value(let name, _, _) = change.kind else { return false }
    return ["firstItem", "secondItem", "symbolic"].contains(name) || ConstraintNumber(name)?.name == "constant"
  }

  /// Returns the place of a constraint or connection whose owner is reported with another object, its host. It is
  /// reported with the host if both were added or both were removed, or if it connects a view that moved with others.
  /// It is reported alone if it sets the size of the view itself.
  private func settled(_ place: Place, of change: DocumentChange, _ hosts: [String: String]) -> Place {
    guard case .part(let owner) = place, isTie(change), let host = hosts[owner] else { return place }
    let isBetweenViews = words.object(of: change).map { $0.constrainedObjects.count > 1 } ?? false
    switch change.kind {
    case .added: return difference.old[host] == nil || isBetweenViews ? .part(of: host) : .alone
    case .removed: return difference.new[host] == nil || isBetweenViews ? .part(of: host) : .alone
    case .moved, .reordered: return .elsewhere
    case .value, .frame: return .alone
    }
  }

  private enum Place {
    case alone
    case part(of: String)
    case elsewhere
  }

  /// Whether the change of a constraint or connection belongs to that of an object that it names.
  private static func place(
    of change: DocumentChange, among owners: [String: String], _ difference: DocumentDifference
  ) -> Place {
    guard let object = difference.new[change.object] ?? difference.old[change.object] else { return .alone }
    if object.isConstraint {
      let owner = object.constrainedObjects.lazy.compactMap { owners[$0] }.first
      switch change.kind {
      case .added, .removed: return owner.map(Place.part) ?? .alone
      case .moved, .reordered: return owner.map(Place.part) ?? .elsewhere
      case .value, .frame: return .alone
      }
    }
    switch change.kind {
    case .added, .removed:
      if let owner = owners[change.object], owner != change.object { return .part(of: owner) }
    case .moved, .reordered, .value, .frame: break
    }
    // A view moved into a new object, or out of a removed one, belongs to that object.
    if case .moved(let from, let to) = change.kind {
      return [difference.old[to] == nil ? to : nil, difference.new[from] == nil ? from : nil].lazy
        .compactMap { $0.flatMap { owners[$0] } }.first.map(Place.part) ?? .alone
    }
    guard object.isConnection else { return .alone }
    switch change.kind {
    case .added, .removed, .value("destination", from: _, to: _):
      return object["destination"].flatMap { owners[$0] }.map(Place.part) ?? .alone
    case .moved, .reordered, .value, .frame: return .alone
    }
  }

  private func single(_ change: DocumentChange) -> ChangeGroup? {
    words.message(of: change).map { ChangeGroup(changes: [change], message: $0, place: change.place) }
  }

  // MARK: - Values

  private func constraints(_ changes: [DocumentChange]) -> [ChangeGroup] {
    let values = changes.filter { $0.tag == "constraint" && $0.isValue }
    return Self.grouped(values, by: \.object).flatMap { identifier, group in
      let equation = group.filter(\.isOfEquation)
      let companions = equation.isEmpty ? [] : group.filter(Self.isCompanion)
      let message = equation.isEmpty ? nil : words.message(of: equation, with: companions, ofConstraint: identifier)
      let changed = message.map {
        ChangeGroup(
          changes: equation + companions, message: $0, clause: words.clause(of: equation, ofConstraint: identifier),
          place: equation[0].place)
      }
      // Others, such as its identifier, do not change what the constraint requires.
      let rest = group.filter { !$0.isOfEquation && !companions.contains($0) }
      let others = Self.grouped(rest, by: \.part).map { part, changes in
        self.group(self.part(changes, of: part), of: [changes])
      }
      return (changed.map { [$0] } ?? []) + others
    }
  }

  /// Whether a change is reported together with the change of the equation: a standard spacing has a constant of its
  /// own, and a label may repeat the equation. A placeholder that becomes a constraint shows in no layout whether its
  /// number or its removal moves views.
  private static func isCompanion(_ change: DocumentChange) -> Bool {
    guard case .value("userLabel", let from, let to) = change.kind else {
      return ["symbolic", "placeholder"].contains(change.part)
    }
    return [from, to].allSatisfy { $0?.contains("=") ?? false }
  }

  /// A part of an object, by name.
  private struct ObjectPart: Hashable {
    var object: String
    var name: String
  }

  /// A changed part of an object.
  private struct Part: Hashable {
    var name: String
    var from: String?
    var to: String?
    /// The values, which are equal for all objects reported together.
    var values: [DocumentChange.Kind]
    var isForCode: Bool
  }

  private func values(_ changes: [DocumentChange]) -> [ChangeGroup] {
    let values = changes.filter { $0.tag != "constraint" && $0.isValue }
    let renamed = Set(values.filter { $0.part == "customClass" }.map(\.object))
    let parts = Self.grouped(values) { change -> ObjectPart in
      guard change.part.hasPrefix("customModule") else {
        return ObjectPart(object: change.object, name: whole(of: change) ?? change.part)
      }
      // A class in another module is one change.
      return ObjectPart(
        object: change.object, name: renamed.contains(change.object) ? "customClass" : "customModule")
    }
    .map { whole, group in (part(group, of: whole.name), group) }
    return Self.grouped(parts, by: \.0).map { part, parts in
      var found = group(part, of: parts.map(\.1))
      found.part = part.name
      return found
    }
  }

  /// Returns the group for a part that changed alike in several objects, each with its changes.
  private func group(_ part: Part, of groups: [[DocumentChange]]) -> ChangeGroup {
    let objects = groups.map { $0[0].object }
    return ChangeGroup(
      changes: Array(groups.joined()),
      message: words.message(of: part.name, objects, from: part.from, to: part.to, values: part.values),
      clause: words.clause(of: part.name, objects, from: part.from, to: part.to, values: part.values),
      place: groups.joined().map(\.place).min { $0.offset < $1.offset } ?? .start, isForCode: part.isForCode)
  }

  /// Parts that replace others: a text with attributes has its own fonts, and a configuration its own title.
  private static let wholes: [(name: String, parts: Set<String>)] = [
    ("attributedText", ["text", "textAlignment", "textColor", "fontDescription", "usesAttributedText"]),
    ("contentConfiguration", []), ("configuration", UsualValues.buttonInsets.union(["normal.title", "normal.image"])),
  ]

  /// Returns the part that contains or replaces a changed value, if only one of the two states of its object has this
  /// part; nil for other values.
  private func whole(of change: DocumentChange) -> String? {
    let states = [difference.old[change.object], difference.new[change.object]]
    return Self.wholes.first { name, parts in
      guard parts.contains(change.part) || change.part == name || change.part.hasPrefix("\(name).") else {
        return false
      }
      let has = states.map { state in state?.values.keys.contains { $0 == name || $0.hasPrefix("\(name).") } ?? false }
      return has[0] != has[1]
    }?.name
  }

  private func part(_ group: [DocumentChange], of whole: String) -> Part {
    let first = group[0]
    let kinds = group.map(\.kind)
    guard group.allSatisfy({ $0.part == first.part }) || whole.hasPrefix("custom") else {
      return Part(name: whole, values: kinds, isForCode: false)
    }
    var part = Part(name: first.part, values: kinds, isForCode: first.isForCode)
    if let words = PartWords.words(of: first, in: difference) {
      (part.from, part.to) = words
    } else if !["variation", PartWords.attributedText].contains(part.name), kinds.count == 1,
      case .value(let name, let from, let to) = first.kind
    {
      part.name = name
      (part.from, part.to) = (from, to)
    }
    return part
  }

  private static func grouped<Element, Key: Hashable>(
    _ elements: [Element], by key: (Element) -> Key
  ) -> [(Key, [Element])] {
    var order: [Key] = []
    var groups: [Key: [Element]] = [:]
    for element in elements {
      let key = key(element)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(element)
    }
    return order.map { ($0, groups[$0] ?? []) }
  }
}

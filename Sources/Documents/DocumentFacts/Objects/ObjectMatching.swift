/// The objects of two states of a document that are the same although their ids are not.
///
/// Objects are the same by id; else by the outlet by which code knows them; else by their name and place, if they say nearly
/// the same. Constraints whose ids are new are the same as those that say the same; else the same but for numbers; else as
/// the only one that ties the same edge: Interface Builder gives a constraint that is made again a new id.
enum ObjectMatching {
  /// The ids that objects of an older state have in a newer one, where they are others.
  static func renamedIdentifiers(from old: DocumentObjects, to new: DocumentObjects) -> [String: String] {
    var gone = old.order.filter { new[$0] == nil }
    guard !gone.isEmpty else { return [:] }
    var names: [String: String] = [:]
    var added = Set(new.order.filter { old[$0] == nil })
    guard !added.isEmpty else { return [:] }
    let outlets = Dictionary(
      outlets(of: new).map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let pastOutlets = self.outlets(of: old)
    // Objects come after those around them, so that a place is known when what lies in it is asked.
    for identifier in gone where old[identifier]?.isConstraint == false {
      guard let object = old[identifier] else { continue }
      let outlet = pastOutlets[identifier].flatMap { past in
        outlets[Outlet(owner: names[past.owner] ?? past.owner, name: past.name)]
      }
      let known = outlet.flatMap { added.contains($0) && new[$0]?.tag == object.tag ? $0 : nil }
      guard let found = known ?? namesake(of: object, among: added, names, in: new) else { continue }
      names[identifier] = found
      added.remove(found)
    }
    gone.removeAll { names[$0] != nil }
    matchConstraints(gone, &names, added, old, new)
    return names
  }

  /// The name by which an object's code knows another one.
  private struct Outlet: Hashable {
    var owner: String
    var name: String
  }

  /// The outlets that lead to objects, by the objects' ids.
  private static func outlets(of objects: DocumentObjects) -> [String: Outlet] {
    Dictionary(
      objects.all.compactMap { object in
        guard object.tag == "outlet", let destination = object["destination"], let property = object["property"],
          let owner = object.parent
        else { return nil }
        return (destination, Outlet(owner: owner, name: property))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The first added object in the same place with the same name.
  private static func namesake(
    of object: DocumentObject, among added: Set<String>, _ names: [String: String], in new: DocumentObjects
  ) -> String? {
    guard let parent = object.parent.flatMap({ new[names[$0] ?? $0] }) else { return nil }
    let candidates = parent.children.filter { id in
      added.contains(id) && new[id]?.tag == object.tag && new[id]?.role == object.role
    }
    let name = name(of: object)
    return candidates.first { id in
      new[id].map { self.name(of: $0) == name && $0.differences(from: object) <= mostDifferences } ?? false
    }
  }

  /// The most values in which an object with a new id may differ from its namesake. One that was put in the place of another
  /// differs in more, and is told as new.
  private static let mostDifferences = 3

  /// What tells an object from others of its kind.
  private static func name(of object: DocumentObject) -> [String?] {
    [
      "userLabel", "customClass", "text", "normal.title", "title", "placeholder", "image", "property", "key",
      "destination",
    ]
    .map { object[$0] }
  }

  private static func matchConstraints(
    _ gone: [String], _ names: inout [String: String], _ added: Set<String>, _ old: DocumentObjects,
    _ new: DocumentObjects
  ) {
    let past = gone.compactMap { old[$0] }.filter(\.isConstraint)
    let present = new.order.compactMap { added.contains($0) ? new[$0] : nil }.filter(\.isConstraint)
    let known = names
    match(past, present, &names) { content(of: $0, $1 ? known : [:]) }
    match(past, present, &names) { constraint, isPast in
      content(of: constraint, isPast ? known : [:]).filter { items.contains($0.key) }
    }
    // What an edge is tied to may be another view than before, but not one that was not there.
    let shared = Set(old.order.map { known[$0] ?? $0 }).intersection(new.order)
    func ties(_ constraint: DocumentObject, _ isPast: Bool) -> Edge? {
      let names = isPast ? known : [:]
      guard constraint.constrainedObjects.allSatisfy({ shared.contains(names[$0] ?? $0) }) else { return nil }
      return edge(of: constraint, names, in: isPast ? old : new)
    }
    let (before, after) = (edgeCounts(past, names) { ties($0, true) }, edgeCounts(present, names) { ties($0, false) })
    match(past, present, &names) { constraint, isPast in
      ties(constraint, isPast).flatMap { before[$0] == 1 && after[$0] == 1 ? $0 : nil }
    }
  }

  /// Matches constraints that have one key, in their order, except for those that are matched already.
  private static func match<Key: Hashable>(
    _ past: [DocumentObject], _ present: [DocumentObject], _ names: inout [String: String],
    by key: (_ constraint: DocumentObject, _ isPast: Bool) -> Key?
  ) {
    let taken = Set(names.values)
    var byKey: [Key: [String]] = [:]
    for constraint in present where !taken.contains(constraint.identifier) {
      if let key = key(constraint, false) { byKey[key, default: []].append(constraint.identifier) }
    }
    for constraint in past where names[constraint.identifier] == nil {
      guard let key = key(constraint, true), let found = byKey[key]?.first else { continue }
      byKey[key]?.removeFirst()
      names[constraint.identifier] = found
    }
  }

  /// The values of a constraint that say what it ties.
  private static let items: Set<String> = [
    "firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation",
  ]

  /// An edge, a centre or a length of a view.
  private struct Edge: Hashable {
    var view: String
    var attribute: String
  }

  /// The edge that a constraint places: the first that is not one of the view that holds it, or of its guides.
  private static func edge(
    of constraint: DocumentObject, _ names: [String: String], in objects: DocumentObjects
  ) -> Edge? {
    let ends = [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")]
    for (item, attribute) in ends {
      guard let view = constraint[item], let attribute = constraint[attribute], view != constraint.parent,
        objects[view]?.tag.hasSuffix("LayoutGuide") == false
      else { continue }
      return Edge(view: names[view] ?? view, attribute: attribute)
    }
    return nil
  }

  /// The number of constraints that are not matched at each edge.
  private static func edgeCounts(
    _ constraints: [DocumentObject], _ names: [String: String], _ edge: (DocumentObject) -> Edge?
  ) -> [Edge: Int] {
    let taken = Set(names.values)
    return constraints.reduce(into: [:]) { counts, constraint in
      guard names[constraint.identifier] == nil, !taken.contains(constraint.identifier),
        let edge = edge(constraint)
      else { return }
      counts[edge, default: 0] += 1
    }
  }

  /// Everything that a constraint says.
  private static func content(of constraint: DocumentObject, _ names: [String: String]) -> [String: String] {
    var content = constraint.values.mapValues { names[$0.text] ?? $0.text }
    let holder = constraint.parent.map { names[$0] ?? $0 } ?? ""
    content["firstItem"] = content["firstItem"] ?? holder
    return content
  }
}

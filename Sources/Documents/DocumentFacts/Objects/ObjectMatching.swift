/// A search for objects that are the same in two states of a document although their ids differ.
///
/// Objects are matched by id; otherwise by outlet; otherwise by name and parent, if nearly all values are equal.
/// Controllers of scenes are also matched by storyboard id or class alone, and cells of a table by reuse identifier if
/// they look alike.
/// Constraints with new ids are matched if they are equal, otherwise if they are equal except for numbers, otherwise if
/// they are the only ones at the same edge: Interface Builder gives a recreated constraint a new id.
enum ObjectMatching {
  /// Returns the new ids of objects in the older state whose ids have changed.
  static func renamedIdentifiers(from old: DocumentObjects, to new: DocumentObjects) -> [String: String] {
    var gone = old.order.filter { new[$0] == nil }
    guard !gone.isEmpty else { return [:] }
    var names: [String: String] = [:]
    var added = Set(new.order.filter { old[$0] == nil })
    guard !added.isEmpty else { return [:] }
    let outlets = Dictionary(
      outlets(of: new).map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let pastOutlets = self.outlets(of: old)
    var namesakes = Namesakes()
    let cells = RecreatedCells(gone, added, old, new)
    // Parents come before their children, so that the parent is already matched.
    for identifier in gone where old[identifier]?.isConstraint == false {
      guard let object = old[identifier] else { continue }
      let outlet = pastOutlets[identifier].flatMap { past in
        outlets[Outlet(owner: names[past.owner] ?? past.owner, name: past.name)]
      }
      let known = outlet.flatMap { added.contains($0) && new[$0]?.tag == object.tag ? $0 : nil }
      let found =
        known ?? contentView(object, among: added, names, in: new) ?? namesakes.first(
          of: object, among: added, names, in: new)
        ?? namesakes.reconnected(object, among: added, names, in: new)
        ?? successor(of: object, among: added, in: new)
        ?? cells.first(of: object, among: added, names)
      guard let found else { continue }
      names[identifier] = found
      added.remove(found)
    }
    gone.removeAll { names[$0] != nil }
    matchConstraints(gone, &names, added, old, new)
    return names
  }

  /// Returns the new content view of the same cell, which has only one.
  private static func contentView(
    _ object: DocumentObject, among added: Set<String>, _ names: [String: String], in new: DocumentObjects
  ) -> String? {
    guard object.role == XcodeRecords.contentView, let cell = object.parent.flatMap({ new[names[$0] ?? $0] }) else {
      return nil
    }
    return cell.children.first { added.contains($0) && new[$0]?.role == XcodeRecords.contentView }
  }

  /// The values by which code and segues find a controller, the most distinctive first.
  private static let controllerNames = ["storyboardIdentifier", "customClass"]

  /// Returns the only new controller of a scene with the same storyboard id or class, which may be of another kind.
  private static func successor(
    of object: DocumentObject, among added: Set<String>, in new: DocumentObjects
  ) -> String? {
    guard object.isController else { return nil }
    let controllers = (new[DocumentObjects.document]?.children ?? []).filter { id in
      added.contains(id) && new[id]?.isController ?? false
    }
    return controllerNames.lazy.compactMap { value -> String? in
      guard let name = object[value], !name.isEmpty else { return nil }
      let found = controllers.filter { new[$0]?[value] == name }
      return found.count == 1 ? found[0] : nil
    }.first
  }

  private struct Outlet: Hashable {
    var owner: String
    var name: String
  }

  /// Returns the outlets to objects, by object id.
  private static func outlets(of objects: DocumentObjects) -> [String: Outlet] {
    Dictionary(
      objects.all.compactMap { object in
        guard object.tag == "outlet", let destination = object["destination"], let property = object["property"],
          let owner = object.parent
        else { return nil }
        return (destination, Outlet(owner: owner, name: property))
      }, uniquingKeysWith: { first, _ in first })
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
    // The other side of a constraint may have changed, but not to an object that exists in only one state.
    let shared = Set(old.order.map { known[$0] ?? $0 }).intersection(new.order)
    func ties(_ constraint: DocumentObject, _ isPast: Bool) -> ConstraintEnd? {
      let names = isPast ? known : [:]
      guard constraint.constrainedObjects.allSatisfy({ shared.contains(names[$0] ?? $0) }) else { return nil }
      return edge(of: constraint, names, in: isPast ? old : new)
    }
    let (before, after) = (edgeCounts(past, names) { ties($0, true) }, edgeCounts(present, names) { ties($0, false) })
    match(past, present, &names) { constraint, isPast in
      ties(constraint, isPast).flatMap { before[$0] == 1 && after[$0] == 1 ? $0 : nil }
    }
  }

  /// Matches constraints with the same key, in order, except for those that are already matched.
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

  /// The values that determine what a constraint connects.
  private static let items: Set<String> = [
    "firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation",
  ]

  /// Returns the edge that a constraint places: the first one that does not belong to its owner or the owner's guides.
  private static func edge(
    of constraint: DocumentObject, _ names: [String: String], in objects: DocumentObjects
  ) -> ConstraintEnd? {
    let edge = constraint.ends.first { end in
      end.view != constraint.parent && objects[end.view]?.tag.hasSuffix("LayoutGuide") == false
    }
    return edge.map { ConstraintEnd(view: names[$0.view] ?? $0.view, attribute: $0.attribute) }
  }

  /// Returns the number of unmatched constraints at each edge.
  private static func edgeCounts(
    _ constraints: [DocumentObject], _ names: [String: String], _ edge: (DocumentObject) -> ConstraintEnd?
  ) -> [ConstraintEnd: Int] {
    let taken = Set(names.values)
    return constraints.reduce(into: [:]) { counts, constraint in
      guard names[constraint.identifier] == nil, !taken.contains(constraint.identifier),
        let edge = edge(constraint)
      else { return }
      counts[edge, default: 0] += 1
    }
  }

  /// Returns all values of a constraint.
  ///
  /// They are the same for a constraint whose items are exchanged.
  private static func content(of constraint: DocumentObject, _ names: [String: String]) -> [String: String] {
    func name(_ end: String) -> String { constraint[end].map { names[$0] ?? $0 } ?? "" }
    let isOrdered =
      (name("firstItem"), name("firstAttribute")) <= (name("secondItem"), name("secondAttribute"))
    let form = isOrdered ? constraint : constraint.exchangingItems ?? constraint
    return form.values.mapValues { names[$0.text] ?? $0.text }
  }
}

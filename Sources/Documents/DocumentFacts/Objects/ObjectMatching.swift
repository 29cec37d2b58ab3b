/// The objects of two states of a document that are the same although their ids are not.
///
/// Objects are the same by id; else by the outlet by which code knows them; else by their name and place. Constraints whose
/// ids are new are the same as those that say the same.
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
    return candidates.first { new[$0].map(self.name) == name }
  }

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
    var byContent: [[String: String]: [String]] = [:]
    for identifier in new.order where added.contains(identifier) {
      guard let object = new[identifier], object.isConstraint else { continue }
      byContent[content(of: object, [:]), default: []].append(identifier)
    }
    for identifier in gone {
      guard let object = old[identifier], object.isConstraint else { continue }
      let content = content(of: object, names)
      guard let found = byContent[content]?.first else { continue }
      byContent[content]?.removeFirst()
      names[identifier] = found
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

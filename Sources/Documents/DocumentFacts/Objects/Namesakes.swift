/// The new objects of a document by parent and name, among which one with a new id is found. They are collected once for
/// each parent, since a view may have thousands of subviews.
struct Namesakes {
  /// The values that an object and its match have in common.
  private struct Key: Hashable {
    var tag: String
    var role: String
    /// The values that distinguish an object from others of its kind.
    var name: [String?]

    init(of object: DocumentObject) {
      tag = object.tag
      role = object.role
      name = Self.distinctive.map { object[$0] }
    }

    private static let distinctive = [
      "userLabel", "customClass", "text", "normal.title", "normal.image", "title", "placeholder", "image",
      "property", "key", "destination",
    ]
  }

  /// The properties that an outlet or segue and its match have in common if it leads to another object.
  private struct Connection: Hashable {
    var tag: String
    var name: String

    /// Creates the name of an object, or nil if it is not an outlet or segue or has no name.
    init?(_ object: DocumentObject) {
      guard let attribute = ["outlet": "property", "segue": "identifier"][object.tag], let name = object[attribute]
      else { return nil }
      tag = object.tag
      self.name = name
    }
  }

  /// The ids of the new objects below a parent, in order.
  private struct Children {
    var byName: [Key: [String]] = [:]
    var byConnection: [Connection: [String]] = [:]

    init(of parent: DocumentObject, among added: Set<String>, in new: DocumentObjects) {
      for id in parent.children where added.contains(id) {
        guard let object = new[id] else { continue }
        byName[Key(of: object), default: []].append(id)
        if let connection = Connection(object) { byConnection[connection, default: []].append(id) }
      }
    }
  }

  private var found: [String: Children] = [:]

  /// The largest number of differing parts of an object and its match. An object with more differences replaced the old
  /// one and is reported as new.
  private static let mostDifferences = 3
  /// The number of objects with equal names that are compared. Among more, any match would be a guess.
  private static let mostCandidates = 30

  /// Returns the first new object with the same name and parent.
  ///
  /// - Parameters:
  ///   - object: An object of the older state.
  ///   - added: The ids of the new objects that are not matched yet.
  ///   - names: The new ids of the objects that are.
  ///   - new: The objects of the newer state.
  mutating func first(
    of object: DocumentObject, among added: Set<String>, _ names: [String: String], in new: DocumentObjects
  ) -> String? {
    guard let parent = parent(of: object, among: added, names, in: new) else { return nil }
    let key = Key(of: object)
    let candidates = found[parent]?.byName[key] ?? []
    let match = candidates.indices.lazy.filter { added.contains(candidates[$0]) }.prefix(Self.mostCandidates)
      .first { index in
        new[candidates[index]].map { $0.differences(from: object) <= Self.mostDifferences } ?? false
      }
    guard let match else { return nil }
    found[parent]?.byName[key]?.remove(at: match)
    return candidates[match]
  }

  /// Returns the new outlet or segue with the same name and owner, which leads to another object. The parameters are
  /// those of `first`.
  mutating func reconnected(
    _ object: DocumentObject, among added: Set<String>, _ names: [String: String], in new: DocumentObjects
  ) -> String? {
    guard let connection = Connection(object), let parent = parent(of: object, among: added, names, in: new)
    else { return nil }
    return found[parent]?.byConnection[connection]?.first(where: added.contains)
  }

  /// Returns the id of the new parent of an older object, whose children are collected now. Nil if there is none.
  private mutating func parent(
    of object: DocumentObject, among added: Set<String>, _ names: [String: String], in new: DocumentObjects
  ) -> String? {
    guard let parent = object.parent.flatMap({ new[names[$0] ?? $0] }) else { return nil }
    if found[parent.identifier] == nil { found[parent.identifier] = Children(of: parent, among: added, in: new) }
    return parent.identifier
  }
}

/// The new objects of a document by parent and name, among which one with a new id is found. They are collected once for
/// each parent, since a view may have thousands of subviews.
struct Namesakes {
  /// What an object and its match have in common.
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
      "userLabel", "customClass", "text", "normal.title", "title", "placeholder", "image", "property", "key",
      "destination",
    ]
  }

  /// The ids of new objects below each parent, in order.
  private var found: [String: [Key: [String]]] = [:]

  /// The largest number of differing values between an object and its match. An object with more differences replaced
  /// the old one and is reported as new.
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
    guard let parent = object.parent.flatMap({ new[names[$0] ?? $0] }) else { return nil }
    let groups = found[parent.identifier] ?? Self.groups(below: parent, among: added, in: new)
    let key = Key(of: object)
    let match = groups[key, default: []].lazy.filter(added.contains).prefix(Self.mostCandidates).first { id in
      new[id].map { $0.differences(from: object) <= Self.mostDifferences } ?? false
    }
    found[parent.identifier] = groups
    if let match, let index = groups[key]?.firstIndex(of: match) {
      found[parent.identifier]?[key]?.remove(at: index)
    }
    return match
  }

  private static func groups(
    below parent: DocumentObject, among added: Set<String>, in new: DocumentObjects
  ) -> [Key: [String]] {
    parent.children.reduce(into: [:]) { groups, id in
      if added.contains(id), let object = new[id] { groups[Key(of: object), default: []].append(id) }
    }
  }
}

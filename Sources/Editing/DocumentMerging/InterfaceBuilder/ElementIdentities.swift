/// Numbers for the elements in all versions of a document. Corresponding elements have the same number.
///
/// An object is identified by its id wherever it is. Other elements are identified by their role in their parent: their
/// name and key.
struct ElementIdentities {
  /// The role of an element without an id in its parent.
  private struct Role: Hashable {
    let parent: Int
    let name: String
    let word: String
    let ordinal: Int
  }

  /// An object. The ordinal is 0, except in malformed documents.
  private struct Object: Hashable {
    let id: String
    let ordinal: Int
  }

  private var objects: [Object: Int] = [:]
  private var roles: [Role: Int] = [:]
  /// The number of identities.
  private(set) var count = 0

  mutating func object(_ id: String, ordinal: Int) -> Int {
    let object = Object(id: id, ordinal: ordinal)
    if let known = objects[object] { return known }
    defer { count += 1 }
    objects[object] = count
    return count
  }

  /// Returns the identity of an element without an id.
  mutating func role(of name: String, _ word: String, ordinal: Int, in parent: Int) -> Int {
    let role = Role(parent: parent, name: name, word: word, ordinal: ordinal)
    if let known = roles[role] { return known }
    defer { count += 1 }
    roles[role] = count
    return count
  }

  /// Returns the identity of an object in any version, or nil if no version has it.
  func knownObject(_ id: String) -> Int? { objects[Object(id: id, ordinal: 0)] }
}

/// Numbers for the elements of all versions of a document: elements with the same number are the same thing.
///
/// An object is known by its id wherever it is. Any other element is known by what it is to the element around it: its
/// name and its key.
struct ElementIdentities {
  /// What an element without an id is to the element around it.
  private struct Role: Hashable {
    let parent: Int
    let name: String
    let word: String
    let ordinal: Int
  }

  /// An object; the ordinal is 0 but in damaged documents.
  private struct Object: Hashable {
    let id: String
    let ordinal: Int
  }

  private var objects: [Object: Int] = [:]
  private var roles: [Role: Int] = [:]
  /// The number of identities.
  private(set) var count = 0

  /// The identity of an object.
  mutating func object(_ id: String, ordinal: Int) -> Int {
    let object = Object(id: id, ordinal: ordinal)
    if let known = objects[object] { return known }
    defer { count += 1 }
    objects[object] = count
    return count
  }

  /// The identity of an element without an id.
  mutating func role(of name: String, _ word: String, ordinal: Int, in parent: Int) -> Int {
    let role = Role(parent: parent, name: name, word: word, ordinal: ordinal)
    if let known = roles[role] { return known }
    defer { count += 1 }
    roles[role] = count
    return count
  }

  /// The identity of an object that some version has, or nil.
  func knownObject(_ id: String) -> Int? { objects[Object(id: id, ordinal: 0)] }
}

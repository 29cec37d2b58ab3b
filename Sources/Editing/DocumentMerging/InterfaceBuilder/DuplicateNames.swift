/// The names that must be distinct and that the sides of a merge gave to different objects: the outlets of an object, and
/// the storyboard identifiers of scenes.
struct DuplicateNames {
  private let trees: MergeTrees
  private let presence: PresenceMerge
  private let tags: TagMerge

  init(_ trees: MergeTrees, _ presence: PresenceMerge, _ tags: TagMerge) {
    self.trees = trees
    self.presence = presence
    self.tags = tags
  }

  /// The names that more than one object of the merged document has and at most one of each side, one line each.
  var lines: [String] { outlets + storyboardIdentifiers }

  // MARK: - Outlets

  private struct Outlet: Hashable {
    /// The list of connections.
    let list: Int
    let property: String
  }

  private var outlets: [String] {
    var named: [Outlet: [Int]] = [:]
    for connection in elements(where: { $0 == "outlet" }) {
      guard let list = presence.parents[connection], let property = tags.value("property", of: connection) else {
        continue
      }
      named[Outlet(list: list, property: property), default: []].append(connection)
    }
    let duplicates = named.filter { outlet, connections in
      areDuplicates(connections) { connection, version in
        version.parent(of: connection) == outlet.list && version.value("property", of: connection) == outlet.property
      }
    }
    return duplicates.sorted { ($0.key.list, $0.key.property) < ($1.key.list, $1.key.property) }
      .map { line(about: $0, with: $1) }
  }

  private func line(about outlet: Outlet, with connections: [Int]) -> String {
    let ends = connections.map { connection in
      tags.value("destination", of: connection).flatMap(trees.identities.knownObject).map(trees.subjectWithID)
        ?? "nothing"
    }
    let words = Set(ends).count == 1 ? "twice to \(ends[0])" : "to \(ends.joined(separator: " and to "))"
    let owner = trees.subjectWithID(of: trees.object(around: outlet.list))
    return "\(owner): the outlet '\(outlet.property)' is connected \(words); remove the wrong connection in Xcode"
  }

  // MARK: - Storyboard identifiers

  private var storyboardIdentifiers: [String] {
    let attribute = "storyboardIdentifier"
    var named: [String: [Int]] = [:]
    for scene in elements(where: { $0.hasSuffix("ontroller") || $0.hasSuffix("ontrollerPlaceholder") }) {
      if let name = tags.value(attribute, of: scene) { named[name, default: []].append(scene) }
    }
    let duplicates = named.filter { name, scenes in
      areDuplicates(scenes) { scene, version in version.value(attribute, of: scene) == name }
    }
    return duplicates.sorted { $0.key < $1.key }.map { name, scenes in
      "the storyboard identifier '\(name)' belongs to \(scenes.map(trees.subjectWithID).joined(separator: " and to ")); "
        + "change one of them in Xcode"
    }
  }

  // MARK: - Objects

  /// Returns the elements of the merged document whose names match.
  private func elements(where isWanted: (String) -> Bool) -> [Int] {
    (0..<trees.count).filter { presence.isPresent[$0] && isWanted(trees.name(of: $0)) }
  }

  /// Whether objects have the same name only in the merged document: at most one of them has it on each side.
  private func areDuplicates(_ objects: [Int], named hasName: (Int, DocumentVersion) -> Bool) -> Bool {
    objects.count > 1
      && MergeSide.allCases.allSatisfy { side in objects.count { hasName($0, trees.versions[side]) } <= 1 }
  }
}

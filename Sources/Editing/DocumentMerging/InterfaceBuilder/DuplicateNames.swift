internal import DocumentEditing

/// The names that must be distinct and that the sides of a merge gave to different objects: the outlets of an object, and
/// the storyboard identifiers of scenes.
struct DuplicateNames {
  private let trees: MergeTrees
  private let presence: PresenceMerge

  init(_ trees: MergeTrees, _ presence: PresenceMerge) {
    self.trees = trees
    self.presence = presence
  }

  /// The names that more than one object of the merged document has and at most one of each side, one line each.
  var lines: [String] { outlets + storyboardIdentifiers }

  // MARK: - Outlets

  private var outlets: [String] {
    var lists: Set<Int> = []
    for identity in 0..<trees.count where presence.isPresent[identity] && !trees.versions.base.has(identity) {
      guard trees.onlySide(with: identity) != nil, trees.name(of: identity) == "outlet",
        let list = presence.parents[identity]
      else { continue }
      lists.insert(list)
    }
    return lists.sorted().flatMap(outlets)
  }

  private func outlets(in list: Int) -> [String] {
    let children = MergeSide.allCases.flatMap { trees.versions[$0].children(of: list) }
    let outlets = Set(children).sorted().filter {
      presence.isPresent[$0] && presence.parents[$0] == list && trees.name(of: $0) == "outlet"
    }
    let named = Dictionary(grouping: outlets) { value("property", of: $0) ?? "" }
    let owner = subject(of: trees.object(around: list))
    return named.filter { areDuplicates($0.value) }.sorted { $0.key < $1.key }.map { property, outlets in
      let ends = outlets.map { outlet in
        value("destination", of: outlet).flatMap(trees.identities.knownObject).map(subject) ?? "nothing"
      }
      let words = Set(ends).count == 1 ? "twice to \(ends[0])" : "to \(ends.joined(separator: " and to "))"
      return "\(owner): the outlet '\(property)' is connected \(words); remove the wrong connection in Xcode"
    }
  }

  // MARK: - Storyboard identifiers

  private var storyboardIdentifiers: [String] {
    let attribute = "storyboardIdentifier"
    var named: [String: Set<Int>] = [:]
    for side in MergeSide.allCases {
      let version = trees.versions[side]
      for (element, record) in version.source.elements.enumerated()
      where record.name.hasSuffix("ontroller") || record.name.hasSuffix("ontrollerPlaceholder") {
        let identity = version.identities[element]
        guard presence.isPresent[identity], let name = value(attribute, of: identity) else { continue }
        named[name, default: []].insert(identity)
      }
    }
    return named.mapValues { $0.sorted() }.filter { areDuplicates($0.value) }.sorted { $0.key < $1.key }.map {
      name, scenes in
      "the storyboard identifier '\(name)' belongs to \(scenes.map(subject).joined(separator: " and to ")); change one of "
        + "them in Xcode"
    }
  }

  // MARK: - Values

  /// Whether no side has more than one of several objects.
  private func areDuplicates(_ objects: [Int]) -> Bool {
    objects.count > 1
      && MergeSide.allCases.allSatisfy { side in objects.count { trees.versions[side].has($0) } <= 1 }
  }

  /// Returns the value of an attribute in the merged document, or that of ours if the sides contradict each other.
  private func value(_ attribute: String, of identity: Int) -> String? {
    let values = trees.versions.map { version in
      version.element(identity).flatMap { version.source.value(attribute, of: $0) }
    }
    if let side = trees.onlySide(with: identity) { return values[side] }
    return values.winner.map { values[$0] } ?? values.ours
  }

  private func subject(of identity: Int) -> String { trees.subjectWithID(of: identity) }
}

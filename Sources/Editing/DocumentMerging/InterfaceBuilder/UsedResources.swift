internal import DocumentEditing

/// The resources that a merged document still names.
struct UsedResources {
  private let trees: MergeTrees
  private let names: Set<String>

  /// Collects the resource names in the attributes of a merged document.
  init(_ trees: MergeTrees, _ presence: PresenceMerge) {
    self.trees = trees
    // Most values are not resource names, which their lengths show already.
    var lengths: Set<Int> = []
    for side in MergeSide.allCases {
      let source = trees.versions[side].source
      for list in source.elements where list.name == "resources" {
        for name in list.children.compactMap({ source.attribute("name", of: $0)?.value }) { lengths.insert(name.count) }
      }
    }
    var names: Set<String> = []
    for side in MergeSide.allCases where !lengths.isEmpty {
      let version = trees.versions[side]
      for (element, identity) in version.identities.enumerated()
      where presence.isPresent[identity] && !version.isOwn[element] || version.isListed[element] {
        for attribute in version.source.elements[element].attributes
        where lengths.contains(attribute.value.count) && attribute.name != "id" {
          let value = version.source.text(of: attribute.value)
          if !Self.isReplaced(value, of: attribute.name, of: identity, on: side, trees) { names.insert(value) }
        }
      }
    }
    self.names = names
  }

  /// Whether a side has an attribute as in the base, and the other side another value or none, which the merged
  /// document takes.
  private static func isReplaced(
    _ value: String, of attribute: String, of identity: Int, on side: MergeSide, _ trees: MergeTrees
  ) -> Bool {
    let values = trees.versions.map { version in
      version.element(identity).map { version.source.value(attribute, of: $0) }
    }
    guard let old = values.base, let other = values[side.other] else { return false }
    return old == value && other != value
  }

  /// Whether a resource that the sides disagree about is still needed.
  func contains(_ identity: Int) -> Bool {
    let version = trees.versions[trees.home(of: identity)]
    guard let element = version.element(identity), let name = version.source.value("name", of: element) else {
      return true
    }
    return names.contains(name)
  }
}

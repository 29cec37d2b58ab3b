internal import DocumentEditing

/// The resources that a merged document still names.
struct UsedResources {
  private let trees: MergeTrees
  private let names: Set<String>

  /// Collects the resource names in the attributes of a merged document.
  init(_ trees: MergeTrees, _ presence: PresenceMerge, _ tags: TagMerge) {
    self.trees = trees
    // Most values are not resource names. Comparing lengths is enough to see that.
    var lengths: Set<Int> = []
    for side in MergeSide.allCases {
      let source = trees.versions[side].source
      for list in source.elements where list.name == "resources" {
        for name in list.children.compactMap({ source.attribute("name", of: $0)?.value }) { lengths.insert(name.count) }
      }
    }
    var names: Set<String> = []
    func note(_ attribute: XMLSource.Attribute, _ source: XMLSource) {
      guard lengths.contains(attribute.value.count), attribute.name != "id" else { return }
      names.insert(source.text(of: attribute.value))
    }
    for identity in 0..<trees.count where !lengths.isEmpty && presence.isPresent[identity] {
      guard !trees.isOwn(identity), !trees.isListed(identity) else { continue }
      for attribute in tags.tag(of: identity).attributes {
        note(attribute.written, trees.versions[attribute.version].source)
      }
    }
    // Which items of a list are kept is only known when it is written.
    for side in MergeSide.allCases where !lengths.isEmpty {
      let version = trees.versions[side]
      for element in version.isListed.indices where version.isListed[element] {
        for attribute in version.source.elements[element].attributes { note(attribute, version.source) }
      }
    }
    self.names = names
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

internal import DocumentEditing
internal import DocumentFacts

/// A merge of the name, attributes and text of single elements.
struct TagMerge {
  /// A merged start tag, without its end.
  struct Tag {
    /// The name of the element.
    var name: String
    /// The attributes, in order.
    var attributes: [Attribute]
    /// The side whose text the element has.
    var text: MergeChoice
    /// The places that the merge leaves undecided because both sides changed them.
    var undecided: [UndecidedPlace] = []
  }

  /// An attribute of a merged start tag.
  struct Attribute {
    /// The version whose value is used.
    let version: MergeChoice
    /// The attribute in that version.
    let written: XMLSource.Attribute
  }

  private let trees: MergeTrees
  private let presence: PresenceMerge
  private let decisions: MergeDecisions
  /// The side that was saved with the newer tools.
  private let newer: MergeSide

  init(_ trees: MergeTrees, _ presence: PresenceMerge, deciding decisions: MergeDecisions) {
    self.trees = trees
    self.presence = presence
    self.decisions = decisions
    let versions = [trees.versions.ours, trees.versions.theirs].map { $0.source.value("toolsVersion", of: 0) }
    newer = Self.isOlder(versions[0], than: versions[1]) ? .theirs : .ours
  }

  /// Whether a version of a tool, such as `17156.1`, is older than another. A missing one is the oldest.
  private static func isOlder(_ version: String?, than other: String?) -> Bool {
    let numbers = [version, other].map { $0?.split(separator: ".").map { Int($0) ?? 0 } ?? [] }
    return numbers[0].lexicographicallyPrecedes(numbers[1])
  }

  /// Returns the tag of an element in the merged document.
  func tag(of identity: Int) -> Tag {
    let (base, ours, theirs) = (trees.versions.base, trees.versions.ours, trees.versions.theirs)
    guard ours.has(identity), theirs.has(identity) else {
      return tag(of: identity, from: MergeChoice(trees.home(of: identity)))
    }
    if trees.isSame(identity, ours, theirs) || trees.isSame(identity, base, theirs) {
      // A change in Xcode's marks alone is ignored.
      return tag(of: identity, from: .ours)
    }
    if trees.isSame(identity, base, ours) { return tag(of: identity, from: .theirs) }
    guard trees.isObject(identity) || identity == trees.root else { return settledTag(of: identity) }
    return mergedTag(of: identity)
  }

  /// Returns the value of an attribute in the merged document, or nil if there is none.
  func value(_ attribute: String, of identity: Int) -> String? {
    tag(of: identity).attributes.first { $0.written.name == attribute }.map {
      trees.versions[$0.version].source.text(of: $0.written.value)
    }
  }

  /// Returns the unchanged tag of a side.
  private func tag(of identity: Int, from side: MergeChoice) -> Tag {
    let source = trees.versions[side].source
    guard let element = trees.versions[side].element(identity) else { return Tag(name: "", attributes: [], text: side) }
    let record = source.elements[element]
    return Tag(
      name: record.name, attributes: record.attributes.map { Attribute(version: side, written: $0) }, text: side)
  }

  /// Returns the tag of a value that both sides changed. A value such as a color is taken as a whole.
  private func settledTag(of identity: Int) -> Tag {
    if trees.isSameColor(identity, trees.versions.base, trees.versions.theirs) { return tag(of: identity, from: .ours) }
    if trees.isSameColor(identity, trees.versions.base, trees.versions.ours) { return tag(of: identity, from: .theirs) }
    if trees.isSameColor(identity, trees.versions.ours, trees.versions.theirs) { return tag(of: identity, from: .ours) }
    guard trees.isOwn(identity) else {
      var undecided: [UndecidedPlace] = []
      var settled = tag(
        of: identity, from: decide(.value(trees.role(of: identity)), of: identity, noting: &undecided))
      settled.undecided = undecided
      return settled
    }
    // Rectangles are merged by attribute, since one side may have moved a view and the other resized it.
    if trees.name(of: identity) == "rect" { return mergedTag(of: identity) }
    if trees.name(of: identity) == "plugIn" {
      // The same tools can have a different version of a plug-in.
      let versions = trees.versions.map { $0.value("version", of: identity) }
      return tag(of: identity, from: Self.isOlder(versions.ours, than: versions.theirs) ? .theirs : .ours)
    }
    if trees.isCanvasPosition(identity) {
      return tag(of: identity, from: MergeChoice(trees.canvasWinner(of: identity) ?? .ours))
    }
    let isAboutTools = ["deployment", "development", "capability"].contains(trees.name(of: identity))
    return tag(of: identity, from: isAboutTools ? MergeChoice(newer) : .ours)
  }

  /// Returns the side to take in a place where both contradict each other, and notes the place if it is left undecided.
  private func decide(
    _ reason: UndecidedPlace.Reason, of identity: Int, attribute: String? = nil,
    noting undecided: inout [UndecidedPlace]
  ) -> MergeChoice {
    let place = trees.place(reason, of: identity, attribute: attribute)
    if decisions.isOpen(place) { undecided.append(place) }
    return decisions.choice(in: place)
  }

  // MARK: - Attributes

  private func mergedTag(of identity: Int) -> Tag {
    let elements = trees.versions.map { $0.element(identity) }
    let sources = trees.versions.map(\.source)
    guard let our = elements.ours, let their = elements.theirs else { return tag(of: identity, from: .ours) }
    let names = MergeInput(
      base: elements.base.map { sources.base.elements[$0].name }, ours: sources.ours.elements[our].name,
      theirs: sources.theirs.elements[their].name)
    var undecided: [UndecidedPlace] = []
    var merged = tag(
      of: identity,
      from: names.winner.map(MergeChoice.init) ?? decide(.value("its kind"), of: identity, noting: &undecided))
    merged.attributes = []
    // An attribute that exists only in theirs is inserted after the attribute that precedes it there.
    var behind: [String: [String]] = [:]
    var last = ""
    for attribute in sources.theirs.elements[their].attributes {
      if sources.ours.attribute(attribute.name, of: our) == nil {
        behind[last, default: []].append(attribute.name)
      } else {
        last = attribute.name
      }
    }
    let ours = [""] + sources.ours.elements[our].attributes.map(\.name)
    for name in ours.flatMap({ ($0.isEmpty ? [] : [$0]) + (behind[$0] ?? []) }) {
      let choice = choice(of: name, of: identity, noting: &undecided)
      guard let element = elements[choice], let attribute = sources[choice].attribute(name, of: element) else {
        continue
      }
      merged.attributes.append(Attribute(version: choice, written: attribute))
    }
    merged.text = textChoice(of: identity, noting: &undecided)
    merged.undecided = undecided
    return merged
  }

  /// Returns the side whose value of an attribute, or its absence, is used.
  private func choice(
    of name: String, of identity: Int, noting undecided: inout [UndecidedPlace]
  ) -> MergeChoice {
    let values = trees.versions.map { $0.value(name, of: identity) }
    if XcodeRecords.marks.contains(name) || trees.isOwn(identity) { return MergeChoice(values.winner ?? .ours) }
    if identity == trees.root, XcodeVocabulary.toolAttributes.contains(name) {
      return MergeChoice(values.winner ?? newer)
    }
    guard let winner = values.winner else {
      return decide(.value("'\(name)'"), of: identity, attribute: name, noting: &undecided)
    }
    let isLost = leadsNowhere(name, values[winner]) && !leadsNowhere(name, values[winner.other])
    return MergeChoice(isLost ? winner.other : winner)
  }

  /// Whether an attribute references an object that the merged document does not have.
  private func leadsNowhere(_ name: String, _ value: String?) -> Bool {
    guard XcodeVocabulary.references.contains(name), let value, let object = trees.identities.knownObject(value) else {
      return false
    }
    return !presence.isPresent[object]
  }

  /// Returns the side whose text of an object is used.
  private func textChoice(of identity: Int, noting undecided: inout [UndecidedPlace]) -> MergeChoice {
    let texts = trees.versions.map { version in
      version.element(identity).map { Array(version.source.textInside($0)) } ?? []
    }
    return texts.winner.map(MergeChoice.init) ?? decide(.value("its text"), of: identity, noting: &undecided)
  }
}

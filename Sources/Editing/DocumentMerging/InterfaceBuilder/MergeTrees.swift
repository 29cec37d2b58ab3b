internal import DocumentEditing
internal import DocumentFacts
internal import MarkupReading

/// The versions of a document as trees of elements with identities.
struct MergeTrees {
  let versions: MergeInput<DocumentVersion>
  let identities: ElementIdentities

  /// The number of identities in all versions.
  var count: Int { identities.count }

  /// The identity of the root.
  let root: Int

  /// The kinds of elements, by identity.
  private let kinds: [Kind]

  /// The kind of an element in any version.
  private struct Kind: OptionSet {
    let rawValue: UInt8
    static let own = Kind(rawValue: 1)
    static let listed = Kind(rawValue: 2)
    static let object = Kind(rawValue: 4)
    static let container = Kind(rawValue: 8)
  }

  /// Creates the trees of a document's versions.
  init(_ sources: MergeInput<XMLSource>) {
    let lists = [sources.base, sources.ours, sources.theirs].map(ListedName.all)
      .reduce(into: Set<ListedName>()) { $0.formUnion($1) }
    var table = ElementIdentities()
    versions = sources.map { DocumentVersion($0, lists: lists, &table) }
    root = versions.ours.identities.first ?? 0
    identities = table
    var kinds = Array(repeating: Kind(), count: table.count)
    for version in [versions.base, versions.theirs, versions.ours] {
      for (element, identity) in version.identities.enumerated() { kinds[identity] = Self.kind(of: element, version) }
    }
    self.kinds = kinds
  }

  private static func kind(of element: Int, _ version: DocumentVersion) -> Kind {
    let record = version.source.elements[element]
    var kind = Kind()
    if version.isOwn[element] { kind.insert(.own) }
    if version.isListed[element] { kind.insert(.listed) }
    if !version.isOwn[element], !version.isListed[element], version.source.isObject(element) {
      kind.insert(.object)
    }
    let saysNothing = record.attributes.isEmpty && (record.isEmpty || !record.children.isEmpty)
    if saysNothing || XcodeVocabulary.containers.contains(record.name) { kind.insert(.container) }
    return kind
  }

  /// Whether Xcode itself maintains an element.
  func isOwn(_ identity: Int) -> Bool { kinds[identity].contains(.own) }

  /// Whether an element, or one around it, is an item of a list without names.
  func isListed(_ identity: Int) -> Bool { kinds[identity].contains(.listed) }

  /// Whether an element is an object with an id.
  func isObject(_ identity: Int) -> Bool { kinds[identity].contains(.object) }

  /// Whether an element only groups others: it is added with its first child and removed with its last one.
  func isContainer(_ identity: Int) -> Bool { kinds[identity].contains(.container) }

  /// Returns the side that describes an element: ours, unless only theirs has it.
  func home(of identity: Int) -> MergeSide { versions.ours.has(identity) ? .ours : .theirs }

  /// Returns the only side with an element, or nil if both or neither have it.
  func onlySide(with identity: Int) -> MergeSide? {
    switch (versions.ours.has(identity), versions.theirs.has(identity)) {
    case (true, false): .ours
    case (false, true): .theirs
    default: nil
    }
  }

  /// Returns the name of the element in a version that has it.
  func name(of identity: Int) -> String {
    for version in [versions.ours, versions.theirs, versions.base] {
      if let element = version.element(identity) { return version.source.elements[element].name }
    }
    return ""
  }

  /// The identifiers of the scenes that both sides changed: children of a storyboard's list of scenes, or of a xib's
  /// objects.
  var scenesChangedTwice: [String] {
    (0..<count).compactMap { identity in
      guard let element = versions.ours.element(identity), let list = versions.ours.parent(of: identity),
        versions.ours.parent(of: list) == root, ["scenes", "objects"].contains(name(of: list))
      else { return nil }
      guard isChangedTwice(identity) else { return nil }
      let source = versions.ours.source
      return source.value("sceneID", of: element) ?? source.value("id", of: element)
    }
  }

  /// Whether both sides have an element and changed its bytes in different ways.
  private func isChangedTwice(_ identity: Int) -> Bool {
    let written = versions.map { version in version.element(identity).map { version.source.whole($0) } }
    guard let ours = written.ours, let theirs = written.theirs, !ByteSearch.areEqual(ours, theirs) else { return false }
    guard let base = written.base else { return true }
    return !ByteSearch.areEqual(base, ours) && !ByteSearch.areEqual(base, theirs)
  }

  // MARK: - Comparison

  /// Whether an element is equal in two versions that have it, without its children.
  func isSame(_ identity: Int, _ first: DocumentVersion, _ second: DocumentVersion) -> Bool {
    guard let one = first.element(identity), let other = second.element(identity) else { return false }
    let (left, right) = (first.source, second.source)
    return Self.haveSameTag(one, left, other, right) && Self.haveSameText(one, left, other, right)
  }

  /// Whether an element has the same start tag in two versions, byte by byte.
  func haveSameTag(_ identity: Int, _ first: DocumentVersion, _ second: DocumentVersion) -> Bool {
    guard let one = first.element(identity), let other = second.element(identity) else { return false }
    return first.source.bytes[first.source.elements[one].startTag]
      == second.source.bytes[second.source.elements[other].startTag]
  }

  private static func haveSameTag(_ one: Int, _ left: XMLSource, _ other: Int, _ right: XMLSource) -> Bool {
    let (record, otherRecord) = (left.elements[one], right.elements[other])
    if left.bytes[record.startTag] == right.bytes[otherRecord.startTag] { return true }
    guard record.name == otherRecord.name else { return false }
    // Marks such as `misplaced` are Xcode's own records, and not changes by the author.
    let counted = { (attribute: XMLSource.Attribute) in !XcodeRecords.marks.contains(attribute.name) }
    let attributes = record.attributes.filter(counted)
    guard attributes.count == otherRecord.attributes.count(where: counted) else { return false }
    return attributes.allSatisfy { attribute in
      right.attribute(attribute.name, of: other).map { left.hasSameText(attribute.value, right, $0.value) } ?? false
    }
  }

  private static func haveSameText(_ one: Int, _ left: XMLSource, _ other: Int, _ right: XMLSource) -> Bool {
    let (text, otherText) = (left.textInside(one), right.textInside(other))
    return text == otherText
  }

  /// Whether a side changed the value, parent or name of an element of the base. Removals are not changes here.
  func isChanged(_ identity: Int, in side: MergeSide) -> Bool {
    let (base, changed) = (versions.base, versions[side])
    guard let old = base.element(identity), let new = changed.element(identity) else { return false }
    if base.parent(of: identity) != changed.parent(of: identity) { return true }
    let (left, right) = (base.source, changed.source)
    if left.elements[old].name != right.elements[new].name { return true }
    if !right.textInside(new).isEmpty && !Self.haveSameText(old, left, new, right) { return true }
    if left.bytes[left.elements[old].startTag] == right.bytes[right.elements[new].startTag] { return false }
    guard isObject(identity) else {
      return !Self.haveSameTag(old, left, new, right) && !isSameColor(identity, base, changed)
    }
    return right.elements[new].attributes.contains { attribute in
      guard !XcodeRecords.marks.contains(attribute.name) else { return false }
      return left.attribute(attribute.name, of: old).map { !right.hasSameText(attribute.value, left, $0.value) } ?? true
    }
  }

  /// Returns the objects that an element references in a version, with the attributes that reference them.
  func references(of identity: Int, in version: DocumentVersion) -> [(attribute: String, object: Int)] {
    guard let element = version.element(identity) else { return [] }
    return version.source.elements[element].attributes.compactMap { attribute in
      guard XcodeVocabulary.references.contains(attribute.name),
        let object = identities.knownObject(version.source.text(of: attribute.value))
      else { return nil }
      return (attribute.name, object)
    }
  }
}

extension XMLSource {
  /// Whether a range has the same characters as one of another document, with entities resolved.
  func hasSameText(_ range: Range<Int>, _ other: XMLSource, _ otherRange: Range<Int>) -> Bool {
    let (left, right) = (bytes[range], other.bytes[otherRange])
    if left == right { return true }
    // Only entities can make equal strings differ in their bytes.
    guard left.contains(UInt8(ascii: "&")) || right.contains(UInt8(ascii: "&")) else { return false }
    return text(of: range) == other.text(of: otherRange)
  }

  /// Returns the text in an element without children; empty for one with children, and for whitespace.
  func textInside(_ element: Int) -> ArraySlice<UInt8> {
    guard elements[element].children.isEmpty else { return [] }
    let range = inside(of: element)
    return bytes[range].allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } ? [] : bytes[range]
  }
}

internal import DocumentEditing
internal import MarkupReading

/// A writer of a merged document from the bytes of its versions. Parts that neither side changed are kept as they are.
struct MergedDocumentWriter {
  private let trees: MergeTrees
  private let presence: PresenceMerge
  private let decisions: MergeDecisions
  private let resources: UsedResources
  private let lineBreak: [UInt8]
  private let indentation: [UInt8]
  private let tags: TagMerge
  private var bytes: [UInt8] = []
  /// The values that both sides changed.
  private var undecidedValues: [UndecidedPlace] = []
  /// The elements whose children both sides ordered differently.
  private var disordered: [Int] = []

  init(
    _ trees: MergeTrees, _ presence: PresenceMerge, _ tags: TagMerge, _ resources: UsedResources,
    deciding decisions: MergeDecisions
  ) {
    self.trees = trees
    self.presence = presence
    self.tags = tags
    self.decisions = decisions
    self.resources = resources
    let source = trees.versions.ours.source
    lineBreak = Array(source.lineBreak.utf8)
    let first = source.elements.first?.children.first
    let gap = first.map { source.bytes[..<source.elements[$0].startTag.lowerBound] } ?? []
    indentation =
      gap.last == 0x20 || gap.last == 0x09
      ? Array(gap.reversed().prefix { $0 == 0x20 || $0 == 0x09 }) : Array("    ".utf8)
    bytes.reserveCapacity(source.bytes.count * 5 / 4)
  }

  /// Returns the merged document, with its undecided places.
  mutating func written() -> (bytes: [UInt8], undecided: [UndecidedPlace]) {
    let source = trees.versions.ours.source
    bytes += source.bytes[..<source.elements[0].startTag.lowerBound]
    write(trees.root, depth: 0)
    bytes += source.bytes[source.elements[0].end...]
    return (bytes, undecided)
  }

  private var undecided: [UndecidedPlace] {
    presence.undecided + undecidedValues + disordered.map { trees.place(.order, of: $0) }.filter(decisions.isOpen)
  }

  // MARK: - Elements

  private mutating func write(_ identity: Int, depth: Int) {
    if let whole = equalContent(of: identity, at: depth) {
      bytes += whole
      return
    }
    let tag = tags.tag(of: identity)
    undecidedValues += tag.undecided
    let children = children(of: identity)
    bytes.append(UInt8(ascii: "<"))
    bytes += Array(tag.name.utf8)
    for attribute in tag.attributes {
      bytes += trees.versions[attribute.version].source.bytes[attribute.written.range]
    }
    let version = trees.versions[tag.text]
    let element = version.element(identity)
    guard !children.isEmpty else {
      let text = element.map { version.source.textInside($0) } ?? []
      let isClosed = text.isEmpty && !(element.map { isWrittenOpen($0, version.source) } ?? false)
      bytes += isClosed ? Array("/>".utf8) : [UInt8(ascii: ">")] + text + Array("</\(tag.name)>".utf8)
      return
    }
    bytes.append(UInt8(ascii: ">"))
    for child in children {
      writeGap(before: child, in: identity, depth: depth + 1)
      if trees.isListed(child) { writeWhole(child, depth: depth + 1) } else { write(child, depth: depth + 1) }
    }
    writeLastGap(in: identity, depth: depth)
    bytes += Array("</\(tag.name)>".utf8)
  }

  /// Returns the bytes of an element that both sides wrote identically at a depth, with its content, as in most scenes
  /// of a large storyboard. Nil for other elements, and for the resources, which also depend on the rest of the
  /// document.
  private func equalContent(of identity: Int, at depth: Int) -> ArraySlice<UInt8>? {
    let (ours, theirs) = (trees.versions.ours, trees.versions.theirs)
    guard let one = ours.element(identity), let other = theirs.element(identity), ours.depths[one] == depth,
      theirs.depths[other] == depth, ours.source.elements[one].name != "resources"
    else { return nil }
    let whole = ours.source.whole(one)
    return ByteSearch.areEqual(whole, theirs.source.whole(other)) ? whole : nil
  }

  /// Whether an element without content is written with an end tag.
  private func isWrittenOpen(_ element: Int, _ source: XMLSource) -> Bool {
    !source.elements[element].isEmpty && source.elements[element].children.isEmpty
  }

  /// Writes an item of a list, which is equal on every side that has it.
  private mutating func writeWhole(_ identity: Int, depth: Int) {
    let version = trees.versions[trees.home(of: identity)]
    guard let element = version.element(identity) else { return }
    let record = version.source.elements[element]
    let whole = version.source.bytes[record.startTag.lowerBound..<record.end]
    bytes +=
      version.depths[element] == depth
      ? Array(whole) : whole.reindented(by: depth - version.depths[element], indentation)
  }

  // MARK: - Order

  /// Returns the children of an element, in order.
  private mutating func children(of identity: Int) -> [Int] {
    let lists = trees.versions.map { $0.children(of: identity) }
    let items = lists.map { $0.filter(trees.isListed) }
    var listed: [Int] = []
    if !items.ours.isEmpty || !items.theirs.isEmpty {
      let merged = ListMerge.merged(items)
      if merged == nil, !trees.isOwn(identity) { disordered.append(identity) }
      listed = merged ?? items[orderSide(of: identity)]
    }
    var sides = lists
    sides.ours = lists.ours.filter { isWritten($0, in: identity) }
    sides.theirs = lists.theirs == lists.ours ? sides.ours : lists.theirs.filter { isWritten($0, in: identity) }
    if sides.ours == sides.theirs { return sides.ours + listed }
    let name = trees.name(of: identity)
    let order = OrderMerge(sides, favoring: orderSide(of: identity))
    if order.isContested, XcodeVocabulary.ordered.contains(name) { disordered.append(identity) }
    let sorted = SortedContent(of: name, trees).map { $0.sorted(order.order, as: sides) } ?? order.order
    return sorted + listed
  }

  /// Returns the side whose order of an element's children is used if both contradict each other.
  private func orderSide(of identity: Int) -> MergeSide { decisions.side(in: trees.place(.order, of: identity)) }

  /// Whether an element is a child of another in the merged document.
  private func isWritten(_ child: Int, in parent: Int) -> Bool {
    guard presence.isPresent[child], presence.parents[child] == parent, !trees.isListed(child) else { return false }
    if trees.name(of: parent) == "resources" { return resources.contains(child) }
    return !trees.isContainer(child) || hasContent(child) || wasEmpty(child)
  }

  /// Whether a container has children in the merged document.
  private func hasContent(_ identity: Int) -> Bool {
    MergeSide.allCases.contains { side in
      trees.versions[side].children(of: identity).contains { trees.isListed($0) || isWritten($0, in: identity) }
    }
  }

  /// Whether a side has an empty container.
  private func wasEmpty(_ identity: Int) -> Bool {
    MergeSide.allCases.contains {
      trees.versions[$0].has(identity) && trees.versions[$0].children(of: identity).isEmpty
    }
  }

  // MARK: - Blanks and comments

  private mutating func writeGap(before child: Int, in parent: Int, depth: Int) {
    let version = trees.versions[gapSide(of: child)]
    guard let element = version.element(child) else { return }
    let gap = version.gap(before: child)
    if version.depths[element] == depth, gap.contains(0x0A) || version.parent(of: child) == parent {
      bytes += gap
    } else {
      let comments = gap.comments
      for comment in comments { bytes += lineBreak + indented(depth) + comment }
      bytes += lineBreak + indented(depth)
    }
  }

  /// Returns the side whose comment before an element is used. Xcode writes the names of scenes in these comments.
  private func gapSide(of child: Int) -> MergeSide {
    guard trees.onlySide(with: child) == nil else { return trees.home(of: child) }
    let gaps = trees.versions.map { $0.gap(before: child) }
    if gaps.ours == gaps.theirs { return .ours }
    let comments = gaps.map { $0.comments.map(Array.init) }
    return comments.winner ?? .ours
  }

  private mutating func writeLastGap(in identity: Int, depth: Int) {
    let side = MergeSide.allCases.first { !trees.versions[$0].children(of: identity).isEmpty }
    guard let side, let element = trees.versions[side].element(identity), trees.versions[side].depths[element] == depth
    else {
      bytes += lineBreak + indented(depth)
      return
    }
    let source = trees.versions[side].source
    bytes += source.bytes[source.lastGap(in: element)]
  }

  private func indented(_ depth: Int) -> [UInt8] { Array(repeatElement(indentation, count: depth).joined()) }
}

extension DocumentVersion {
  /// Returns the whitespace and comments before an element.
  func gap(before identity: Int) -> ArraySlice<UInt8> {
    guard let element = element(identity) else { return [] }
    let start = source.elements[element].startTag.lowerBound
    return source.bytes[gapStarts[element]..<start]
  }
}

extension ArraySlice<UInt8> {
  /// The comments among whitespace.
  var comments: [ArraySlice<UInt8>] {
    guard contains(UInt8(ascii: "<")) else { return [] }
    var found: [ArraySlice<UInt8>] = []
    var rest = self
    let (start, end) = (Array("<!--".utf8), Array("-->".utf8))
    while let first = rest.firstRange(of: start), let last = rest[first.upperBound...].firstRange(of: end) {
      found.append(rest[first.lowerBound..<last.upperBound])
      rest = rest[last.upperBound...]
    }
    return found
  }

  /// Returns the lines with their indentation changed by a number of levels, except for the first line.
  func reindented(by levels: Int, _ indentation: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    let added = Array(repeatElement(indentation, count: Swift.max(0, levels)).joined())
    for (number, line) in split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      if number > 0 { result += [0x0A] + (levels > 0 ? added : []) }
      let isTooDeep = number > 0 && levels < 0 && line.starts(with: repeatElement(indentation, count: -levels).joined())
      result += isTooDeep ? line.dropFirst(indentation.count * -levels) : line
    }
    return result
  }
}

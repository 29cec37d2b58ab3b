internal import DocumentEditing
internal import DocumentFacts

/// A version of an Interface Builder document, with the identities of its elements.
struct DocumentVersion {
  /// The document as it is written.
  let source: XMLSource
  /// The identities of the elements, in the order of their start tags.
  private(set) var identities: [Int] = []
  /// Whether an element is one that Xcode writes by itself, or in one.
  private(set) var isOwn: [Bool] = []
  /// Whether an element is an item of a list without names, or in one. Such items are the same where their content is.
  private(set) var isListed: [Bool] = []
  /// The number of elements around each.
  private(set) var depths: [Int] = []
  /// The beginnings of the blanks and comments before the elements.
  let gapStarts: [Int]
  /// The elements of the identities; -1 for those that the version does not have.
  private var elements: [Int32] = []
  /// The number of elements that would have the identity of an earlier one, by that identity.
  private var repetitions: [Int: Int] = [:]
  /// The ids that more than one object has, with the element of the second one.
  private(set) var duplicates: [String: Int] = [:]

  /// A version of a document.
  ///
  /// - Parameter lists: The elements without a name of their own that are items of lists.
  init(_ source: XMLSource, lists: Set<ListedName>, _ table: inout ElementIdentities) {
    self.source = source
    var starts = Array(repeating: 0, count: source.elements.count)
    for element in source.elements {
      var end = element.startTag.upperBound
      for child in element.children {
        starts[child] = end
        end = source.elements[child].end
      }
    }
    gapStarts = starts
    let count = source.elements.count
    identities.reserveCapacity(count)
    isOwn.reserveCapacity(count)
    isListed.reserveCapacity(count)
    depths.reserveCapacity(count)
    for element in source.elements.indices { identify(element, lists, &table) }
  }

  /// The element of an identity, or nil.
  func element(_ identity: Int) -> Int? {
    guard identity < elements.count, case let element = elements[identity], element >= 0 else { return nil }
    return Int(element)
  }

  /// Whether the version has the thing.
  func has(_ identity: Int) -> Bool { identity < elements.count && elements[identity] >= 0 }

  /// The identity of what is around a thing; nil for the outermost and what the version does not have.
  func parent(of identity: Int) -> Int? {
    element(identity).flatMap { source.elements[$0].parent }.map { identities[$0] }
  }

  /// The identities of the things directly in one, in their order.
  func children(of identity: Int) -> [Int] {
    element(identity).map { source.elements[$0].children.map { identities[$0] } } ?? []
  }

  /// The line of a thing, counted from 1; nil where the version does not have it.
  func line(of identity: Int) -> Int? {
    element(identity).map { source.line(of: source.elements[$0].startTag.lowerBound) }
  }

  // MARK: - Identities

  private mutating func identify(_ element: Int, _ lists: Set<ListedName>, _ table: inout ElementIdentities) {
    let record = source.elements[element]
    let name = record.name
    let own = record.parent.map { isOwn[$0] } ?? false
    isOwn.append(own || XcodeRecords.elements.contains(name))
    depths.append(record.parent.map { depths[$0] + 1 } ?? 0)
    let listed = record.parent.map { isListed[$0] } ?? false
    guard let parent = record.parent else {
      isListed.append(false)
      // The outermost element is the same thing whatever it is.
      return assign(element) { table.role(of: "", "", ordinal: $0, in: -1) }
    }
    if !listed, let id = source.objectID(of: element) {
      isListed.append(false)
      assign(element) { table.object(id, ordinal: $0) }
      if identities[element] != table.knownObject(id) { duplicates[id] = duplicates[id] ?? element }
      return
    }
    let around = identities[parent]
    var word = source.word(of: element, isOwn: isOwn[element])
    let isItem =
      !listed && word.isEmpty && lists.contains(ListedName(parent: source.elements[parent].name, name: name))
      && !source.holdsObjects(element)
    isListed.append(listed || isItem)
    if isItem { word = source.content(of: element) }
    assign(element) { table.role(of: name, word, ordinal: $0, in: around) }
  }

  /// Gives an element the first identity that no other element of the version has.
  private mutating func assign(_ element: Int, _ candidate: (_ ordinal: Int) -> Int) {
    let first = candidate(0)
    var identity = first
    if has(first) {
      let ordinal = repetitions[first, default: 0] + 1
      repetitions[first] = ordinal
      identity = candidate(ordinal)
    }
    if identity >= elements.count {
      elements += Array(repeating: -1, count: max(identity + 1, source.elements.count) - elements.count)
    }
    elements[identity] = Int32(element)
    identities.append(identity)
  }
}

/// The name of the items of a list, which nothing but their content tells apart.
struct ListedName: Hashable {
  /// The name of the list.
  let parent: String
  /// The name of its items.
  let name: String

  /// The names of the items that a document has more than one of in the same list.
  static func all(in source: XMLSource) -> Set<ListedName> {
    var found: Set<ListedName> = []
    for list in source.elements where list.children.count > 1 {
      var seen: Set<String> = []
      for child in list.children
      where source.objectID(of: child) == nil && source.word(of: child, isOwn: false).isEmpty {
        let name = source.elements[child].name
        guard !XcodeRecords.elements.contains(name) else { continue }
        if !seen.insert(name).inserted { found.insert(ListedName(parent: list.name, name: name)) }
      }
    }
    return found
  }
}

internal import DocumentEditing
internal import DocumentFacts

/// A version of an Interface Builder document, with the identities of its elements.
struct DocumentVersion {
  /// The syntax of the document.
  let source: XMLSource
  /// The identities of the elements, in the order of their start tags.
  private(set) var identities: [Int] = []
  /// Whether an element, or one around it, is maintained by Xcode itself.
  private(set) var isOwn: [Bool] = []
  /// Whether an element, or one around it, is an item of a list without names. Such items are identified by their
  /// content.
  private(set) var isListed: [Bool] = []
  /// The depth of each element.
  private(set) var depths: [Int] = []
  /// The offsets of the whitespace and comments before the elements.
  let gapStarts: [Int]
  /// The elements by identity; -1 if the version does not have it.
  private var elements: [Int32] = []
  /// The number of elements that repeat the identity of an earlier one, by that identity.
  private var repetitions: [Int: Int] = [:]
  /// The ids that several objects have, each with the element of the second object.
  private(set) var duplicates: [String: Int] = [:]

  /// Creates a version of a document.
  ///
  /// `lists` are the elements without names that are items of lists.
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

  /// Returns the element with an identity, or nil if there is none.
  func element(_ identity: Int) -> Int? {
    guard identity < elements.count, case let element = elements[identity], element >= 0 else { return nil }
    return Int(element)
  }

  func has(_ identity: Int) -> Bool { identity < elements.count && elements[identity] >= 0 }

  /// Returns the value of an attribute, or nil if the version does not have the element or the attribute.
  func value(_ attribute: String, of identity: Int) -> String? {
    element(identity).flatMap { source.value(attribute, of: $0) }
  }

  /// Returns the identity of an element's parent, or nil for the root and for an element that the version does not
  /// have.
  func parent(of identity: Int) -> Int? {
    element(identity).flatMap { source.elements[$0].parent }.map { identities[$0] }
  }

  /// Returns the identities of an element's children, in order.
  func children(of identity: Int) -> [Int] {
    element(identity).map { source.elements[$0].children.map { identities[$0] } } ?? []
  }

  /// Returns the line of an element, counted from 1, or nil if the version does not have it.
  func line(of identity: Int) -> Int? {
    element(identity).map { source.line(of: source.elements[$0].startTag.lowerBound) }
  }

  // MARK: - Identities

  private mutating func identify(_ element: Int, _ lists: Set<ListedName>, _ table: inout ElementIdentities) {
    let record = source.elements[element]
    let name = record.name
    let own = record.parent.map { isOwn[$0] } ?? false
    isOwn.append(
      own || XcodeRecords.derivedLists.contains(name)
        || XcodeRecords.include(name, in: record.parent.map { source.elements[$0].name }))
    depths.append(record.parent.map { depths[$0] + 1 } ?? 0)
    let listed = record.parent.map { isListed[$0] } ?? false
    guard let parent = record.parent else {
      isListed.append(false)
      // Root elements have the same identity, regardless of their names.
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

  /// Assigns the first candidate identity that is free in the version.
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

/// The name of a list's items, which only their content distinguishes.
struct ListedName: Hashable {
  /// The name of the list.
  let parent: String
  /// The name of its items.
  let name: String

  /// Returns the names of items that occur more than once in the same list.
  static func all(in source: XMLSource) -> Set<ListedName> {
    var found: Set<ListedName> = []
    for list in source.elements where list.children.count > 1 {
      var seen: Set<String> = []
      for child in list.children
      where !source.isObject(child) && !source.hasWord(child, isOwn: false) {
        let name = source.elements[child].name
        guard !XcodeRecords.elements.contains(name) else { continue }
        if !seen.insert(name).inserted { found.insert(ListedName(parent: list.name, name: name)) }
      }
    }
    return found
  }
}

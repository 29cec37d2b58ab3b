internal import Findings

/// A builder that builds the tree of a document from its events.
///
/// Rejects valid YAML that is probably not intended: duplicate keys, merge keys, tags, several documents.
package struct YAMLTreeBuilder {
  /// The maximum number of values after aliases are expanded. A few nested aliases could otherwise fill the memory.
  static let maximumNodeCount = 250_000

  /// Problems that do not prevent reading the rest of the document.
  package private(set) var problems: [YAMLSyntaxError] = []
  private let events: [YAMLEvent]
  private var position = 0
  private var nodeCount = 0
  private var anchors: [String: (node: YAMLNode, count: Int)] = [:]

  package init(_ events: [YAMLEvent]) { self.events = events }

  /// Returns the root of the only document, or nil if it is empty.
  package mutating func root() throws(YAMLSyntaxError) -> YAMLNode? {
    guard next() != nil, let first = next() else { return nil }
    let root = try node(first)
    if let another = next() {
      throw YAMLSyntaxError(
        message: .init(kind: "second-document", "a second document begins here"), range: another.range,
        hint: "write each scene in its own file")
    }
    return root
  }

  private mutating func next() -> YAMLEvent? {
    guard position < events.count else { return nil }
    defer { position += 1 }
    return events[position]
  }

  /// Builds the node that an event begins. ``YAMLEventReader/maximumDepth`` limits the recursion.
  private mutating func node(_ event: YAMLEvent) throws(YAMLSyntaxError) -> YAMLNode {
    if let tag = event.tag {
      problems.append(
        YAMLSyntaxError(
          message: .init(kind: "tag", "tags such as '\(tag)' are not supported"), range: event.range, hint: "remove it")
      )
    }
    let before = nodeCount
    try count(1, at: event.range)
    let node: YAMLNode
    switch event.kind {
    case .alias(let name): return try alias(name, event.range)
    case .sequenceStart: node = try sequence(from: event)
    case .mappingStart: node = try mapping(from: event)
    case .scalar(let text, _): node = YAMLNode(content: .scalar(text), range: event.range)
    case .sequenceEnd, .mappingEnd, .documentStart: node = YAMLNode(content: .scalar(""), range: event.range)
    }
    if let anchor = event.anchor { anchors[anchor] = (node, nodeCount - before) }
    return node
  }

  private mutating func alias(_ name: String, _ range: YAMLRange) throws(YAMLSyntaxError) -> YAMLNode {
    guard let anchored = anchors[name] else {
      throw YAMLSyntaxError(
        message: .init(kind: "anchor", "unknown anchor '&\(name)'"), range: range)
    }
    try count(anchored.count, at: range)
    return anchored.node
  }

  private mutating func sequence(from start: YAMLEvent) throws(YAMLSyntaxError) -> YAMLNode {
    var items: [YAMLNode] = []
    while let event = next() {
      if case .sequenceEnd = event.kind {
        return YAMLNode(content: .sequence(items), range: YAMLRange(start: start.range.start, end: event.range.end))
      }
      items.append(try node(event))
    }
    return YAMLNode(content: .sequence(items), range: start.range)
  }

  private mutating func mapping(from start: YAMLEvent) throws(YAMLSyntaxError) -> YAMLNode {
    var entries: [YAMLNode.Entry] = []
    var places: [String: YAMLRange] = [:]
    while let event = next() {
      if case .mappingEnd = event.kind {
        return YAMLNode(content: .mapping(entries), range: YAMLRange(start: start.range.start, end: event.range.end))
      }
      let key = try node(event)
      guard let valueEvent = next() else { break }
      let value = try node(valueEvent)
      if let name = name(of: key, event, places) {
        places[name] = key.range
        entries.append(YAMLNode.Entry(key: key, name: name, value: value))
      }
    }
    return YAMLNode(content: .mapping(entries), range: start.range)
  }

  /// Returns the name of a key. Reports a problem and returns nil if it cannot be a key.
  private mutating func name(of key: YAMLNode, _ event: YAMLEvent, _ places: [String: YAMLRange]) -> String? {
    guard let name = key.scalar else {
      problems.append(YAMLSyntaxError(message: .init(kind: "key", "a key must be a word"), range: key.place))
      return nil
    }
    if let first = places[name] {
      problems.append(
        YAMLSyntaxError(
          code: .duplicateKey, message: .init(kind: "key", "duplicate key '\(name)'"), range: key.range,
          note: ("first written here", first.start)))
      return nil
    }
    if name == "<<", case .scalar(_, isPlain: true) = event.kind {
      problems.append(
        YAMLSyntaxError(
          message: .init(kind: "merge-key", "merge keys are not supported, because they hide where a value is written"),
          range: key.range,
          hint: "write the values out"))
      return nil
    }
    return name
  }

  private mutating func count(_ count: Int, at range: YAMLRange) throws(YAMLSyntaxError) {
    nodeCount += count
    guard nodeCount <= Self.maximumNodeCount else {
      throw YAMLSyntaxError(
        code: .documentLimit,
        message: .init(kind: "aliases", "more than \(Self.maximumNodeCount) values after all aliases are replaced"),
        range: range)
    }
  }
}

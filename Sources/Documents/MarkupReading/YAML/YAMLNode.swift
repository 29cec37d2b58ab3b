/// A value of a YAML document with its range. All scalars are text; their readers interpret them.
package struct YAMLNode: Sendable {
  package enum Content: Sendable {
    case scalar(String)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  /// A key with its value.
  package struct Entry: Sendable {
    package let key: YAMLNode
    /// The text of the key.
    package let name: String
    package let value: YAMLNode

    /// Creates an entry. `name` is the text of the key.
    package init(key: YAMLNode, name: String, value: YAMLNode) {
      self.key = key
      self.name = name
      self.value = value
    }
  }

  package let content: Content
  /// The range in the document.
  package let range: YAMLRange

  package init(content: Content, range: YAMLRange) {
    self.content = content
    self.range = range
  }

  /// The text of a scalar, or nil.
  package var scalar: String? {
    if case .scalar(let text) = content { text } else { nil }
  }

  /// The items of a sequence, or nil.
  package var sequence: [YAMLNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  package var mapping: [Entry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// Whether there is no value after the key.
  package var isEmpty: Bool { scalar?.isEmpty == true && range.start == range.end }

  package subscript(_ key: String) -> YAMLNode? {
    mapping?.first { $0.name == key }?.value
  }

  /// The range that a message about the node points at: a whole scalar, otherwise the beginning.
  package var place: YAMLRange {
    scalar == nil ? YAMLRange(start: range.start, end: range.start) : range
  }

  /// Returns the range of a part of the scalar's text. `part` is in Unicode scalars.
  ///
  /// If the text contains escapes or several lines, its position in the source is unknown. Then it is the whole range.
  package func place(of part: Range<Int>) -> YAMLRange {
    guard let text = scalar, range.start.line == range.end.line else { return place }
    let quotes = range.end.index - range.start.index - text.unicodeScalars.count
    guard quotes == 0 || quotes == 2 else { return place }
    let start = range.start.moved(by: quotes / 2 + part.lowerBound)
    return YAMLRange(start: start, end: start.moved(by: part.count))
  }
}

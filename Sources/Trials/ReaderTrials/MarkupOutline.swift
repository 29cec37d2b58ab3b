/// The ranges of elements and attributes in markup, found without a parser.
struct MarkupOutline {
  /// An attribute of an element.
  struct Attribute {
    let name: Range<Int>
    /// The range of its value, without the quotes.
    let value: Range<Int>
  }

  /// An element with its content.
  struct Element {
    /// The range of its name in the start tag.
    let name: Range<Int>
    /// The positions of its attributes.
    let attributes: Range<Int>
    /// The range from the start of its start tag to the end of its end tag.
    fileprivate(set) var range: Range<Int>
    /// The range of its end tag; nil for an empty element.
    fileprivate(set) var lastTag: Range<Int>?
  }

  /// The elements in the order of their start tags. The first one contains all others.
  private(set) var elements: [Element] = []
  /// The attributes in document order.
  private(set) var attributes: [Attribute] = []
  private let bytes: [UInt8]
  private var place = 0
  private var open: [Int] = []

  /// Creates the outline of the given bytes; nil if the tags do not match.
  init?(of bytes: [UInt8]) {
    self.bytes = bytes
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = start
      let isNoTag =
        skip("<!--", to: "-->") || skip("<![CDATA[", to: "]]>") || skip("<?", to: "?>") || skip("<!", to: ">")
      if !isNoTag, !readTag() { return nil }
    }
    if !open.isEmpty || elements.isEmpty { return nil }
  }

  /// Skips a comment or another construct that is not a tag, and returns whether it starts here.
  private mutating func skip(_ start: String, to end: String) -> Bool {
    guard isHere(start) else { return false }
    place += start.utf8.count
    while place < bytes.count, !isHere(end) { place += 1 }
    place = min(bytes.count, place + end.utf8.count)
    return true
  }

  private func isHere(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  /// Reads the tag that starts here; returns false if it is malformed.
  private mutating func readTag() -> Bool {
    let start = place
    place += 1
    guard let next else { return false }
    if next == UInt8(ascii: "/") { return readLastTag(from: start) }
    let name = readName()
    let first = attributes.count
    while readAttribute() {}
    let isWhole = self.next == UInt8(ascii: "/")
    if isWhole { place += 1 }
    guard !name.isEmpty, self.next == UInt8(ascii: ">") else { return false }
    place += 1
    if !isWhole { open.append(elements.count) }
    elements.append(Element(name: name, attributes: first..<attributes.count, range: start..<place))
    return true
  }

  private mutating func readLastTag(from start: Int) -> Bool {
    place += 1
    let name = readName()
    skipSpace()
    guard next == UInt8(ascii: ">"), let position = open.popLast() else { return false }
    place += 1
    elements[position].range = elements[position].range.lowerBound..<place
    elements[position].lastTag = start..<place
    return bytes[elements[position].name] == bytes[name]
  }

  /// Reads the attribute that starts here; returns false if there is none.
  private mutating func readAttribute() -> Bool {
    skipSpace()
    let name = readName()
    guard !name.isEmpty, next == UInt8(ascii: "=") else { return false }
    place += 1
    guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
    guard let end = bytes[(place + 1)...].firstIndex(of: quote) else { return false }
    attributes.append(Attribute(name: name, value: place + 1..<end))
    place = end + 1
    return true
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let next, Self.isSpace(next) { place += 1 }
  }

  private mutating func readName() -> Range<Int> {
    let start = place
    while let next, !Self.isSpace(next), !Self.endsName(next) { place += 1 }
    return start..<place
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case " ", "\t", "\r", "\n": true
    default: false
    }
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "/", ">", "=", "<", "\"", "'": true
    default: false
    }
  }
}

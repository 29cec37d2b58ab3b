/// A scanner that finds the positions of the elements in an XML document.
struct XMLSourceScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var elements: [XMLSource.Element] = []
  /// The positions of the unclosed elements, the outermost first.
  private var open: [Int] = []

  /// The maximum number of errors that are skipped in a half-typed document.
  private static let faultLimit = 100

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns all elements, in the order of their start tags.
  mutating func scannedElements() throws(XMLSourceError) -> [XMLSource.Element] {
    // Byte order marks of UTF-16.
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw XMLSourceError(what: "an encoding other than UTF-8", offset: 0)
    }
    while let tag = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = tag
      try scanMarkup()
    }
    guard open.isEmpty, !elements.isEmpty else {
      throw XMLSourceError(what: "an unclosed element", offset: bytes.count)
    }
    return elements
  }

  /// Returns the recognizable elements of a document that may be half typed, in the order of their start tags.
  mutating func recoveredElements() -> [XMLSource.Element] {
    var faults = 0
    // Each error may cost a scan of the rest of the document.
    while faults < Self.faultLimit, let tag = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = tag
      do throws(XMLSourceError) { try scanMarkup() } catch {
        position = tag + 1
        faults += 1
      }
    }
    for element in open {
      elements[element].contentEnd = bytes.count
      elements[element].end = bytes.count
    }
    return elements
  }

  private mutating func scanMarkup() throws(XMLSourceError) {
    switch position + 1 < bytes.count ? bytes[position + 1] : 0 {
    case UInt8(ascii: "/"): try scanEndTag()
    case UInt8(ascii: "?"): try skip(past: "?>")
    case UInt8(ascii: "!"):
      if starts(with: "<!--") { return try skip(past: "-->") }
      if starts(with: "<![CDATA[") { return try skip(past: "]]>") }
      throw XMLSourceError(what: "a document type", offset: position)
    default: try scanStartTag()
    }
  }

  private mutating func scanEndTag() throws(XMLSourceError) {
    let start = position
    try skipTagEnd()
    guard let element = open.popLast() else { throw XMLSourceError(what: "an unmatched end tag", offset: start) }
    elements[element].contentEnd = start
    elements[element].end = position
  }

  private mutating func scanStartTag() throws(XMLSourceError) {
    let start = position
    position += 1
    let name = scanName()
    guard !name.isEmpty else { throw XMLSourceError(what: "a '<' that does not begin a tag", offset: start) }
    var attributes: [XMLSource.Attribute] = []
    while true {
      let blanks = position
      skipBlanks()
      guard position < bytes.count else { throw XMLSourceError(what: "an unterminated tag", offset: start) }
      if bytes[position] == UInt8(ascii: ">") || bytes[position] == UInt8(ascii: "/") { break }
      attributes.append(try scanAttribute(from: blanks))
    }
    let isEmpty = bytes[position] == UInt8(ascii: "/")
    try skipTagEnd()
    append(
      XMLSource.Element(
        name: name, parent: open.last, startTag: start..<position, attributes: attributes, isEmpty: isEmpty,
        contentEnd: position, end: position))
  }

  private mutating func append(_ element: XMLSource.Element) {
    if let parent = open.last { elements[parent].children.append(elements.count) }
    if !element.isEmpty { open.append(elements.count) }
    elements.append(element)
  }

  private mutating func scanAttribute(from blanks: Int) throws(XMLSourceError) -> XMLSource.Attribute {
    let start = position
    let name = scanName()
    skipBlanks()
    guard !name.isEmpty, position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
      throw XMLSourceError(what: "an attribute without a value", offset: start)
    }
    position += 1
    skipBlanks()
    guard position < bytes.count, case let quote = bytes[position],
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = bytes[(position + 1)...].firstIndex(of: quote)
    else { throw XMLSourceError(what: "an attribute without quotes", offset: start) }
    let value = position + 1..<end
    position = end + 1
    return XMLSource.Attribute(name: name, range: blanks..<position, value: value)
  }

  // MARK: - Characters

  private mutating func scanName() -> String {
    let start = position
    while position < bytes.count, !Self.endsName(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
      || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position] == 0x20 || (0x09...0x0D).contains(bytes[position]) { position += 1 }
  }

  private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func skipTagEnd() throws(XMLSourceError) {
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else {
      throw XMLSourceError(what: "unterminated markup", offset: position)
    }
    position = end + 1
  }

  private mutating func skip(past text: String) throws(XMLSourceError) {
    let sought = Array(text.utf8)
    let start = position
    while position + sought.count <= bytes.count {
      if bytes[position] == sought[0], bytes[position..<position + sought.count].elementsEqual(sought) {
        position += sought.count
        return
      }
      position += 1
    }
    throw XMLSourceError(what: "unterminated markup", offset: start)
  }
}

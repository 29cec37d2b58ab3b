/// Reads the XML that Xcode writes, faster than a parser of all XML can.
///
/// It knows elements, attributes in double quotes, texts, references to characters and comments between elements, and
/// gives up on everything else: CDATA, namespaces, processing instructions, mixed content, other encodings, and on whatever is or might be
/// damaged. What it gives up on libxml2 reads or refuses (``XMLElementParser``), so it never has to say what is wrong.
struct XMLScanner {
  private let bytes: [UInt8]
  private var offset = 0
  private var place = XMLPlace.start
  private var names = XMLNameTable()
  private var open: [Open] = []
  private var count = 0

  /// An element whose end tag has not come yet.
  private struct Open {
    let name: String
    let attributes: [XMLElement.Attribute]
    let place: XMLPlace
    var children: [XMLElement] = []
    var text = ""
    var hasComment = false
  }

  /// The document is something else than the scanner knows.
  private struct GivenUp: Error {}

  /// More attributes than any element of Xcode has.
  private static let attributeLimit = 64

  /// The outermost element of a document in valid UTF-8, or nil for one that another parser must look at.
  static func root(of bytes: [UInt8]) -> XMLElement? {
    var scanner = XMLScanner(bytes: bytes)
    return try? scanner.document()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  // MARK: - Structure

  private mutating func document() throws(GivenUp) -> XMLElement {
    try skipDeclaration()
    while true {
      let start = offset
      let isBlank = try skipText()
      guard offset < bytes.count else { throw GivenUp() }
      if !isBlank || !open.isEmpty && next(1) == UInt8(ascii: "/") { try keepText(start..<offset, isBlank) }
      if next(1) == UInt8(ascii: "!") {
        try skipComment()
        continue
      }
      guard let root = try tag() else { continue }
      let isEnd = try skipText() && offset == bytes.count
      guard isEnd else { throw GivenUp() }
      return root
    }
  }

  /// `<?xml version="1.0" encoding="UTF-8"?>` as Xcode writes it.
  private mutating func skipDeclaration() throws(GivenUp) {
    for declaration in Self.declarations where bytes.starts(with: declaration) {
      offset = declaration.count
      return
    }
    throw GivenUp()
  }

  private static let declarations = ["", " standalone=\"no\""].map {
    Array("<?xml version=\"1.0\" encoding=\"UTF-8\"\($0)?>".utf8)
  }

  /// Takes a text into the innermost element: that of an element without children, or blanks, which count as text only
  /// where there is nothing else.
  private mutating func keepText(_ range: Range<Int>, _ isBlank: Bool) throws(GivenUp) {
    guard let last = open.indices.last else { throw GivenUp() }
    if isBlank, !open[last].children.isEmpty || range.isEmpty { return }
    guard open[last].children.isEmpty, open[last].text.isEmpty, next(1) == UInt8(ascii: "/") else { throw GivenUp() }
    open[last].text = try text(range)
  }

  /// Passes over `<!-- … -->`.
  private mutating func skipComment() throws(GivenUp) {
    guard bytes[offset...].starts(with: "<!--".utf8) else { throw GivenUp() }
    offset += 4
    while next(0) != UInt8(ascii: "-") || next(1) != UInt8(ascii: "-") {
      guard let byte = next(0), byte >= 0x20 || byte == UInt8(ascii: "\n"), byte != 0xEF else { throw GivenUp() }
      offset += 1
    }
    guard next(2) == UInt8(ascii: ">") else { throw GivenUp() }
    offset += 3
    if let last = open.indices.last { open[last].hasComment = true }
  }

  /// A start or end tag; the outermost element once it has ended.
  private mutating func tag() throws(GivenUp) -> XMLElement? {
    if next(1) == UInt8(ascii: "/") { return try endTag() }
    place = place.advanced(to: offset, in: bytes)
    let start = place
    offset += 1
    let name = try self.name()
    let attributes = try self.attributes()
    count += 1
    guard open.count < XMLLimits.depth, count <= XMLLimits.elements else { throw GivenUp() }
    if next(0) == UInt8(ascii: "/") {
      offset += 1
      guard next(0) == UInt8(ascii: ">") else { throw GivenUp() }
      offset += 1
      return close(Open(name: name, attributes: attributes, place: start))
    }
    offset += 1
    open.append(Open(name: name, attributes: attributes, place: start))
    return nil
  }

  private mutating func endTag() throws(GivenUp) -> XMLElement? {
    offset += 2
    let name = try self.name()
    guard let last = open.popLast(), last.name == name, next(0) == UInt8(ascii: ">"),
      // A comment parts the text of an element without children.
      !last.hasComment || !last.children.isEmpty
    else { throw GivenUp() }
    offset += 1
    return close(last)
  }

  /// Adds an element to the one around it; the element itself where there is none.
  private mutating func close(_ element: Open) -> XMLElement? {
    let closed = XMLElement(
      name: element.name, attributes: element.attributes, children: element.children, text: element.text,
      place: element.place)
    guard let last = open.indices.last else { return closed }
    open[last].children.append(closed)
    return nil
  }

  // MARK: - Tags

  /// The attributes up to the end of a start tag.
  private mutating func attributes() throws(GivenUp) -> [XMLElement.Attribute] {
    var attributes: [XMLElement.Attribute] = []
    while true {
      let start = offset
      while let byte = next(0), byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") { offset += 1 }
      if next(0) == UInt8(ascii: ">") || next(0) == UInt8(ascii: "/") { return attributes }
      guard offset > start, attributes.count < Self.attributeLimit else { throw GivenUp() }
      let name = try self.name()
      guard next(0) == UInt8(ascii: "="), next(1) == UInt8(ascii: "\""), name != "xmlns",
        !attributes.contains(where: { $0.name == name })
      else { throw GivenUp() }
      offset += 2
      attributes.append(XMLElement.Attribute(name: name, value: try value()))
    }
  }

  /// The value of an attribute up to its quote. Line breaks and tabs in it mean blanks, which Xcode never writes so.
  private mutating func value() throws(GivenUp) -> String {
    let start = offset
    while let byte = next(0), byte != UInt8(ascii: "\"") {
      guard byte >= 0x20, byte != UInt8(ascii: "<"), byte != 0xEF else { throw GivenUp() }
      offset += 1
    }
    guard offset < bytes.count else { throw GivenUp() }
    offset += 1
    return try text(start..<offset - 1)
  }

  private mutating func name() throws(GivenUp) -> String {
    let start = offset
    while let byte = next(0), Self.isName(byte) { offset += 1 }
    guard offset > start, Self.isNameStart(bytes[start]) else { throw GivenUp() }
    return names.name(bytes, start..<offset)
  }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }

  private static func isName(_ byte: UInt8) -> Bool {
    isNameStart(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }

  // MARK: - Texts

  /// Passes over characters up to the next tag; whether they are blanks and line breaks alone.
  private mutating func skipText() throws(GivenUp) -> Bool {
    var isBlank = true
    while let byte = next(0), byte != UInt8(ascii: "<") {
      if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\t") {
        // Carriage returns mean line breaks, `]]>` is an error, and the bytes of U+FFFE begin with 0xEF.
        guard byte > 0x20, byte != UInt8(ascii: "]"), byte != 0xEF else { throw GivenUp() }
        isBlank = false
      }
      offset += 1
    }
    return isBlank
  }

  /// The characters of a range, references resolved.
  private func text(_ range: Range<Int>) throws(GivenUp) -> String {
    guard bytes[range].contains(UInt8(ascii: "&")) else { return String(decoding: bytes[range], as: UTF8.self) }
    var result: [UInt8] = []
    var position = range.lowerBound
    while position < range.upperBound {
      guard bytes[position] == UInt8(ascii: "&") else {
        result.append(bytes[position])
        position += 1
        continue
      }
      guard let end = bytes[position..<range.upperBound].firstIndex(of: UInt8(ascii: ";")) else { throw GivenUp() }
      try result.append(contentsOf: character(position + 1..<end))
      position = end + 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What a reference means between its `&` and `;`.
  private func character(_ range: Range<Int>) throws(GivenUp) -> String.UTF8View {
    switch String(decoding: bytes[range], as: UTF8.self) {
    case "amp": return "&".utf8
    case "lt": return "<".utf8
    case "gt": return ">".utf8
    case "quot": return "\"".utf8
    case "apos": return "'".utf8
    // The characters that Xcode writes as numbers: tab, line break, carriage return.
    case "#9", "#x9": return "\t".utf8
    case "#10", "#xA": return "\n".utf8
    case "#13", "#xD": return "\r".utf8
    default: throw GivenUp()
    }
  }

  private func next(_ distance: Int) -> UInt8? {
    let position = offset + distance
    return position < bytes.count ? bytes[position] : nil
  }
}

/// The names of a document, each kept once: most occur a thousand times.
private struct XMLNameTable {
  private struct Entry {
    var range = 0..<0
    var name = ""
  }

  /// A name lies at its hash; of two with the same hash the later one counts.
  private var entries = Array(repeating: Entry(), count: 1 << 9)

  /// The name in a range of a document.
  mutating func name(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes[range] { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let slot = Int((hash ^ hash >> 16) & 0x1FF)
    let known = entries[slot].range
    if known.count == range.count, bytes[known].elementsEqual(bytes[range]) { return entries[slot].name }
    let name = String(decoding: bytes[range], as: UTF8.self)
    entries[slot] = Entry(range: range, name: name)
    return name
  }
}

/// The characters of a document in the making, as UTF-8.
struct MarkupBuffer {
  /// What has been written.
  private(set) var bytes: [UInt8] = []

  /// Where characters stand, which decides what must be written as a reference.
  enum Place {
    /// Between two tags.
    case content
    /// Between the quotes of an attribute.
    case attribute
  }

  /// What has been written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds markup as it is.
  mutating func append(_ markup: String) {
    bytes.append(contentsOf: markup.utf8)
  }

  /// Adds a number.
  mutating func append(_ number: Double, places: Int = DecimalNumber.places) {
    DecimalNumber(number, places: places).append(to: &bytes)
  }

  /// Adds characters so that they stay characters. What XML 1.0 has no way to write is left out.
  mutating func append(escaping characters: String, in place: Place) {
    for scalar in characters.unicodeScalars where scalar.isAllowedInXML {
      switch (scalar, place) {
      case ("&", _): append("&amp;")
      case ("<", _): append("&lt;")
      case (">", _): append("&gt;")
      case ("\r", _): append("&#13;")
      case ("\"", .attribute): append("&quot;")
      case ("\t", .attribute): append("&#9;")
      case ("\n", .attribute): append("&#10;")
      default: bytes.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
      }
    }
  }

  /// Adds an attribute whose value is any text.
  mutating func attribute(_ name: String, _ value: String) {
    beginAttribute(name)
    append(escaping: value, in: .attribute)
    append("\"")
  }

  /// Adds an attribute whose value is a number.
  mutating func attribute(_ name: String, _ value: Double, places: Int = DecimalNumber.places) {
    beginAttribute(name)
    append(value, places: places)
    append("\"")
  }

  /// Adds an element that holds only text.
  mutating func element(_ name: String, text: String) {
    append("<\(name)>")
    append(escaping: text, in: .content)
    append("</\(name)>\n")
  }

  /// Adds the beginning of an attribute, up to and with the opening quote.
  mutating func beginAttribute(_ name: String) {
    append(" ")
    append(name)
    append("=\"")
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 can hold the character (production 2, `Char`).
  var isAllowedInXML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }
}

internal import Geometry

/// The characters of a document in the making, as UTF-8.
package struct MarkupBuffer {
  /// What has been written.
  package private(set) var bytes: [UInt8] = []

  /// No characters, with room for those of a picture of middle size.
  package init() { bytes.reserveCapacity(1 << 16) }

  /// Where characters stand, which decides what must be written as a reference.
  package enum Place {
    /// Between two tags.
    case content
    /// Between the quotes of an attribute.
    case attribute
  }

  /// Adds markup as it is.
  package mutating func append(_ markup: String) {
    bytes.append(contentsOf: markup.utf8)
  }

  /// Adds a number.
  mutating func append(_ number: Double, places: Int = DecimalNumber.places) {
    DecimalNumber(number, places: places).append(to: &bytes)
  }

  /// Adds characters so that they stay characters. What XML 1.0 has no way to write is left out.
  package mutating func append(escaping characters: String, in place: Place) {
    if characters.utf8.allSatisfy(Self.isPlain) { return append(characters) }
    for scalar in characters.unicodeScalars where scalar.isAllowedInXML {
      if let reference = Self.reference(to: scalar, in: place) {
        append(reference)
      } else if scalar.isASCII {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        append(String(scalar))
      }
    }
  }

  /// Whether a byte stands for a character that is the same everywhere in a document: a letter, a digit, a blank and the
  /// like.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20..<0x7F: byte != 0x22 && byte != 0x26 && byte != 0x3C && byte != 0x3E
    default: false
    }
  }

  /// How a character is written that would be taken for something else, or nil.
  private static func reference(to scalar: Unicode.Scalar, in place: Place) -> String? {
    switch (scalar, place) {
    case ("&", _): "&amp;"
    case ("<", _): "&lt;"
    case (">", _): "&gt;"
    case ("\r", _): "&#13;"
    case ("\"", .attribute): "&quot;"
    case ("\t", .attribute): "&#9;"
    case ("\n", .attribute): "&#10;"
    default: nil
    }
  }

  /// Adds an attribute whose value is any text.
  package mutating func attribute(_ name: String, _ value: String) {
    beginAttribute(name)
    append(escaping: value, in: .attribute)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds an attribute whose value is a number.
  mutating func attribute(_ name: String, _ value: Double, places: Int = DecimalNumber.places) {
    beginAttribute(name)
    append(value, places: places)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds an attribute whose value is a colour, without its opacity.
  mutating func attribute(_ name: String, _ color: Color) {
    beginAttribute(name)
    append("#")
    append(component: color.red)
    append(component: color.green)
    append(component: color.blue)
    append("\"")
  }

  private mutating func append(component: Double) {
    let byte = UInt8((min(1, max(0, component)) * 255).rounded())
    bytes.append(Self.hexadecimalDigit(byte >> 4))
    bytes.append(Self.hexadecimalDigit(byte & 15))
  }

  private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
  }

  /// Adds an element that holds only text.
  mutating func element(_ name: String, text: String) {
    append("<")
    append(name)
    append(">")
    append(escaping: text, in: .content)
    append("</")
    append(name)
    append(">\n")
  }

  /// Adds the beginning of an attribute, up to and with the opening quote.
  mutating func beginAttribute(_ name: String) {
    bytes.append(UInt8(ascii: " "))
    append(name)
    bytes.append(UInt8(ascii: "="))
    bytes.append(UInt8(ascii: "\""))
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

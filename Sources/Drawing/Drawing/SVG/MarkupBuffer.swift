internal import Geometry

/// The characters of a document in the making, as UTF-8.
///
/// Markup comes in thousands of pieces of a few bytes: each is copied to where the last one ended, and nothing else.
package struct MarkupBuffer {
  /// The bytes so far, with room for more behind them.
  private var storage = [UInt8](repeating: 0, count: 1 << 16)
  private var count = 0

  /// No characters, with room for those of a picture of middle size.
  package init() {}

  /// The bytes so far.
  package var bytes: [UInt8] { Array(storage[..<count]) }

  /// The place of characters, which decides what must be written as a reference.
  package enum Place {
    /// Between two tags.
    case content
    /// Between the quotes of an attribute.
    case attribute
  }

  // MARK: Bytes

  /// Adds markup as it is.
  package mutating func append(_ markup: String) {
    let source = markup.utf8.span
    reserve(source.count)
    let start = count
    var target = storage.mutableSpan
    for index in source.indices { target[start &+ index] = source[index] }
    count += source.count
  }

  @inline(__always)
  private mutating func append(byte: UInt8) {
    reserve(1)
    storage[count] = byte
    count += 1
  }

  /// Makes room for more bytes.
  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if count + more > storage.count { storage += [UInt8](repeating: 0, count: max(storage.count, more)) }
  }

  // MARK: Numbers and characters

  /// Adds a number.
  mutating func append(_ number: Double, places: Int = DecimalNumber.places) {
    let digits = DecimalNumber(number, places: places).digits
    reserve(digits.all.count)
    let start = count
    var target = storage.mutableSpan
    for index in digits.first..<digits.all.count { target[start &+ index &- digits.first] = digits.all[index] }
    count += digits.all.count - digits.first
  }

  /// Adds characters so that they stay characters. What XML 1.0 has no way to write is left out.
  package mutating func append(escaping characters: String, in place: Place) {
    if appendIfPlain(characters) { return }
    for scalar in characters.unicodeScalars where scalar.isAllowedInXML {
      if let reference = Self.reference(to: scalar, in: place) {
        append(reference)
      } else if scalar.isASCII {
        append(byte: UInt8(truncatingIfNeeded: scalar.value))
      } else {
        append(String(scalar))
      }
    }
  }

  /// Adds characters of which none must be written as a reference.
  ///
  /// - Returns: True where they are such; nothing is added otherwise.
  private mutating func appendIfPlain(_ characters: String) -> Bool {
    let source = characters.utf8.span
    reserve(source.count)
    let start = count
    var target = storage.mutableSpan
    for index in source.indices {
      guard Self.isPlain(source[index]) else { return false }
      target[start &+ index] = source[index]
    }
    count += source.count
    return true
  }

  /// Tells whether a byte stands for a character that is the same everywhere in a document: a letter, a digit, a blank
  /// and the like.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20..<0x7F: byte != 0x22 && byte != 0x26 && byte != 0x3C && byte != 0x3E
    default: false
    }
  }

  /// The reference to a character that would be taken for something else, or nil.
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

  // MARK: Attributes and elements

  /// Adds an attribute whose value is any text.
  package mutating func attribute(_ name: String, _ value: String) {
    beginAttribute(name)
    append(escaping: value, in: .attribute)
    append("\"")
  }

  /// Adds an attribute whose value is a number.
  @inline(__always)
  mutating func attribute(_ name: String, _ value: Double, places: Int = DecimalNumber.places) {
    beginAttribute(name)
    append(value, places: places)
    append("\"")
  }

  /// Adds an attribute whose value is a colour, without its opacity; one whose digits come in pairs is written short.
  mutating func attribute(_ name: String, _ color: Color) {
    let (red, green, blue) = (Self.byte(color.red), Self.byte(color.green), Self.byte(color.blue))
    let isShort = red >> 4 == red & 15 && green >> 4 == green & 15 && blue >> 4 == blue & 15
    beginAttribute(name)
    append("#")
    append(hexadecimal: red, isShort: isShort)
    append(hexadecimal: green, isShort: isShort)
    append(hexadecimal: blue, isShort: isShort)
    append("\"")
  }

  private static func byte(_ component: Double) -> UInt8 { UInt8((min(1, max(0, component)) * 255).rounded()) }

  private mutating func append(hexadecimal byte: UInt8, isShort: Bool) {
    append(byte: Self.hexadecimalDigit(byte >> 4))
    if !isShort { append(byte: Self.hexadecimalDigit(byte & 15)) }
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
  @inline(__always)
  mutating func beginAttribute(_ name: String) {
    append(" ")
    append(name)
    append("=\"")
  }
}

extension Unicode.Scalar {
  /// Tells whether XML 1.0 can hold the character (production 2, `Char`).
  var isAllowedInXML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }
}

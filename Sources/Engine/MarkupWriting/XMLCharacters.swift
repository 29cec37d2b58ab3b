/// The escaping of characters in XML and HTML.
package enum XMLCharacters {
  /// The place of characters, which decides what must be escaped.
  package enum Place {
    /// Between two tags.
    case content
    /// Between the quotes of an attribute.
    case attribute
  }

  /// Returns the reference to a character that a reader would change or take for markup. Nil for all others.
  package static func reference(to scalar: Unicode.Scalar, in place: Place) -> String? {
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

  /// Whether XML 1.0 allows a character (production 2, `Char`).
  package static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }

  package static func escaped(_ text: String, in place: Place) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars { escaped += reference(to: scalar, in: place) ?? String(scalar) }
    return escaped
  }

  /// Returns the text of escaped characters. An unknown entity is unchanged.
  package static func text(of bytes: ArraySlice<UInt8>) -> String {
    let written = String(decoding: bytes, as: UTF8.self)
    // Bytes are compared faster than characters, and a merge asks for hundreds of thousands of values.
    guard bytes.contains(UInt8(ascii: "&")) else { return written }
    var text = ""
    var rest = written[...]
    while let start = rest.firstIndex(of: "&") {
      text += rest[..<start]
      rest = rest[start...]
      guard let end = rest.firstIndex(of: ";"), let character = character(of: rest[...end]) else {
        text.append("&")
        rest = rest.dropFirst()
        continue
      }
      text += character
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }

  private static func character(of entity: Substring) -> String? {
    if entity == "&apos;" { return "'" }
    let named: [Unicode.Scalar] = ["&", "<", ">", "\""]
    if let known = named.first(where: { reference(to: $0, in: .attribute).map { $0 == entity } ?? false }) {
      return String(known)
    }
    guard entity.hasPrefix("&#") else { return nil }
    let digits = entity.dropFirst(2).dropLast()
    let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String($0) }
  }
}

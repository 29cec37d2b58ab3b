/// Characters of attributes as XML writes them.
package enum XMLCharacters {
  private static let entities: [(character: String, entity: String)] = [
    ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("\n", "&#10;"), ("\r", "&#13;"), ("\t", "&#9;"),
  ]

  /// A text as it is written between the quotes of an attribute.
  package static func written(_ text: String) -> String {
    var written = ""
    for scalar in text.unicodeScalars {
      written += entities.first { $0.character == String(scalar) }?.entity ?? String(scalar)
    }
    return written
  }

  /// The text of characters that are written so; an entity that is not known stays as it is written.
  package static func text(of bytes: ArraySlice<UInt8>) -> String {
    let written = String(decoding: bytes, as: UTF8.self)
    guard written.contains("&") else { return written }
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
    if let known = entities.first(where: { $0.entity == entity }) { return known.character }
    guard entity.hasPrefix("&#") else { return nil }
    let digits = entity.dropFirst(2).dropLast()
    let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String($0) }
  }
}

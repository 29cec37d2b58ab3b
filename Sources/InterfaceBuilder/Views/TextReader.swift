internal import MarkupReading

/// Reads the texts of views, which stand in an attribute, a `<string>` or an attributed text.
enum TextReader {
  /// A text under a key, or nil.
  static func string(_ key: XMLName, of element: XMLElement) -> String? {
    if let text = element[key] { return text }
    guard let child = element.children.first(where: { $0.key == key && isString($0) }) else { return nil }
    return content(child)
  }

  /// The text of an `<attributedString>`: that of its fragments in order.
  static func attributedText(_ element: XMLElement) -> String {
    fragments(of: element).map { string(.content, of: $0) ?? "" }.joined()
  }

  /// The first font, colour and alignment of an `<attributedString>`.
  static func firstAttributes(_ element: XMLElement) -> XMLElement? {
    fragments(of: element).lazy.compactMap { $0.child(.attributes) }.first
  }

  private static func fragments(of element: XMLElement) -> [XMLElement] {
    element.children.filter { $0.name == .fragment }
  }

  private static func isString(_ element: XMLElement) -> Bool {
    element.name == .string || element.name == .mutableString
  }

  /// The characters of a `<string>`; Xcode writes those that XML cannot hold in base 64.
  private static func content(_ element: XMLElement) -> String {
    guard element.isYes(.base64) else { return element.text }
    return String(decoding: base64(element.text), as: UTF8.self)
  }

  /// The bytes of a text in base 64, without padding and line breaks; other characters are passed over.
  static func base64(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8 {
      guard let value = base64Value(byte) else { continue }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  private static func base64Value(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}

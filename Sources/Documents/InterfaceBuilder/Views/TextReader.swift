internal import MarkupReading
internal import MarkupWriting

/// A reader for the text of views from an attribute, a `<string>` or attributed text.
enum TextReader {
  /// Returns the text under a key, or nil.
  static func string(_ key: XMLName, of element: XMLElement) -> String? {
    if let text = element[key] { return text }
    guard let child = element.children.first(where: { $0.key == key && isString($0) }) else { return nil }
    return content(child)
  }

  /// Returns the text of an `<attributedString>`: its fragments, in order.
  static func attributedText(_ element: XMLElement) -> String {
    fragments(of: element).map { string(.content, of: $0) ?? "" }.joined()
  }

  /// Returns the first font, color and alignment of an `<attributedString>`.
  static func firstAttributes(_ element: XMLElement) -> XMLElement? {
    fragments(of: element).lazy.compactMap { $0.child(.attributes) }.first
  }

  private static func fragments(of element: XMLElement) -> [XMLElement] {
    element.children.filter { $0.name == .fragment }
  }

  private static func isString(_ element: XMLElement) -> Bool {
    element.name == .string || element.name == .mutableString
  }

  /// Returns the characters of a `<string>`. Xcode writes characters that XML cannot represent in base 64.
  private static func content(_ element: XMLElement) -> String {
    guard element.isYes(.base64) else { return element.text }
    return String(decoding: Base64.bytes(in: element.text), as: UTF8.self)
  }
}

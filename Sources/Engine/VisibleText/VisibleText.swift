/// Functions that escape untrusted text for printing, such as names in documents, paths and the messages of libraries.
/// Anything that would have an effect in a terminal or in the log of a CI system becomes visible.
///
/// Line breaks, returns and tabs become `\n`, `\r` and `\t`, other characters `\u{202E}`, in Swift's notation.
/// Everything else is unchanged, in every script.
package enum VisibleText {
  /// Returns a string as a part of one line.
  package static func line(_ text: String) -> String {
    isPlain(text) ? text : HiddenCharacters(in: text).text(replacing: escape)
  }

  /// The maximum number of characters of a displayed name. The longest names in practice have about sixty.
  package static let nameLimit = 200

  /// Returns a name for display, cut at the limit and then ending in `…`. A message, a report or a picture repeats the
  /// name of a view many times, and a document may have a name of megabytes.
  ///
  /// `limit` is the maximum number of Unicode scalars. Characters do not limit it, since a letter may have any number
  /// of accents.
  package static func name(_ name: String, limit: Int = nameLimit) -> String {
    guard name.utf8.count > limit else { return name }
    let scalars = name.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return name }
    return String(scalars[..<end]) + "…"
  }

  /// Returns lines that may contain untrusted text. Line breaks and tabs are kept, and no line is a command to the
  /// system that collects the log.
  package static func lines(_ text: String) -> String {
    if arePlain(text) { return text }
    let pieces = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return pieces.map { uncommanding(aligned(String(Substring($0)))) }.joined(separator: "\n")
  }

  /// Returns a string with the same number of characters, so that marks below it keep their places.
  package static func masked(_ text: String) -> String {
    guard !isPlain(text) else { return text }
    return HiddenCharacters(in: text).text { $0 == "\t" || ("!"..."~").contains($0) ? String($0) : "\u{FFFD}" }
  }

  /// Calls a function for each character of a string, with whether it is hidden, so that a format can write it in its
  /// own notation.
  package static func forEachCharacter(of text: String, _ body: (Unicode.Scalar, _ isHidden: Bool) -> Void) {
    let hidden = HiddenCharacters(in: text)
    for (scalar, isHidden) in zip(hidden.scalars, hidden.flags) { body(scalar, isHidden) }
  }

  /// Whether a string contains nothing to escape.
  ///
  /// This holds for nearly all strings. It is false if something may have to be escaped, such as a joiner.
  package static func isPlain(_ text: String) -> Bool {
    let characters = text.utf8
    let bytes = characters.span
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "#"), UInt8(ascii: "["), UInt8(ascii: ":"): if mayCommand(at: index, of: bytes) { return false }
      case 0x20..<0x7F, 0x80..<0xC0: break
      case 0xC0...: if Unicode.Scalar.isHidden(value(at: index, of: bytes)) { return false }
      default: return false
      }
    }
    return true
  }

  /// Whether lines contain nothing to escape.
  private static func arePlain(_ lines: String) -> Bool {
    var isLineStart = true
    let characters = lines.utf8
    let bytes = characters.span
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "\n"): isLineStart = true
      case UInt8(ascii: "\t"), UInt8(ascii: " "): break
      case UInt8(ascii: ":") where isLineStart: return false
      case UInt8(ascii: "#"), UInt8(ascii: "["), UInt8(ascii: ":"):
        if mayCommand(at: index, of: bytes) { return false }
        isLineStart = false
      case 0x21..<0x7F: isLineStart = false
      case 0x80..<0xC0: break
      case 0xC0...: if Unicode.Scalar.isHidden(value(at: index, of: bytes)) { return false }
      default: return false
      }
    }
    return true
  }

  /// Returns the code point whose first byte is at an index. The bytes come from a string, so they are valid UTF-8.
  ///
  /// Reports cut long names with `…`, so megabytes of them are beyond ASCII. The string's own view of its scalars takes
  /// ten times as long.
  private static func value(at index: Int, of bytes: Span<UInt8>) -> UInt32 {
    let lead = bytes[index]
    let count = lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3
    var value = UInt32(lead) & (0x3F >> UInt32(count))
    for offset in 1...count { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
    return value
  }

  /// Whether a character may be part of a command to a log collector: a second `#` or `[`, or a colon after the
  /// last letters of `section_start` and `section_end`. A colon after `.storyboard` is not.
  private static func mayCommand(at index: Int, of bytes: Span<UInt8>) -> Bool {
    guard index > 0 else { return false }
    let (previous, byte) = (bytes[index - 1], bytes[index])
    guard byte == UInt8(ascii: ":") else { return previous == byte }
    guard index > 1 else { return false }
    let before = bytes[index - 2]
    return previous == UInt8(ascii: "t") && before == UInt8(ascii: "r")
      || previous == UInt8(ascii: "d") && before == UInt8(ascii: "n")
  }

  /// Returns an escaped line that keeps its tabs.
  private static func aligned(_ line: String) -> String {
    isPlain(line) ? line : HiddenCharacters(in: line).text { $0 == "\t" ? "\t" : escape($0) }
  }

  /// Returns a line that is not a workflow command.
  private static func uncommanding(_ line: String) -> String {
    guard LogCommands.isCommand(line[...]) else { return line }
    let indentation = line.unicodeScalars.prefix(while: \.properties.isWhitespace)
    return String(indentation) + escape(":") + String(line.unicodeScalars.dropFirst(indentation.count + 1))
  }

  /// Returns a character in Swift's notation.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}

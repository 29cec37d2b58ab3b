/// Texts that others wrote, such as names in documents, paths and the messages of libraries, made so that they can be
/// printed: what would act in a terminal or in the log of a CI system is written out and seen.
///
/// `\n`, `\r` and `\t` stand for themselves and `\u{202E}` for any other character, as Swift writes them. Everything
/// else stays as it is, in whatever script.
package enum VisibleText {
  /// A text as a part of one line.
  package static func line(_ text: String) -> String {
    isPlain(text) ? text : HiddenCharacters(in: text).text(replacing: escape)
  }

  /// The most characters of a name that people read: the longest that they give have some sixty.
  package static let nameLimit = 200

  /// A name as people read it: one that is longer than the limit is cut, with `…` at its end. A message, a report or a picture
  /// names the same view many times, and a document may have a name of megabytes.
  ///
  /// - Parameter limit: The most characters, as Unicode scalars: a letter may have any number of accents.
  package static func name(_ name: String, limit: Int = nameLimit) -> String {
    guard name.utf8.count > limit else { return name }
    let scalars = name.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return name }
    return String(scalars[..<end]) + "…"
  }

  /// Lines that may hold such texts: line breaks and tabs stay, and no line is a command to the system that collects
  /// the log.
  package static func lines(_ text: String) -> String {
    if arePlain(text) { return text }
    let pieces = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return pieces.map { uncommanding(aligned(String(Substring($0)))) }.joined(separator: "\n")
  }

  /// A text in which as many characters stand as before, so that marks below it keep their places.
  package static func masked(_ text: String) -> String {
    guard !isPlain(text) else { return text }
    return HiddenCharacters(in: text).text { $0 == "\t" || ("!"..."~").contains($0) ? String($0) : "\u{FFFD}" }
  }

  /// A text in the notation of a format.
  ///
  /// - Parameters:
  ///   - write: The notation of a character that is seen.
  ///   - escape: The notation of one that is to be written out.
  package static func text(
    _ text: String, writing write: (Unicode.Scalar) -> String, escaping escape: (Unicode.Scalar) -> String
  ) -> String {
    let hidden = HiddenCharacters(in: text)
    return zip(hidden.scalars, hidden.flags).reduce(into: "") { $0 += $1.1 ? escape($1.0) : write($1.0) }
  }

  /// Returns whether a text has nothing in it that would be written out.
  ///
  /// Nearly all texts are such. What only may have to be written out, as joiners, makes this false.
  package static func isPlain(_ text: String) -> Bool {
    var isASCII = true
    let characters = text.utf8
    let bytes = characters.span
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "#"), UInt8(ascii: "["), UInt8(ascii: ":"): if mayCommand(at: index, of: bytes) { return false }
      case 0x20..<0x7F: break
      case 0x80...: isASCII = false
      default: return false
      }
    }
    return isASCII || !text.unicodeScalars.contains(where: \.isHidden)
  }

  /// Returns whether lines have nothing in them that would be written out.
  private static func arePlain(_ lines: String) -> Bool {
    var (isASCII, isLineStart) = (true, true)
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
      case 0x80...: isASCII = false
      default: return false
      }
    }
    return isASCII || !lines.unicodeScalars.contains { $0.isHidden && $0 != "\n" && $0 != "\t" }
  }

  /// Returns whether a character may end or go on with a word that commands a system which collects logs: a second
  /// `#` or `[`, and a colon after the last letters of `section_start` and `section_end`, not after each `.storyboard`.
  private static func mayCommand(at index: Int, of bytes: Span<UInt8>) -> Bool {
    guard index > 0 else { return false }
    let (previous, byte) = (bytes[index - 1], bytes[index])
    guard byte == UInt8(ascii: ":") else { return previous == byte }
    guard index > 1 else { return false }
    let before = bytes[index - 2]
    return previous == UInt8(ascii: "t") && before == UInt8(ascii: "r")
      || previous == UInt8(ascii: "d") && before == UInt8(ascii: "n")
  }

  /// A line in which tabs stay.
  private static func aligned(_ line: String) -> String {
    isPlain(line) ? line : HiddenCharacters(in: line).text { $0 == "\t" ? "\t" : escape($0) }
  }

  /// A line that is no command.
  private static func uncommanding(_ line: String) -> String {
    guard LogCommands.isCommand(line[...]) else { return line }
    let indentation = line.unicodeScalars.prefix(while: \.properties.isWhitespace)
    return String(indentation) + escape(":") + String(line.unicodeScalars.dropFirst(indentation.count + 1))
  }

  /// A character in the notation of Swift.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}

/// Turns what libxml2 says about a damaged document into our words.
enum XMLErrorText {
  /// The error for a message of the parser at a place.
  static func error(message: String, line: Int, column: Int, in text: XMLText) -> DocumentError {
    let line = max(1, line)
    if let marker = mergeConflict(near: line, in: text) {
      return text.error(
        "merge-conflict", "the document has a conflict of a merge", at: XMLElement.Place(line: marker, column: 1),
        length: 7, hint: "resolve the conflict, then open the document in Xcode")
    }
    let words = message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // The parser puts some mistakes on column 0 and mismatched tags behind the end tag.
    return text.error(
      "invalid-xml", "the document is no well-formed XML: \(lowercasedStart(words))",
      at: XMLElement.Place(line: line, column: max(1, column)),
      hint: "repair the tag, or restore the document from version control")
  }

  /// The line of a conflict marker of git at or shortly before a line, or nil.
  private static func mergeConflict(near line: Int, in text: XMLText) -> Int? {
    (max(1, line - 1)...line).first { number in
      let line = text.line(number)
      return ["<<<<<<<", "=======", ">>>>>>>"].contains { line.hasPrefix($0) }
    }
  }

  private static func lowercasedStart(_ words: String) -> String {
    guard let first = words.first else { return "it cannot be read" }
    // Words in capitals, as PCDATA, stay.
    let second = words.dropFirst().first
    return second?.isLowercase == true ? first.lowercased() + words.dropFirst() : words
  }
}

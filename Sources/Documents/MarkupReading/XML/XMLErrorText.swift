internal import Findings

/// Functions that convert error messages of libxml2 into messages of the tool.
package enum XMLErrorText {
  /// Returns the error for a message of the parser at a location.
  package static func error(message: String, line: Int, column: Int, in text: XMLText) -> DocumentError {
    if let marker = mergeConflict(near: max(1, line), in: text) {
      return text.error(
        .mergeConflict, "the document contains the conflict markers of a merge", at: marker, length: 7,
        hint: "resolve the conflict, then open the document in Xcode")
    }
    let words = message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return text.error(
      .invalidXML, "not well-formed XML: \(words: lowercasedStart(words))",
      at: text.place(line: line, column: column),
      hint: "repair the tag, or restore the document from version control")
  }

  /// Returns a conflict marker of git at or just before a line, or nil.
  private static func mergeConflict(near line: Int, in text: XMLText) -> XMLPlace? {
    let markers = ["<<<<<<<", "=======", ">>>>>>>"].map { Array($0.utf8) }
    return (max(1, line - 1)...line).lazy
      .map { text.place(line: $0, column: 1) }
      .first { markers.contains(text.marker(at: $0)) }
  }

  private static func lowercasedStart(_ words: String) -> String {
    guard let first = words.first else { return "it cannot be read" }
    // Capitalized words such as PCDATA are kept.
    let second = words.dropFirst().first
    return second?.isLowercase == true ? first.lowercased() + words.dropFirst() : words
  }
}

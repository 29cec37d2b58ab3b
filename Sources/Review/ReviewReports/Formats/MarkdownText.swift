internal import AutoLayout

/// Functions that escape text from documents for Markdown.
package enum MarkdownText {
  /// Returns a string on one line with all Markdown syntax escaped: markup, links, mentions and table cells.
  package static func escaped(_ text: String) -> String {
    text.oneLine.unicodeScalars.reduce(into: "") { escaped, scalar in
      if "\\`*_{}[]()<>#+!|&~$@".unicodeScalars.contains(scalar) {
        escaped += "&#\(scalar.value);"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
  }
}

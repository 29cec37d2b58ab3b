internal import AutoLayout

/// Texts of others in Markdown.
package enum MarkdownText {
  /// A text on one line in which nothing means more than itself: no markup, no link, no mention, no end of a table's cell.
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

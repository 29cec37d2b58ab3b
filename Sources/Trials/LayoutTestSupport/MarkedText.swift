/// A string in which `«` and `»` enclose the parts that messages are about, ordered by their start.
public struct MarkedText {
  /// The text without the marks.
  public var text: String { lines.joined(separator: "\n") }

  private var lines: [String] = []
  /// The locations of the parts. Lines, columns and lengths are in Unicode scalars; lines and columns start at 1.
  private var parts: [(line: Int, column: Int, length: Int)] = []

  /// Creates the text and removes the marks.
  public init(_ text: String) {
    for (index, marked) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      var line = String.UnicodeScalarView()
      var open: [Int] = []
      for scalar in marked.unicodeScalars {
        if scalar == "«" {
          open.append(parts.count)
          parts.append((index + 1, line.count + 1, 1))
        } else if scalar == "»", let part = open.popLast() {
          parts[part].length = line.count + 1 - parts[part].column
        } else {
          line.append(scalar)
        }
      }
      lines.append(String(line))
    }
  }

  /// Returns the messages about the parts, each with its location, excerpt and caret.
  ///
  /// - Parameters:
  ///   - lines: The expected strings. Each one is about the next part, and is an error unless it begins with
  ///     `warning:`. A line that begins with `^` is the hint of the message before it; one that begins with a space is
  ///     a note of that message.
  ///   - path: The path of the document.
  public func messages(_ lines: [String], path: String) -> String {
    var messages: [String] = []
    var parts = parts[...]
    for line in lines {
      if line.hasPrefix("^") {
        messages[messages.endIndex - 1] += line.dropFirst()
      } else if line.hasPrefix(" ") {
        messages.append("   " + line)
      } else if let part = parts.popFirst() {
        let severity = line.hasPrefix("warning: ") ? "" : "error: "
        let caret = String(repeating: " ", count: part.column - 1) + "^"
        messages += [
          "\(path):\(part.line):\(part.column): \(severity)\(line)", "    " + self.lines[part.line - 1],
          "    " + caret + String(repeating: "~", count: max(part.length, 1) - 1),
        ]
      } else {
        messages.append("no mark for: \(line)")
      }
    }
    return messages.joined(separator: "\n")
  }
}

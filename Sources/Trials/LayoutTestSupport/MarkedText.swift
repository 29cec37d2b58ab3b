/// A text in which `«` and `»` enclose the parts that messages are about, in the order of their beginnings.
public struct MarkedText {
  /// The text without the marks.
  public var text: String { lines.joined(separator: "\n") }

  private var lines: [String] = []
  /// The places of the parts, counted in Unicode scalars from 1.
  private var parts: [(line: Int, column: Int, length: Int)] = []

  /// The text that is left of a marked one.
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

  /// The messages about the parts, each with its place, excerpt and caret.
  ///
  /// A line is what is said of the next part, an error unless it begins with `warning:`. One that begins with `^` is the
  /// hint of the message before it, and one that begins with a blank a note below it.
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

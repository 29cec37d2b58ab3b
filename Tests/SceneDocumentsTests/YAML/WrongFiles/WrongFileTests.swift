import Testing

/// Whole messages about files that are wrong.
@Suite struct WrongFileTests {
  @Test(arguments: WrongFile.scenes + WrongFile.views + WrongFile.constraints + WrongFile.yaml)
  func `every mistake of a file is shown where it is`(_ example: WrongFile) {
    #expect(SceneFile.messages(example.text) == example.messages)
  }
}

/// A scene file that is wrong, with everything that is said of it.
struct WrongFile: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  let messages: String

  /// A file, and the messages in full.
  init(_ name: String, _ text: String, _ messages: String) {
    self.name = name
    self.text = text
    self.messages = messages
  }

  /// A file in which `«` and `»` enclose each wrong part, and the message about each with its code, in the same order;
  /// a line that begins with `^` is the hint of the message before it. Places and excerpts come from the marks.
  init(_ name: String, marked: String, _ lines: String...) {
    let file = MarkedText(marked)
    var messages: [String] = []
    var parts = file.parts[...]
    for line in lines {
      if line.hasPrefix("^") {
        messages[messages.endIndex - 1] += line.dropFirst()
      } else if let part = parts.popFirst() {
        let excerpt = file.lines[part.line - 1]
        let caret =
          String(repeating: " ", count: part.column - 1) + "^" + String(repeating: "~", count: max(part.length, 1) - 1)
        messages += ["test.scene.yaml:\(part.line):\(part.column): error: \(line)", "    " + excerpt, "    " + caret]
      } else {
        messages.append("no mark for: \(line)")
      }
    }
    self.init(name, file.lines.joined(separator: "\n"), messages.joined(separator: "\n"))
  }

  var testDescription: String { name }
}

/// A text without the marks that enclose parts of it, and the places of these parts, counted in Unicode scalars from 1.
private struct MarkedText {
  var lines: [String] = []
  var parts: [(line: Int, column: Int, length: Int)] = []

  init(_ text: String) {
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
}

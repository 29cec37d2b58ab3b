/// Words in a log that control the system that collects it.
///
/// When printed, they make GitHub Actions, Azure Pipelines, TeamCity and GitLab set variables, hide lines, mark a build
/// as passed or attach files of the machine. One character of each is escaped instead.
enum LogCommands {
  /// Returns the characters whose escaping disables all such words, anywhere in a line.
  static func breaks(in scalars: [Unicode.Scalar]) -> [Int] {
    scalars.indices.filter { index in
      switch scalars[index] {
      case "#": index > 0 && scalars[index - 1] == "#" && opensBracket(scalars[(index + 1)...])
      case "[": index > 0 && scalars[index - 1] == "[" && scalars[(index + 1)...].starts(with: attachment)
      case ":": sections.contains { scalars[..<index].suffix($0.count).elementsEqual($0) }
      default: false
      }
    }
  }

  /// In a report of JUnit, `[[ATTACHMENT|path]]` attaches a file (GitLab, Jenkins).
  private static let attachment = Array("ATTACHMENT|".unicodeScalars)
  /// `section_start:time:name` folds lines (GitLab).
  private static let sections = ["section_start", "section_end"].map { Array($0.unicodeScalars) }

  /// Whether the text after `##` continues like a command: `##[group]`, `##vso[task.complete]`,
  /// `##teamcity[message]`.
  private static func opensBracket(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    let end = rest.first { !($0.isASCII && $0.properties.isAlphabetic) && !("0"..."9").contains($0) && $0 != "_" }
    return end == "["
  }

  /// Whether a line is a workflow command of GitHub Actions, such as `::error::`. It may be indented.
  static func isCommand(_ line: Substring) -> Bool {
    line.unicodeScalars.drop(while: \.properties.isWhitespace).starts(with: "::".unicodeScalars)
  }
}

/// The words by which a log commands the system that collects it.
///
/// Whoever prints them makes GitHub Actions, Azure Pipelines, TeamCity and GitLab do what they say: set variables, hide
/// lines, mark a build as passed, attach files of the machine. One character of each is written out instead.
enum LogCommands {
  /// The characters of a text without which no word commands anything, wherever in a line it stands.
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

  /// `[[ATTACHMENT|path]]` in a report of JUnit attaches a file (GitLab, Jenkins).
  private static let attachment = Array("ATTACHMENT|".unicodeScalars)
  /// `section_start:time:name` folds lines (GitLab).
  private static let sections = ["section_start", "section_end"].map { Array($0.unicodeScalars) }

  /// Returns whether signs continue as commands do: `##[group]`, `##vso[task.complete]`, `##teamcity[message]`.
  private static func opensBracket(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    let end = rest.first { !($0.isASCII && $0.properties.isAlphabetic) && !("0"..."9").contains($0) && $0 != "_" }
    return end == "["
  }

  /// Returns whether a line is a workflow command of GitHub Actions, which may be indented: `::error::`.
  static func isCommand(_ line: Substring) -> Bool {
    line.unicodeScalars.drop(while: \.properties.isWhitespace).starts(with: "::".unicodeScalars)
  }
}

/// The lines of a source by the numbers that the compiler gives them: `#sourceLocation` gives a moved declaration the
/// author's lines, so that several lines can have the same number.
struct LocatedLines {
  private var lines: [Int: [Int]] = [:]

  /// Returns the lines of a string. A Windows line ending is one character.
  static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }

  /// Creates the lines of a source, numbered as the compiler does.
  init(of text: String) {
    var number = 1
    for (index, line) in Self.lines(of: text).enumerated() {
      if let located = Self.line(locatedBy: line) {
        number = located
      } else {
        lines[number, default: []].append(index + 1)
        number += 1
      }
    }
  }

  /// Returns the lines of the text with a number, both counted from 1.
  func lines(numbered number: Int) -> [Int] { lines[number] ?? [] }

  /// Returns the number of the line after a directive, or nil for other lines.
  private static func line(locatedBy line: Substring) -> Int? {
    guard line.hasPrefix("#sourceLocation("), let mark = line.firstRange(of: ", line: ") else { return nil }
    return Int(line[mark.upperBound...].prefix { $0.isNumber })
  }
}

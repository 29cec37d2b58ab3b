/// A string for a terminal or a log. Only control sequences of the tool itself have an effect in it.
package struct PrintedText: Sendable, Hashable {
  /// The escaped characters.
  package private(set) var characters: String

  private init(ready characters: String) { self.characters = characters }

  /// Creates lines that may contain untrusted text.
  package init(_ lines: String) { characters = VisibleText.lines(lines) }

  /// Returns the text of a report whose format has its own commands, and which has already escaped untrusted text.
  package static func report(_ text: String) -> PrintedText { PrintedText(ready: text) }

  /// Returns strings that each end with a zero byte, which none of them contains.
  package static func endedByZero(_ texts: [String]) -> PrintedText {
    PrintedText(ready: texts.map { VisibleText.line($0) + "\0" }.joined())
  }

  /// Returns a terminal control sequence, such as `[1;31m`.
  package static func terminal(_ sequence: StaticString) -> PrintedText { PrintedText(ready: "\u{1B}\(sequence)") }

  /// A carriage return, which moves the cursor to the start of its line.
  package static let lineStart = PrintedText(ready: "\r")

  /// Concatenates two strings.
  package static func + (first: PrintedText, second: PrintedText) -> PrintedText {
    PrintedText(ready: first.characters + second.characters)
  }
}

extension [PrintedText] {
  /// Returns the concatenated strings.
  package func joined() -> PrintedText { reduce(PrintedText("")) { $0 + $1 } }
}

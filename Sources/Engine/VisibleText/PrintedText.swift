/// A text as it goes to a terminal or into a log: nothing in it acts but what the tool put there.
package struct PrintedText: Sendable, Hashable {
  /// The characters, ready to be written.
  package private(set) var characters: String

  private init(ready characters: String) { self.characters = characters }

  /// Lines that may hold texts of others.
  package init(_ lines: String) { characters = VisibleText.lines(lines) }

  /// The words of a report whose format has commands of its own, and which has escaped the texts of others itself.
  package static func report(_ text: String) -> PrintedText { PrintedText(ready: text) }

  /// Texts that each end with a zero byte, which none of them has.
  package static func endedByZero(_ texts: [String]) -> PrintedText {
    PrintedText(ready: texts.map { VisibleText.line($0) + "\0" }.joined())
  }

  /// A sequence that commands a terminal: `[1;31m`.
  package static func terminal(_ sequence: StaticString) -> PrintedText { PrintedText(ready: "\u{1B}\(sequence)") }

  /// The beginning of the line that the cursor is on.
  package static let lineStart = PrintedText(ready: "\r")

  /// One text and behind it another.
  package static func + (first: PrintedText, second: PrintedText) -> PrintedText {
    PrintedText(ready: first.characters + second.characters)
  }
}

extension [PrintedText] {
  /// The texts, one behind the other.
  package func joined() -> PrintedText { reduce(PrintedText("")) { $0 + $1 } }
}

import LayoutTestSupport
import Testing

@testable import Findings

/// The strings of messages, and their equality.
@Suite struct FindingMessageTests {
  private static let place = SourceLocation(path: "a.xib", line: 3, column: 4)

  private func cutOff(_ name: String, by points: Double, at place: String = "width") -> Finding.Message {
    let room: Finding.Message = "\(measure: "\(points)") points in \(words: place)"
    return "the text of '\(name)' is cut off: \(room)"
  }

  @Test func `a template is formatted with its arguments`() {
    let message = cutOff("title", by: 12.5) + ", \(2) times"
    #expect(message.text == "the text of 'title' is cut off: 12.5 points in width, 2 times")
    #expect(message.arguments == [.name("title"), .measure("12.5"), .measure("2")])
    #expect(message.names == ["title"])
  }

  @Test func `messages are equal by kind and arguments, regardless of wording`() {
    let message: Finding.Message = "the text of '\("title")' is cut off"
    #expect(message == "'\("title")' lacks room")
    #expect(message != "the text of '\("other")' is cut off")
    #expect(message != Finding.Message(kind: "placeholder", message))
    #expect(cutOff("title", by: 1) != cutOff("title", by: 2))
  }

  @Test func `joined messages keep the arguments of all parts`() {
    let parts: [Finding.Message] = ["\("left") \(1)", "\("right") \(2)"]
    let list = parts.joined(separator: ", ")
    #expect(list.text == "left 1, right 2" && list.names == ["left", "right"])
  }

  @Test func `numbers in a text of the engine are separate arguments`() {
    let (first, second) = ("<UIView: 0x12; width 30.5>", "<UIView: 0x9; width 7>")
    let messages = [first, second].map { Finding.Message(separatingNumbersIn: $0) }
    #expect(messages.map(\.text) == [first, second])
    #expect(messages[0].names == messages[1].names && messages[0] != messages[1])
  }

  @Test func `a note shows its location after its text`() {
    var note = Finding.Note("the other one", at: Self.place)
    #expect(note.text == "the other one: a.xib:3:4")
    note.isLocationInBrackets = true
    #expect(note.text == "the other one (a.xib:3:4)")
    #expect(Finding.Note("alone").text == "alone")
  }

  @Test(arguments: 0..<50)
  func `rewording changes neither the identity of a finding nor its acceptance`(seed: UInt64) {
    var generator = SeededRandomNumberGenerator(seed: seed)
    let marks = [
      ViewMark(id: "a", path: "A", place: "0", className: "label"),
      ViewMark(id: "b", path: "B", place: "1", className: "label"),
    ]
    var folded = Finding(
      code: "ambiguous", message: "'\("a")' needs: \("width")",
      hint: Finding.Message(kind: "instance", "for example '\("a.width == 1")'"),
      notes: ["\("a").width", Finding.Note("it was '\("b")'", at: Self.place)], source: Self.place, views: [0])
    folded.consequences = [
      .init(
        code: "ambiguous", severity: .warning, message: Finding.Message(kind: "follower", "'\("b")' is open"),
        name: "b",
        source: nil, view: 1)
    ]
    let findings = [
      folded, Finding(code: "truncated", message: cutOff("b", by: 3), source: Self.place, views: [1]),
      Finding(code: "unused", message: "nothing has '\("old")'", source: nil),
      Finding(code: "unused", message: "nothing has '\("older")'", source: nil),
    ]
    let reworded = findings.map { $0.reworded(using: &generator) }
    #expect(zip(findings, reworded).allSatisfy { $0.message.text != $1.message.text })
    // Hints and notes with different wording are equal, because their values are.
    #expect(findings == reworded)
    #expect(reworded[0].hint?.text != folded.hint?.text)
    #expect(zip(reworded[0].notes, folded.notes).map { $0.text != $1.text } == [true, true])
    #expect(FindingIdentity.identities(of: findings) == FindingIdentity.identities(of: reworded))
    let accepted = findings.flatMap(\.unfolded).map { KnownFinding($0, marks: marks) }
    #expect(accepted.map(\.identity) == reworded.flatMap(\.unfolded).map { KnownFinding($0, marks: marks).identity })
    let known = KnownFindings(accepted.enumerated().map { (number: $0, finding: $1) }, in: marks)
    let separated = known.separated(reworded)
    #expect(separated.new.isEmpty && separated.known == Array(accepted.indices))
  }

  @Test(arguments: [
    ("expected: Scenes/Login.scene.yaml:8:3", "Scenes/Login.scene.yaml"),
    ("follows from: 'a.top == b.top' (App/Main.storyboard:12:37)", "App/Main.storyboard"),
    ("the sum: 16 and 20 cannot both hold", nil), ("at most 20 (the content)", nil), ("16:9: 3", nil),
  ])
  func `a line of a report is read with its location and printed unchanged`(line: String, path: String?) {
    let note = Finding.Note(reading: line)
    #expect(note.source?.path == path)
    #expect(note.text == line)
  }

  @Test func `a message shortens an argument that is too long`() {
    let message: Finding.Message = "\(String(repeating: "n", count: 60_000)) is cut off by \(measure: "3")"
    #expect(message.text == String(repeating: "n", count: 1000) + "… is cut off by 3")
  }
}

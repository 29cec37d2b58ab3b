import JSON
import Testing

@testable import DocumentMerging

/// The list of the undecided places in a merged file.
@Suite struct UndecidedListTests {
  private let place = UndecidedPlace(
    .value("'text'"), of: "label 'Welcome'", id: "ttl-00-001", base: .init(value: "Title", line: 11),
    ours: .init(value: "Welcome", line: 11), theirs: .init())

  @Test func `a list has each undecided place with its value in every version`() throws {
    let text = UndecidedList.json(of: [place], in: "App/View.xib").lines()
    #expect(
      text.contains(#""key": "ttl-00-001 'text'""#) && text.contains(#""ours": {"line":11,"value":"Welcome"}"#))
    // The list contains no decisions yet.
    #expect(try UndecidedList.decisions(in: Array(text.utf8)) == [:])
    let decided = text.replacing("\"decision\": null", with: "\"decision\": \"theirs\"")
    #expect(try UndecidedList.decisions(in: Array(decided.utf8)) == [place.key: .theirs])
  }

  @Test(arguments: [
    ("{", "line 1: "), ("{}", "the file is not a list of undecided places in format 1"),
    (#"{"format": 1, "undecided": [{}]}"#, "place 1 of 'undecided' has no 'key'"),
    (#"{"format": 1, "undecided": [{"key": "a", "decision": "both"}]}"#, "the decision of place 1 is 'both'"),
    (
      #"{"format": 1, "undecided": [{"key": "a", "decision": 1}]}"#,
      "the decision of place 1 is not 'ours', 'theirs' or 'base'"
    ),
  ])
  func `an invalid list is refused`(text: String, message: String) {
    let refusal = #expect(throws: MergeRefusal.self) { try UndecidedList.decisions(in: Array(text.utf8)) }
    #expect(refusal?.message.hasPrefix(message) == true)
  }
}

import Findings
import MarkupReading
import Testing

@testable import DocumentMerging

@Suite struct StructuredMergeTests {
  /// A merge of three files: their name and contents, and the result.
  struct Example: Sendable, CustomTestStringConvertible {
    let name: String
    let base: String
    let ours: String
    let theirs: String
    let merged: String
    var undecided: [String] = []

    var testDescription: String { name }
  }

  private static let list =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//A\" \"http://a\">\n<plist>\n"

  /// A line of approved layouts.
  private static func line(_ view: String, _ x: Int) -> String {
    "{\"at\":\"se\",\"view\":\"\(view)\",\"frame\":[\(x),0,1,1]}\n"
  }

  static let examples = [
    Example(
      name: "Login.strings", base: "/* a */\n\"a\" = \"1\";\n\n/* b */\n\"b\" = \"2\";\n",
      ours: "/* a */\n\"a\" = \"x\";\n\n/* n */\n\"n\" = \"9\";\n\n/* b */\n\"b\" = \"2\";\n",
      theirs: "/* a */\n\"a\" = \"1\";\n\n/* m */\n\"m\" = \"8\";\n\n/* b */\n\"b\" = \"y\";\n\n\"c\" = \"3\";\n",
      merged:
        "/* a */\n\"a\" = \"x\";\n\n/* n */\n\"n\" = \"9\";\n\n/* m */\n\"m\" = \"8\";\n\n/* b */\n\"b\" = \"y\";\n\n\"c\" = \"3\";\n"
    ),
    Example(
      name: "Both.strings", base: "\"a\" = \"1\";\n\"b\" = \"2\";\n", ours: "\"a\" = \"2\";\n\"b\" = \"2\";\n",
      theirs: "\"a\" = \"3\";\n", merged: "\"a\" = \"2\";\n", undecided: ["\"a\": both sides changed the value"]),
    Example(
      name: "New.strings", base: "", ours: "\"a\" = \"2\";\n", theirs: "\"a\" = \"3\";\n", merged: "\"a\" = \"2\";\n",
      undecided: ["\"a\": both sides added the value"]),
    Example(
      name: "Gone.strings", base: "\"a\" = \"1\";\n\"b\" = \"2\";\n", ours: "\"b\" = \"2\";\n",
      theirs: "\"a\" = \"3\";\n\"b\" = \"2\";\n", merged: "\"b\" = \"2\";\n",
      undecided: ["\"a\": deleted in ours, changed in theirs"]),
    Example(
      name: "Texts.xcstrings", base: "{\n  \"strings\" : {\n    \"a\" : { \"x\" : 1 },\n    \"c\" : {\n\n    }\n  }\n}",
      ours: "{\n  \"strings\" : {\n    \"a\" : { \"x\" : 1 },\n    \"b\" : { },\n    \"c\" : {\n\n    }\n  }\n}",
      theirs:
        "{\n  \"strings\" : {\n    \"a\" : { \"x\" : 2, \"z\" : [1] },\n    \"c\" : {\n      \"k\" : true\n    }\n  }\n}",
      merged:
        "{\n  \"strings\" : {\n    \"a\" : { \"x\" : 2, \"z\" : [1] },\n    \"b\" : { },\n    \"c\" : {\n      \"k\" : true\n    }\n  }\n}"
    ),
    Example(
      name: "Contents.json",
      base: #"{"images":[{"idiom":"universal","scale":"1x"},{"idiom":"universal","scale":"2x"}]}"#,
      ours: #"{"images":[{"idiom":"universal","scale":"1x","filename":"a"},{"idiom":"universal","scale":"2x"}]}"#,
      theirs: #"{"images":[{"idiom":"universal","scale":"1x"},{"idiom":"universal","scale":"2x","filename":"b"}]}"#,
      merged:
        #"{"images":[{"idiom":"universal","scale":"1x","filename":"a"},{"idiom":"universal","scale":"2x","filename":"b"}]}"#
    ),
    Example(
      name: "Login.layout.jsonl", base: line("a", 1) + line("b", 2) + line("c", 3),
      ours: line("a", 9) + line("b", 2) + line("n", 4) + line("c", 3),
      theirs: line("a", 1) + line("b", 8) + line("m", 5),
      merged: line("a", 9) + line("b", 8) + line("n", 4) + line("m", 5)),
    Example(
      name: "Both.layout.jsonl", base: line("a", 1), ours: line("a", 2), theirs: line("a", 3), merged: line("a", 2),
      undecided: ["view 'a' of se: both sides changed the value"]),
    Example(
      name: "Counts.stringsdict", base: list + "<dict>\n<key>a</key>\n<string>1</string>\n</dict>\n</plist>\n",
      ours: list + "<dict>\n<key>a</key>\n<string>2</string>\n</dict>\n</plist>\n",
      theirs: list + "<dict>\n<key>a</key>\n<string>1</string>\n<key>b</key>\n<dict/>\n</dict>\n</plist>\n",
      merged: list + "<dict>\n<key>a</key>\n<string>2</string>\n<key>b</key>\n<dict/>\n</dict>\n</plist>\n"),
    Example(
      name: "Login.scene.yaml",
      base: "scene: A\nviews:\n  box:\n    type: view\n    # in it\n    children:\n      a: { type: label }\n",
      ours:
        "scene: A\nviews:\n  box:\n    type: view\n    color: red\n    # in it\n    children:\n      a: { type: label }\n",
      theirs:
        "scene: B\nviews:\n  box:\n    type: view\n    # in it\n    children:\n      a: { type: label }\n      b: { type: label }\n",
      merged:
        "scene: B\nviews:\n  box:\n    type: view\n    color: red\n    # in it\n    children:\n      a: { type: label }\n      b: { type: label }\n"
    ),
  ]

  @Test(arguments: examples)
  func `the merged file contains the changes of both sides`(example: Example) throws {
    let versions = MergeInput(base: example.base, ours: example.ours, theirs: example.theirs).map { Array($0.utf8) }
    let kind = try #require(MergedFileKind(path: example.name))
    let merged = try FileMerge.merged(versions, of: kind, path: example.name, deciding: MergeDecisions(favoring: .ours))
    #expect(String(decoding: merged.bytes, as: UTF8.self) == example.merged)
    #expect(merged.undecided.map(\.text) == example.undecided)
  }

  @Test func `translations in UTF-16 keep their encoding`() throws {
    let encoding = TextEncoding.utf16(isLittleEndian: true)
    let versions = MergeInput(
      base: "\"a\" = \"ü\";\n", ours: "\"a\" = \"ö\";\n", theirs: "\"a\" = \"ü\";\n\"b\" = \"ß\";\n"
    )
    .map { encoding.encoded(Array($0.utf8)) }
    let merged = try FileMerge.merged(
      versions, of: .strings, path: "a.strings", deciding: MergeDecisions(favoring: .ours))
    #expect(merged.bytes == encoding.encoded(Array("\"a\" = \"ö\";\n\"b\" = \"ß\";\n".utf8)))
  }

  @Test(arguments: [
    ("a.strings", "\"a\" = \"1\"", "theirs: not in the format that the tool writes", 1),
    ("a.strings", "<<<<<<< HEAD\n\"a\" = \"1\";\n=======\n", "theirs: unresolved merge conflict", 1),
    ("Contents.json", "{\"a\":1", "theirs: not in the format that the tool writes", 1),
  ])
  func `damaged files are refused with a location`(name: String, theirs: String, message: String, line: Int) throws {
    let kind = try #require(MergedFileKind(path: name))
    let good = kind == .strings ? "\"a\" = \"2\";\n" : "{}"
    let versions = MergeInput(base: good, ours: good, theirs: theirs).map { Array($0.utf8) }
    let error = #expect(throws: MergeRefusal.self) {
      try FileMerge.merged(versions, of: kind, path: name, deciding: MergeDecisions(favoring: .ours))
    }
    #expect(error?.message == message && error?.source?.line == line)
  }
}

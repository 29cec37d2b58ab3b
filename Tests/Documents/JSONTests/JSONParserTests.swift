import LayoutTestSupport
import Testing

@testable import JSON

@Suite struct JSONParserTests {
  private func value(_ text: String) throws(JSONError) -> JSONValue { try JSONParser.value(in: Array(text.utf8)) }

  /// Returns the message for a text that is not valid JSON, with the number of bytes before the error.
  private func message(_ text: String) -> String {
    do throws(JSONError) {
      _ = try value(text)
      return "read"
    } catch {
      return "\(error.offset): \(error.message)"
    }
  }

  @Test func `every kind of value is read`() throws {
    let value = try value(#" {"a": [1, -2.5e1, true, false, null], "b": {}, "c": [], "a": "second"} "#)
    #expect(value["a"]?.elements == [.number(1), .number(-25), .boolean(true), .boolean(false), .null])
    #expect(value["b"] == .object([]) && value["c"] == .array([]) && value["d"] == nil)
    #expect(value.members.map(\.key) == ["a", "b", "c", "a"])
    #expect(value.members.map(\.offset) == [2, 39, 48, 57])
  }

  @Test(arguments: [
    (#""é\"\\\/\n""#, "é\"\\/\n"), (#""\u00e9\ud83d\ude00""#, "é😀"), (#""\ud83d!\ude00""#, "\u{FFFD}!\u{FFFD}"),
    (#""\ud83d""#, "\u{FFFD}"), (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
  ])
  func `escapes are resolved, halves of pairs are replaced`(text: String, expected: String) throws {
    try expect(value(text).string, is: expected)
  }

  @Test(arguments: [
    ("", "0: a value is missing here"), ("{\"a\" 1}", "5: ':' is missing here"), ("[1 2]", "3: ']' is missing here"),
    ("{\"a\":1,}", "7: a text in quotation marks is missing here"),
    ("[1]]", "3: there is more after the end of the value"),
    ("\"abc", "0: the text is not closed"), ("\"\\u12\"", "1: \\u needs four hexadecimal digits"),
    ("\"\\q\"", "1: this escape is not known"), ("\"\\", "2: the text ends within an escape"),
    ("\"a\nb\"", "2: a text holds a line break or another control character"), ("-", "0: this is no number"),
    ("1e999", "0: this is no number"), ("nul", "0: a value is missing here"),
  ])
  func `what is no JSON has a place`(text: String, expected: String) {
    #expect(message(text) == expected)
  }

  @Test func `nesting has a limit`() {
    func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(message(nested(64)) == "read")
    #expect(message(nested(65)) == "64: values lie more than 64 deep in each other")
    #expect(message(nested(1_000_000)).hasSuffix("deep in each other"))
  }
}

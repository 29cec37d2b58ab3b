import LayoutTestSupport
import Testing

@testable import JSON

@Suite struct JSONParserTests {
  private func value(_ text: String) throws(JSONError) -> JSONValue { try JSONParser.value(in: Array(text.utf8)) }

  /// Returns the message for a string that is not valid JSON, with the number of bytes before the error.
  private func message(_ text: String) -> String {
    do throws(JSONError) {
      _ = try value(text)
      return "read"
    } catch {
      return "\(error.offset): \(error.message)"
    }
  }

  @Test func `every kind of JSON value is read`() throws {
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
  func `escapes are resolved, and lone surrogates are replaced`(text: String, expected: String) throws {
    try expect(value(text).string, is: expected)
  }

  @Test(arguments: [
    ("", "0: expected a value"), ("{\"a\" 1}", "5: expected ':'"), ("[1 2]", "3: expected ']'"),
    ("{\"a\":1,}", "7: expected a string in quotation marks"),
    ("[1]]", "3: unexpected text after the value"),
    ("\"abc", "0: unterminated string"), ("\"\\u12\"", "1: \\u requires four hexadecimal digits"),
    ("\"\\q\"", "1: unknown escape sequence"), ("\"\\", "2: the string ends within an escape sequence"),
    ("\"a\nb\"", "2: a string contains a line break or another control character"), ("-", "0: invalid number"),
    ("1e999", "0: invalid number"), ("nul", "0: expected a value"),
  ])
  func `a JSON error has a location`(text: String, expected: String) {
    #expect(message(text) == expected)
  }

  @Test func `the nesting of values has a limit`() {
    func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(message(nested(64)) == "read")
    #expect(message(nested(65)) == "64: values are nested more than 64 levels deep")
    #expect(message(nested(1_000_000)).hasSuffix("levels deep"))
  }
}

import Foundation
import JSON
import LayoutTestSupport
import Testing

@Suite struct JSONWriterTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-2.25, "-2.25"), (1.0 / 3, "0.3333"),
    (0.00004, "0"), (-0.00004, "0"), (0.00006, "0.0001"), (2.99999, "3"), (-0.99996, "-1"), (100.0101, "100.0101"),
    (0.05, "0.05"), (123456789.5, "123456789.5"), (1e13, "10000000000000"), (99_999_999_999_999, "99999999999999"),
    (1e14, "null"), (-1e300, "null"), (.infinity, "null"), (.nan, "null"),
    (.leastNonzeroMagnitude, "0"),
  ])
  func `a number is written in its shortest form without an exponent`(number: Double, text: String) {
    #expect(JSONValue.number(number).line == text)
  }

  @Test(arguments: [
    ("", #""""#), ("a\"b\\c", #""a\"b\\c""#), ("line\nline\r\ttab", #""line\nline\r\ttab""#),
    ("</script><b>", #""\u003c/script>\u003cb>""#), ("\u{2028}\u{2029}", #""\u2028\u2029""#),
    ("\0\u{1}\u{1F}\u{7F}", #""\u0000\u0001\u001f\u007f""#), ("🙂 مرحبا 日本", #""🙂 مرحبا 日本""#),
    ("e\u{301}👩‍👩‍👧", "\"e\u{301}👩‍👩‍👧\""), ("\u{202E}gnp\u{9B}", #""\u202egnp\u009b""#),
    ("a\u{E0041}##[b]", #""a\udb40\udc41#\u0023[b]""#),
  ])
  func `a string is escaped for JSON and for scripts`(string: String, text: String) {
    #expect(JSONValue.string(string).line == text)
  }

  @Test func `a shallow object is on one line, and a deep one on several`() {
    let value: JSONValue = [
      "name": "a", "empty": [], "none": .null, "rect": [1, 2.5, true],
      "views": [["name": "b", "frame": [1, 2]], "x"],
      "flat": ["k": 1],
    ]
    #expect(
      value.lines() == """
        {
          "name": "a",
          "empty": [],
          "none": null,
          "rect": [1,2.5,true],
          "views": [
            {"name":"b","frame":[1,2]},
            "x"
          ],
          "flat": {"k":1}
        }
        """)
    #expect(
      value.line
        == #"{"name":"a","empty":[],"none":null,"rect":[1,2.5,true],"views":[{"name":"b","frame":[1,2]},"x"],"flat":{"k":1}}"#
    )
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `another reader reads the same value from one line and from several`(seed: UInt64) throws {
    var generator = SeededRandomNumberGenerator(seed: seed)
    let value = Self.randomValue(depth: 4, &generator)
    #expect(try JSONParser.value(in: Array(value.lines().utf8)) == value)
    let line = try JSONSerialization.jsonObject(with: Data(value.line.utf8), options: .fragmentsAllowed)
    let lines = try JSONSerialization.jsonObject(with: Data(value.lines().utf8), options: .fragmentsAllowed)
    #expect((line as? NSObject) == (lines as? NSObject))
    #expect(Self.value(line) == Self.sorted(value))
  }

  private static func randomValue(depth: Int, _ generator: inout SeededRandomNumberGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &generator) {
    case 0: .null
    case 1: .boolean(.random(using: &generator))
    case 2: .number(Double(Int.random(in: -1_000_000...1_000_000, using: &generator)) / 16)
    case 3: .string(randomString(&generator))
    case 4:
      .array((0..<Int.random(in: 0..<5, using: &generator)).map { _ in randomValue(depth: depth - 1, &generator) })
    default:
      .object(
        (0..<Int.random(in: 0..<5, using: &generator)).map {
          .init("\($0)\(randomString(&generator))", randomValue(depth: depth - 1, &generator))
        })
    }
  }

  private static func randomString(_ generator: inout SeededRandomNumberGenerator) -> String {
    let scalars: [Unicode.Scalar] = ["a", "\"", "\\", "/", "<", "\n", "\u{0}", "\u{2028}", "é", "م", "🙂", "\u{200D}"]
    var string = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0..<8, using: &generator) {
      string.append(scalars.randomElement(using: &generator) ?? "a")
    }
    return String(string)
  }

  /// The value that Foundation read as one of ours, with its keys in order.
  private static func value(_ any: Any) -> JSONValue {
    switch any {
    case is NSNull: .null
    case let array as [Any]: .array(array.map(value))
    case let object as [String: Any]:
      .object(object.sorted { $0.key < $1.key }.map { .init($0.key, value($0.value)) })
    case let string as String: .string(string)
    case let number as NSNumber:
      isBoolean(number) ? .boolean(number.boolValue) : .number((number.doubleValue * 10_000).rounded())
    default: .string("unexpected \(any)")
    }
  }

  private static func sorted(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let elements): .array(elements.map(sorted))
    case .object(let members):
      .object(members.sorted { $0.key < $1.key }.map { .init($0.key, sorted($0.value)) })
    case .number(let number): .number((number * 10_000).rounded())
    default: value
    }
  }

  /// Foundation reads booleans as numbers of a type of their own.
  private static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }

  @Test func `a prewritten value is inserted as if it had been written in place`() {
    let scene: JSONValue = ["name": "a", "layouts": [["size": [1, 2]], ["views": [["frame": [0, 0]]]]]]
    let written = JSONValue.written(scene.lines(indentation: 2))
    let whole: JSONValue = ["totals": ["ok": 2], "scenes": [scene, scene]]
    let parts: JSONValue = ["totals": ["ok": 2], "scenes": [written, written]]
    #expect(parts.lines() == whole.lines())
  }
}

import Findings
import LayoutTestSupport
import Scenes
import Testing
import Typography

@testable import DocumentResources

/// Tables of strings in property lists.
@Suite struct PropertyListTests {
  /// A binary property list as Apple's tools write it, with a number and three texts: one outside ASCII and one long.
  static let binary: [UInt8] = bytes(
    """
    62706c6973743030d40102030405060708566c2e746578745f10106b2e61747472696275746564546578745d622e6e6f
    726d616c5469746c65516e5548616c6c6f670047007200f600df0065002027135f101b57656974657220787878787878
    787878787878787878787878787810050811182b393b41506e0000000000000101000000000000000900000000000000
    000000000000000070
    """)

  private static func bytes(_ digits: String) -> [UInt8] {
    let digits = digits.compactMap { $0.hexDigitValue }
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }

  private static func plist(_ content: String) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">\(content)</plist>
      """.utf8)
  }

  private func strings(_ contents: [UInt8], _ name: String = "Main.strings") -> DocumentStrings {
    DocumentStrings(
      SiblingResources(
        tables: [SiblingResources.Table(path: "de.lproj/\(name)", language: "de", contents: contents)]))
  }

  @Test func `texts of a binary property list are read`() {
    let strings = strings(Self.binary)
    expect(strings.text("Hello", id: "l", ["text"]).text(in: "de"), is: "Hallo")
    expect(strings.text("Size", id: "k", ["attributedText"]).text(in: "de"), is: "Größe ✓")
    expect(strings.text("Next", id: "b", ["normalTitle"]).text(in: "de"), is: "Weiter xxxxxxxxxxxxxxxxxxxx")
    #expect(strings.findings == [] && strings.locales == ["en", "de"])
  }

  @Test func `texts of an XML property list are read`() {
    let strings = strings(Self.plist("<dict><key>l.text</key><string>Ja &amp; nein</string></dict>"))
    expect(strings.text("Yes", id: "l", ["text"]).text(in: "de"), is: "Ja & nein")
    expect(strings.findings, is: [])
  }

  @Test func `of the plural variants, the one for 'other' is used`() {
    let entry = """
      <dict><key>l.text</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@cars@ hier</string>
      <key>cars</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>one</key><string>Ein Auto</string><key>other</key><string>%d Autos</string></dict></dict>
      <key>k.text</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>9</key><string>kurz</string><key>20</key><string>lang</string></dict></dict></dict>
      """
    let strings = strings(Self.plist(entry), "Main.stringsdict")
    expect(strings.text("Cars", id: "l", ["text"]).text(in: "de"), is: "%d Autos hier")
    expect(strings.text("Long", id: "k", ["text"]).text(in: "de"), is: "lang")
  }

  @Test func `plural variants that refer to each other do not grow without bound`() {
    let variables = (0..<60).map {
      "<key>v\($0)</key><dict><key>other</key><string>%#@v\($0 + 1)@%#@v\($0 + 1)@</string></dict>"
    }
    let entry = """
      <dict><key>l.text</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v0@</string>
      \(variables.joined())</dict></dict>
      """
    let text = strings(Self.plist(entry), "Main.stringsdict").text("Hello", id: "l", ["text"]).text(in: "de")
    #expect(text.hasPrefix("%#@v8@%#@v8@") && text.utf8.count < 4200)
  }

  @Test func `a text that a small binary list repeats is read only once`() {
    let (size, count) = (100_000, 60_000)
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    var bytes = Array("bplist00".utf8) + [0x5F, 0x12] + number(size, 4) + Array(repeating: 0x61, count: size)
    let array = bytes.count
    bytes += [0xAF, 0x12] + number(count, 4) + Array(repeating: 0, count: count)
    let table = bytes.count
    bytes += number(8, 4) + number(array, 4) + [0, 0, 0, 0, 0, 0, 4, 1] + number(2, 8) + number(1, 8)
    #expect(throws: PropertyList.Damage.self) { try PropertyList.value(in: bytes + number(table, 8)) }
  }

  @Test func `a negative number is read from both forms of property lists`() throws {
    let binary = Self.bytes(
      "62706c6973743030 13fffffffffffffffe 08 0000000000000101 0000000000000001 0000000000000000 0000000000000011")
    #expect(try PropertyList.value(in: binary) == .integer(-2))
    #expect(try PropertyList.value(in: Self.plist("<integer>-2</integer>")) == .integer(-2))
  }

  @Test func `a property list that declares entities is rejected with a warning`() {
    let bomb = "<?xml version=\"1.0\"?><!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict/></plist>"
    expect(strings(Array(bomb.utf8)).findings.map(\.code), is: ["invalid-strings"])
    expect(strings(Self.plist("<dict>")).findings.map(\.code), is: ["invalid-strings"])
  }

  @Test func `damaged binary lists give a warning or their intact part, and never trap`() {
    for count in 8..<Self.binary.count {
      expect(strings(Array(Self.binary.prefix(count))).findings.map(\.code), is: ["invalid-strings"])
    }
    var random = SeededRandomNumberGenerator(seed: 7)
    for _ in 0..<5000 {
      var damaged = Self.binary
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        damaged[Int.random(in: 8..<damaged.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      #expect(strings(damaged).findings.allSatisfy { $0.severity == .warning })
    }
  }

  @Test func `reading a list whose dictionary contains itself terminates`() {
    // One object: a dictionary with one entry whose key and value are the dictionary itself.
    var bytes = BinaryPropertyList.magic + [0xD1, 0, 0, 8]
    bytes += [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 1] + [UInt8](repeating: 0, count: 8)
    bytes += [0, 0, 0, 0, 0, 0, 0, 11]
    expect(strings(bytes).findings.map(\.code), is: ["invalid-strings"])
  }
}

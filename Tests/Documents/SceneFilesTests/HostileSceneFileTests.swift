import DocumentTestSupport
import Findings
import HostFiles
import LayoutTestSupport
import MarkupReading
import SceneDocuments
import Scenes
import Testing

/// Malicious or damaged files.
@Suite struct HostileSceneFileTests {
  @Test func `the nesting of a document is limited`() {
    let text = "format: 1\nviews: " + String(repeating: "[", count: 100_000)
    #expect(
      SceneFile.messages(text).hasPrefix(
        "test.scene.yaml:2:71: error: nested more than 64 levels deep [document-limit]"))
  }

  @Test func `no location is beyond the end of a document`() {
    #expect(
      SceneFile.messages(Array("--- \n".utf8)).hasPrefix(
        "test.scene.yaml:2:1: error: a scene needs keys with values, such as 'key: value' [wrong-type]"))
  }

  @Test func `the nesting of views is limited`() {
    let text = "format: 1\nviews: " + String(repeating: "{ a: { views: ", count: 1000)
    #expect(SceneFile.messages(text).contains("nested more than 64 levels deep [document-limit]"))
  }

  @Test func `aliases of aliases do not exhaust memory`() {
    var text = "format: 1\na: &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n"
    for (name, next) in zip("abcdefgh", "bcdefghi") {
      text += "\(next): &\(next) [\(Array(repeating: "*\(name)", count: 10).joined(separator: ", "))]\n"
    }
    #expect(
      SceneFile.messages(text).contains("more than 250000 values after all aliases are replaced [document-limit]"))
  }

  @Test func `a value cannot contain itself`() {
    #expect(SceneFile.messages("format: 1\nviews: &v { a: *v }").contains("unknown anchor '&v'"))
  }

  @Test func `the number of values in a document is limited`() {
    let text = "format: 1\nscene: [" + String(repeating: "1,", count: 600_000) + "]"
    #expect(SceneFile.messages(text).contains("more than 500000 values in one document [document-limit]"))
  }

  @Test func `the size of a document is limited`() {
    let bytes = [UInt8](repeating: UInt8(ascii: "#"), count: 9 << 20)
    #expect(
      SceneFile.messages(bytes)
        == "test.scene.yaml:1:1: error: the document has 9437184 bytes; the limit is 8388608 [document-limit]")
  }

  @Test func `the number of devices and locales of a scene is limited`() {
    let numbers = (1...300).map(String.init).joined(separator: ", ")
    #expect(
      SceneFile.messages("format: 1\nsize: { width: [\(numbers)], height: [\(numbers)] }")
        .contains("a scene can have at most 3000 devices or sizes [document-limit]"))
    let locales = Array(repeating: "en", count: 101).joined(separator: ", ")
    #expect(
      SceneFile.messages("format: 1\nlocales: [\(locales)]").contains(
        "a scene can have at most 100 locales [document-limit]"))
  }

  @Test func `the number of states and layouts of a scene is limited`() {
    let states = (0..<101).map { "s\($0)" }.joined(separator: ", ")
    #expect(
      SceneFile.messages("format: 1\nstates: [\(states)]")
        .hasPrefix("test.scene.yaml:2:9: error: a scene can have at most 100 states [document-limit]"))
    let locales = (0..<90).map { "l\($0)" }.joined(separator: ", ")
    let few = (0..<90).map { "s\($0)" }.joined(separator: ", ")
    let text = "format: 1\ndevices: all\nlocales: [\(locales)]\nstates: [\(few)]\n"
    #expect(SceneFile.messages(text).contains("the scene requests 442260 layouts; the limit is 10000"))
  }

  @Test func `invalid UTF-8 has a location`() {
    #expect(
      SceneFile.messages(Array("format: 1\nscene: Mü".utf8) + [0xFF] + Array("n".utf8)) == """
        test.scene.yaml:2:10: error: invalid UTF-8 byte [invalid-utf8]
            scene: Mü\u{FFFD}n
                     ^ save the file as UTF-8
        """)
    #expect(SceneFile.messages(Array("é".utf8.dropLast())).hasPrefix("test.scene.yaml:1:1: error: invalid UTF-8 byte"))
  }

  @Test func `control characters are not passed on to the terminal`() {
    let messages = SceneFile.messages("format: 1\nscene: \"\u{1B}[2J\"\nviews: { \"\\e[31m\": }")
    #expect(!messages.unicodeScalars.contains("\u{1B}"))
    #expect(messages.hasPrefix("test.scene.yaml:2:9: error: control characters are not allowed [yaml-syntax]"))
  }

  @Test func `deep parentheses and long chains do not exhaust the stack`() throws {
    let deep = "a.width == " + String(repeating: "(", count: 50_000)
    #expect(
      SceneFile.messages("format: 1\nviews: { a: }\nconstraints: ['\(deep)']").contains(
        "parentheses are nested too deeply"))
    let chain = "a.width" + String(repeating: " == a.width", count: 20_000)
    try expect(SceneFile.scene("format: 1\nviews: { a: }\nconstraints: ['\(chain)']").constraints.count, is: 20_000)
  }

  @Test(arguments: Example.names)
  func `randomly damaged files never trap`(name: String) throws {
    let original = try Example.bytes(name)
    var generator = SeededRandomNumberGenerator(seed: 7)
    let pieces = ["[", "{", ": ", "- ", "&a ", "*a", "\"", "==", "|", "#", "\t", "\n", "1e400", "(", "$", "\u{0}", "é"]
      .map { Array($0.utf8) }
    for _ in 0..<400 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...20, using: &generator)))
        case 1: bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
        default: bytes.insert(contentsOf: pieces.randomElement(using: &generator) ?? [], at: place)
        }
        if bytes.isEmpty { bytes = original }
      }
      do throws(DocumentError) {
        _ = try SceneDocument.yaml.scenes(in: bytes, path: "test.scene.yaml")
      } catch {
        #expect(error.findings.contains { $0.severity == .error })
        #expect(error.findings.allSatisfy { $0.source != nil })
      }
    }
  }
}

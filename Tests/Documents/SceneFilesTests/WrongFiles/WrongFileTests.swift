import DocumentTestSupport
import LayoutTestSupport
import Testing

/// Whole messages about files that are wrong.
@Suite struct WrongFileTests {
  @Test(arguments: WrongFile.scenes + WrongFile.views + WrongFile.constraints + WrongFile.yaml)
  func `every mistake of a file is shown where it is`(_ example: WrongFile) {
    #expect(SceneFile.messages(example.text) == example.messages)
  }
}

/// A scene file that is wrong, with everything that is said of it.
struct WrongFile: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  let messages: String

  /// A file, and the messages in full.
  init(_ name: String, _ text: String, _ messages: String) {
    self.name = name
    self.text = text
    self.messages = messages
  }

  /// A file with marks, and what is said of the marked parts, as in `MarkedText`.
  init(_ name: String, marked: String, _ lines: String...) {
    let file = MarkedText(marked)
    self.init(name, file.text, file.messages(lines, path: "test.scene.yaml"))
  }

  var testDescription: String { name }
}

import DocumentTestSupport
import LayoutTestSupport
import Testing

/// Full messages about wrong files.
@Suite struct WrongFileTests {
  @Test(arguments: WrongFile.scenes + WrongFile.views + WrongFile.constraints + WrongFile.yaml)
  func `every error in a file is shown at its location`(_ example: WrongFile) {
    expect(SceneFile.messages(example.text), is: example.messages)
  }
}

/// A wrong scene file with all messages about it.
struct WrongFile: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  let messages: String

  /// Creates a file with its full messages.
  init(_ name: String, _ text: String, _ messages: String) {
    self.name = name
    self.text = text
    self.messages = messages
  }

  /// Creates a file with marks and the messages about the marked parts, as in `MarkedText`.
  init(_ name: String, marked: String, _ lines: String...) {
    let file = MarkedText(marked)
    self.init(name, file.text, file.messages(lines, path: "test.scene.yaml"))
  }

  var testDescription: String { name }
}

import Testing

/// A scene file that is wrong, or the part of one that is, with everything that is said of it.
struct WrongFile: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  let messages: String

  init(_ name: String, _ text: String, _ messages: String) {
    self.name = name
    self.text = text
    self.messages = messages
  }

  var testDescription: String { name }
}

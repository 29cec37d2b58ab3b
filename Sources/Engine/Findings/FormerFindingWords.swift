/// The words that the first format of accepted findings used to recognize a message. They are frozen: no rule uses
/// them, and rewording a message changes nothing here.
package enum FormerFindingWords {
  /// Returns the kind of a message of that format. Nil if its rule never had these words, so that the message may be of
  /// any kind.
  package static func kind(of message: String, rule: String) -> String? {
    guard let kinds = kinds[rule] else { return "" }
    return kinds[pattern(of: message)]
  }

  /// The kinds of rules with several kinds, by their former words.
  private static let kinds: [String: [String: String]] = [
    "ambiguous": ["needs constraints for": "", "is open as well": "follower"],
    "conflict": [
      "constraints cannot hold together": "", "a constraint cannot hold in this layout": "single",
      "more sets of constraints cannot hold together": "more",
      "one more set of constraints cannot hold together": "more", "is left out as well": "follower",
      "of is left out as well": "follower",
      "a constraint cannot hold in this layout as they are saved code may change": "left-to-code",
      "constraints cannot hold together as they are saved code may change": "left-to-code",
      "sets of constraints cannot hold together as they are saved code may change": "sets-left-to-code",
    ],
    "class-name": [
      "has the storyboard identifier and the class": "", "has the reuse identifier and the class": "",
      "the file is called and its class": "file",
    ],
    "launch-screen": [
      "of a launch screen has the class": "",
      "the runtime attribute of has no effect in a launch screen": "runtime-attribute",
    ],
    "off-screen": ["lies off the screen at": "", "lies mostly off the screen": "mostly"],
    "truncated": ["the text of is cut off": "", "the placeholder of is cut off": "placeholder"],
    "expectation": [:],
    "repeated-constraint": ["Redundant constraint": "", "Shared constraint in both sets": "in-variant"],
    "reuse-identifier": [
      "has the reuse identifier of": "", "is a prototype without a reuse identifier": "missing",
    ],
    "segue-identifier": [
      "two segues of have the identifier": "",
      "a segue of has no identifier that code could perform it by": "missing",
    ],
    "work-limit": [
      "the layout takes more work to solve than it may and was given up": "",
      "to tell what holds the views of the layout takes more work than it may and was given up": "explanation",
      "the scene takes more work to follow through all sizes than it may and was given up": "sweep",
    ],
  ]

  /// Returns a message without quoted names, brackets, numbers, and the list after a colon.
  private static func pattern(of message: String) -> String {
    var words: [Character] = []
    var closing: Character?
    for character in message {
      if let end = closing {
        if character == end { closing = nil }
      } else if character == "'" || character == "(" {
        closing = character == "(" ? ")" : "'"
      } else if character == ":" {
        break
      } else if character.isLetter || character == " " {
        words.append(character)
      }
    }
    return String(words).split(separator: " ").joined(separator: " ")
  }

  /// Returns a message with each number replaced by `#`.
  static func withoutNumbers(_ message: String) -> String {
    var result = ""
    for character in message {
      let isDigit = character.isASCII && character.isNumber
      if !isDigit {
        if character == ".", result.last == "#" { continue }
        result.append(character)
      } else if result.last != "#" {
        result.append("#")
      }
    }
    return result
  }
}

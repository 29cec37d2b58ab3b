package import Findings

extension FindingCode {
  /// The codes for invalid words and numbers in scene files and configurations.
  package static let values: [FindingCode] = [
    .unknownType, .unknownValue, .unknownStyle, .unknownColor, .unknownFile, .unknownString, .unknownGroup,
    .numberOutOfRange, .invalidInsets,
    .invalidSetting,
  ]

  static let unknownType = FindingCode(
    "unknown-type", .error, "There is no such type of views.", why: "It is not known how to draw and to measure it.",
    mend: "docs/scene-format.md lists the types. `other` is a hatched box for anything else.",
    example: """
      format: 1
      views: { a: { type: lable } }
      """)
  static let unknownValue = FindingCode(
    "unknown-value", .error, "There is no such word for this key.", why: "What was meant cannot be guessed.",
    mend: "Take one of the words that the message names.",
    example: """
      format: 1
      textSizes: [XXXXL]
      """)
  static let unknownStyle = FindingCode(
    "unknown-style", .error, "There is no such text style or weight.", why: "The size of the text would be a guess.",
    mend:
      "The styles are those of iOS: `largeTitle`, `title1` to `title3`, `headline`, `body`, `caption2` and so on.",
    example: """
      format: 1
      views: { a: { type: label, text: Hello, style: title9 } }
      """)
  static let unknownColor = FindingCode(
    "unknown-color", .error, "There is no such colour.", why: "What was meant cannot be guessed.",
    mend: "Write a colour of iOS (`tint`, `label`, `gray5`) or its components: `\"#RRGGBB\"`, in quotes.",
    example: """
      format: 1
      views: { a: { color: bleu } }
      """)
  static let unknownFile = FindingCode(
    "unknown-file", .error, "A file that the scene names is not there.",
    why: "Its texts, or the scene for landscape, would be missing.",
    mend: """
      Paths are counted from the folder of the scene. Strings are in `.strings` and `.xcstrings` files, scenes in
      `.scene.yaml` files.
      """,
    example: """
      format: 1
      strings: Localizable.txt
      """)
  static let unknownString = FindingCode(
    "unknown-string", .error, "There is no text with this key in `strings`.",
    why: "The view would have nothing to show.",
    mend: "Add the text, or correct the key. A text that begins with a dollar sign is written `$$`.",
    example: """
      format: 1
      views: { a: { type: label, text: $title } }
      """)
  static let unknownGroup = FindingCode(
    "unknown-group", .error, "There is no group of constraints with this name.",
    why: "A variant that takes away what is not there leaves something else in place.",
    mend: "Groups are the keys below `constraints`; correct the name.",
    example: """
      format: 1
      views: { a: { size: 20 } }
      constraints: { page: [a.top == superview.top] }
      variants:
        landscape: { remove: [pgae] }
      """)
  static let numberOutOfRange = FindingCode(
    "number-out-of-range", .error, "A number is larger or smaller than it may be.",
    why: "Larger numbers than any screen has make the arithmetic inexact.",
    mend: "The message names the limit.",
    example: """
      format: 1
      views: { a: { width: 1e12 } }
      """)
  static let invalidInsets = FindingCode(
    "invalid-insets", .error, "Insets mix leading and trailing with left and right.",
    why: "In a language that reads from right to left they would contradict each other.",
    mend: "Write `leading` and `trailing`, or `left` and `right`.",
    example: """
      format: 1
      views: { a: { margins: { leading: 8, right: 8 } } }
      """)
  /// A value that an option of the configuration does not accept.
  package static let invalidSetting = FindingCode(
    "invalid-setting", .error, "The configuration gives an option a value that it does not take.",
    why: "A setting that is skipped would hold for nobody, and nobody would know.",
    mend: "Write what the message says; `render-layouts config` shows what holds.",
    example: """
      device: [iPhone 99]
      """)
}

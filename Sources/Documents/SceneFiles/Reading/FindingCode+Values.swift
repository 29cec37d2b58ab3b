package import Findings

extension FindingCode {
  /// The codes for invalid words and numbers in scene files and configurations.
  package static let values: [FindingCode] = [
    .unknownType, .unknownValue, .unknownStyle, .unknownColor, .unknownFile, .unknownString, .unknownGroup,
    .numberOutOfRange, .invalidInsets,
    .invalidSetting,
  ]

  static let unknownType = FindingCode(
    "unknown-type", .error, "A view type is unknown.", why: "The tool does not know how to draw and measure it.",
    mend: "docs/scene-format.md lists the types. `other` is a hatched box for anything else.",
    example: """
      format: 1
      views: { a: { type: lable } }
      """)
  static let unknownValue = FindingCode(
    "unknown-value", .error, "A value is not one of the words that this key accepts.",
    why: "The tool does not guess what was meant.",
    mend: "Use one of the words that the message names.",
    example: """
      format: 1
      textSizes: [XXXXL]
      """)
  static let unknownStyle = FindingCode(
    "unknown-style", .error, "A text style or weight is unknown.", why: "The size of the text would be a guess.",
    mend:
      "The styles are iOS's: `largeTitle`, `title1` to `title3`, `headline`, `body`, `caption2` and so on.",
    example: """
      format: 1
      views: { a: { type: label, text: Hello, style: title9 } }
      """)
  static let unknownColor = FindingCode(
    "unknown-color", .error, "A color is unknown.", why: "The tool does not guess what was meant.",
    mend: "Write a color of iOS (`tint`, `label`, `gray5`) or its components: `\"#RRGGBB\"`, in quotes.",
    example: """
      format: 1
      views: { a: { color: bleu } }
      """)
  package static let unknownFile = FindingCode(
    "unknown-file", .error, "A file that the scene names does not exist.",
    why: "Its strings, or the landscape scene, would be missing.",
    mend: """
      Paths are relative to the folder of the scene. Strings are in `.strings` and `.xcstrings` files, scenes in
      `.scene.yaml` files.
      """,
    example: """
      format: 1
      strings: Localizable.txt
      """)
  static let unknownString = FindingCode(
    "unknown-string", .error, "No string has this key.",
    why: "The view would have nothing to show.",
    mend: "Add the text, or correct the key. Write `$$` to begin a text with a dollar sign.",
    example: """
      format: 1
      views: { a: { type: label, text: $title } }
      """)
  static let unknownGroup = FindingCode(
    "unknown-group", .error, "A group of constraints is unknown.",
    why: "A variant that removes an unknown group leaves another one in place.",
    mend: "Groups are the keys below `constraints`; correct the name.",
    example: """
      format: 1
      views: { a: { size: 20 } }
      constraints: { page: [a.top == superview.top] }
      variants:
        landscape: { remove: [pgae] }
      """)
  static let numberOutOfRange = FindingCode(
    "number-out-of-range", .error, "A number is outside its range.",
    why: "Numbers larger than any screen make the arithmetic inexact.",
    mend: "The message names the limit.",
    example: """
      format: 1
      views: { a: { width: 1e12 } }
      """)
  static let invalidInsets = FindingCode(
    "invalid-insets", .error, "Insets mix leading and trailing with left and right.",
    why: "In a language that is read from right to left they would contradict each other.",
    mend: "Write `leading` and `trailing`, or `left` and `right`.",
    example: """
      format: 1
      views: { a: { margins: { leading: 8, right: 8 } } }
      """)
  /// A value that an option of the configuration does not accept.
  package static let invalidSetting = FindingCode(
    "invalid-setting", .error, "The configuration gives an option an invalid value.",
    why: "If it were ignored, the setting would silently have no effect.",
    mend: "Write what the message suggests; `render-layouts config` shows the effective settings.",
    example: """
      device: [iPhone 99]
      """)
}

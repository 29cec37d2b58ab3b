package import Findings

extension FindingCode {
  /// The codes for the structure of scene files.
  package static let sceneFiles: [FindingCode] = [
    .landscapeScene, .unsupportedFormat, .missingKey, .unknownKey, .missingValue, .wrongType, .duplicateView,
    .reservedName, .invalidName, .unsupported, .unusedMetric, .unusedString, .unusedVariant,
  ]

  static let landscapeScene = FindingCode(
    "landscape-scene", .error, "A landscape scene names another landscape scene.",
    why: "Scenes that name each other would be read forever.",
    mend: "Remove `landscapeScene` in the one that is only shown in landscape.")
  static let unsupportedFormat = FindingCode(
    "unsupported-format", .error, "A scene file is in a format that this version does not support.",
    why: "A newer version may interpret it differently.",
    mend: "Write `format: 1`, or use a newer version of render-layouts.", example: "format: 2")
  static let missingKey = FindingCode(
    "missing-key", .error, "A required key is missing.",
    why: "Without it the scene cannot be laid out as intended.", mend: "Add the key that the message names.",
    example: "views: { a: { size: 20 } }")
  static let unknownKey = FindingCode(
    "unknown-key", .error, "A key is unknown.",
    why: "A misspelled key would silently have no effect, so it is an error.",
    mend:
      "Use the key that the message suggests, or look it up in docs/scene-format.md. The views of a scene are in "
      + "`views`.",
    example: """
      format: 1
      view: { a: { size: 20 } }
      """)
  static let missingValue = FindingCode(
    "missing-value", .error, "A key has no value, or an invalid one.",
    why: "The tool does not guess what was meant.", mend: "Write the value, or remove the key.",
    example: """
      format: 1
      views: { a: { size: 20 } }
      constraints:
        - a: { top: superview, leading: superview, inset: 8 }
      """)
  static let wrongType = FindingCode(
    "wrong-type", .error, "A list is used instead of a string, or the other way around.",
    why: "The tool does not guess what was meant.",
    mend: "Constraints are a list, one item per line after `- `; views are a mapping from names to values.",
    example: """
      format: 1
      views: [a, b]
      """)
  static let duplicateView = FindingCode(
    "duplicate-view", .error, "Two views of a scene have the same name.",
    why: "A constraint that names the view could mean either of them.",
    mend: "Names are unique in the whole scene, even in different superviews: rename one.",
    example: """
      format: 1
      views:
        left:  { views: { title: { type: label, text: A } } }
        right: { views: { title: { type: label, text: B } } }
      """)
  static let reservedName = FindingCode(
    "reserved-name", .error, "A view or metric has a reserved name.",
    why: "`superview`, `root`, `safeArea` and others have the same meaning in all scenes.",
    mend: "Choose another name.",
    example: """
      format: 1
      views: { safeArea: { size: 20 } }
      """)
  static let invalidName = FindingCode(
    "invalid-name", .error, "A name contains characters that equations and formats do not allow.",
    why: "Equations and visual formats could not refer to it.",
    mend: "Use letters, digits and `_`, and begin with a letter.",
    example: """
      format: 1
      views: { "my-view": { size: 20 } }
      """)
  static let unsupported = FindingCode(
    "unsupported", .error, "A part of the scene format is not supported yet.",
    why: "It is reported instead of being ignored silently.",
    mend: "Follow the hint, which shows what to write instead.")
  package static let unusedMetric = FindingCode(
    "unused-metric", .warning, "A metric is not used.",
    why: "Changing it has no effect. Often the number is still written out elsewhere.",
    mend: "Remove it, or use its name instead of the number.",
    example: """
      format: 1
      metrics: { gap: 8 }
      """)
  static let unusedString = FindingCode(
    "unused-string", .warning, "A string is not used.",
    why: "It is translated but never shown.", mend: "Remove it, or show it with `text: $key`.",
    example: """
      format: 1
      strings: { en: { title: Hello } }
      """)
  static let unusedVariant = FindingCode(
    "unused-variant", .warning, "A variant applies to none of the selected layouts of its scene.",
    why: "It has no effect, usually because of a mistake in its condition.",
    mend: "Correct its `when`, or add the device, language or text size to the scene.",
    example: """
      format: 1
      devices: [iPhone 8]
      variants:
        wide: { when: { idiom: pad } }
      """)
}

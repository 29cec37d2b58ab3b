package import Findings

extension FindingCode {
  /// The codes for the structure of scene files.
  package static let sceneFiles: [FindingCode] = [
    .landscapeScene, .unsupportedFormat, .missingKey, .unknownKey, .missingValue, .wrongType, .duplicateView,
    .reservedName, .invalidName, .unsupported, .unusedMetric, .unusedString, .unusedVariant,
  ]

  static let landscapeScene = FindingCode(
    "landscape-scene", .error, "A scene for landscape names another scene for landscape.",
    why: "Scenes that name each other would never end.",
    mend: "Remove `landscapeScene` in the one that is only shown sideways.")
  static let unsupportedFormat = FindingCode(
    "unsupported-format", .error, "A scene file is in a format that this version does not know.",
    why: "A newer version may understand it otherwise than this one would guess.",
    mend: "Write `format: 1`, or take a newer version of render-layouts.", example: "format: 2")
  static let missingKey = FindingCode(
    "missing-key", .error, "Something is not said that has to be.",
    why: "Without it nothing can be laid out as it was meant.", mend: "Add the key that the message names.",
    example: "views: { a: { size: 20 } }")
  static let unknownKey = FindingCode(
    "unknown-key", .error, "There is no such key at this place.",
    why: "A word that nobody reads would be a wish that never comes true, so misspelt keys are errors.",
    mend:
      "Take the key that the message proposes, or look for it in docs/scene-format.md. The views of a scene are in `views`.",
    example: """
      format: 1
      view: { a: { size: 20 } }
      """)
  static let missingValue = FindingCode(
    "missing-value", .error, "A key has nothing behind it, or not what it needs.",
    why: "What was meant cannot be guessed.", mend: "Write the value, or remove the key.",
    example: """
      format: 1
      views: { a: { size: 20 } }
      constraints:
        - a: { top: superview, leading: superview, inset: 8 }
      """)
  static let wrongType = FindingCode(
    "wrong-type", .error, "There is a list where a text belongs, or the other way round.",
    why: "What was meant cannot be guessed.",
    mend: "Constraints are a list, an item on each line after `- `; views are names with colons and values.",
    example: """
      format: 1
      views: [a, b]
      """)
  static let duplicateView = FindingCode(
    "duplicate-view", .error, "Two views of a scene have the same name.",
    why: "A constraint that names the view could mean either of them.",
    mend: "Names are unique in the whole scene, also in different superviews: rename one.",
    example: """
      format: 1
      views:
        left:  { views: { title: { type: label, text: A } } }
        right: { views: { title: { type: label, text: B } } }
      """)
  static let reservedName = FindingCode(
    "reserved-name", .error, "A view or metric is called by a word that means something else.",
    why: "`superview`, `root`, `safeArea` and others stand for the same things in all scenes.",
    mend: "Choose another name.",
    example: """
      format: 1
      views: { safeArea: { size: 20 } }
      """)
  static let invalidName = FindingCode(
    "invalid-name", .error, "A name has signs that names in equations and formats cannot have.",
    why: "Equations and visual formats could not speak of it.",
    mend: "Use letters, digits and `_`, and begin with a letter.",
    example: """
      format: 1
      views: { "my-view": { size: 20 } }
      """)
  static let unsupported = FindingCode(
    "unsupported", .error, "Something of the scene format is not read yet.",
    why: "It is better said than left out in silence.", mend: "Follow the hint, which says what to write instead.")
  package static let unusedMetric = FindingCode(
    "unused-metric", .warning, "Nothing uses a metric.",
    why: "Who changes it waits for an effect. Often the number still stands somewhere in its own right.",
    mend: "Remove it, or write its name where the number stands.",
    example: """
      format: 1
      metrics: { gap: 8 }
      """)
  static let unusedString = FindingCode(
    "unused-string", .warning, "No view shows a text of `strings`.",
    why: "It is translated for nothing.", mend: "Remove it, or show it with `text: $key`.",
    example: """
      format: 1
      strings: { en: { title: Hello } }
      """)
  static let unusedVariant = FindingCode(
    "unused-variant", .warning, "A variant applies to no layout of its scene, and to none that is asked for.",
    why: "What it says never holds, mostly because of a slip in its condition.",
    mend: "Correct its `when`, or add the device, language or text size to the scene.",
    example: """
      format: 1
      devices: [iPhone 8]
      variants:
        wide: { when: { idiom: pad } }
      """)
}

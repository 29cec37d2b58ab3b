extension RulePage {
  /// Words and numbers in scene files that mean nothing.
  package static let values = [
    RulePage(
      "unknown-type", "There is no such type of views.", why: "It is not known how to draw and to measure it.",
      mend: "docs/scene-format.md lists the types. `other` is a hatched box for anything else.",
      example: """
        format: 1
        views: { a: { type: lable } }
        """),
    RulePage(
      "unknown-value", "There is no such word for this key.", why: "What was meant cannot be guessed.",
      mend: "Take one of the words that the message names.",
      example: """
        format: 1
        textSizes: [XXXXL]
        """),
    RulePage(
      "unknown-style", "There is no such text style or weight.", why: "The size of the text would be a guess.",
      mend:
        "The styles are those of iOS: `largeTitle`, `title1` to `title3`, `headline`, `body`, `caption2` and so on.",
      example: """
        format: 1
        views: { a: { type: label, text: Hello, style: title9 } }
        """),
    RulePage(
      "unknown-color", "There is no such colour.", why: "What was meant cannot be guessed.",
      mend: "Write a colour of iOS (`tint`, `label`, `gray5`) or its components: `\"#RRGGBB\"`, in quotes.",
      example: """
        format: 1
        views: { a: { color: bleu } }
        """),
    RulePage(
      "invalid-setting", "The configuration gives an option a value that it does not take.",
      why: "A setting that is skipped would hold for nobody, and nobody would know.",
      mend: "Write what the message says; `render-layouts config` shows what holds.",
      example: """
        device: [iPhone 99]
        """),
    RulePage(
      "unknown-device", "There is no such device.",
      why: "A device that is taken for another one gives frames that nobody asked for.",
      mend: "`render-layouts devices` lists them. Own screens have a name, a width and a height.",
      example: """
        format: 1
        devices: [iPhone 99]
        """),
    RulePage(
      "unknown-file", "A file that the scene names is not there.",
      why: "Its texts, or the scene for landscape, would be missing.",
      mend: """
        Paths are counted from the folder of the scene. Strings are in `.strings` and `.xcstrings` files, scenes in
        `.scene.yaml` files.
        """,
      example: """
        format: 1
        strings: Localizable.txt
        """),
    RulePage(
      "unknown-locale", "This is no language.", why: "No text could be found for it.",
      mend: "Write a language, with its region or script where they matter: `en`, `pt-BR`, `zh-Hans`.",
      example: """
        format: 1
        locales: [English (US)]
        """),
    RulePage(
      "unknown-string", "There is no text with this key in `strings`.", why: "The view would have nothing to show.",
      mend: "Add the text, or correct the key. A text that begins with a dollar sign is written `$$`.",
      example: """
        format: 1
        views: { a: { type: label, text: $title } }
        """),
    RulePage(
      "unknown-group", "There is no group of constraints with this name.",
      why: "A variant that takes away what is not there leaves something else in place.",
      mend: "Groups are the keys below `constraints`; correct the name.",
      example: """
        format: 1
        views: { a: { size: 20 } }
        constraints: { page: [a.top == superview.top] }
        variants:
          landscape: { remove: [pgae] }
        """),
    RulePage(
      "invalid-number", "This is no number, or one that is not finite.",
      why: "Frames cannot be computed with it.",
      mend: "Write decimal numbers such as `12.5`. In storyboards the attribute is damaged: restore the document.",
      example: """
        format: 1
        metrics: { gap: 12px }
        """),
    RulePage(
      "number-out-of-range", "A number is larger or smaller than it may be.",
      why: "Larger numbers than any screen has make the arithmetic inexact.",
      mend: "The message names the limit.",
      example: """
        format: 1
        views: { a: { width: 1e12 } }
        """),
    RulePage(
      "invalid-insets", "Insets mix leading and trailing with left and right.",
      why: "In a language that reads from right to left they would contradict each other.",
      mend: "Write `leading` and `trailing`, or `left` and `right`.",
      example: """
        format: 1
        views: { a: { margins: { leading: 8, right: 8 } } }
        """),
    RulePage(
      "invalid-strings", "A table of translations has a mistake.",
      why: "Texts behind the mistake may be missing from the layouts.",
      mend: "Each line of a `.strings` table is `\"key\" = \"text\";`. Quotes inside a text need a backslash.",
      example: """
        "abc-12-xyz.text" = "Hello"
        """),
  ]
}

extension RulePage {
  /// What is wrong with how a scene file is put together.
  package static let sceneFiles = [
    RulePage(
      "unreadable", "A file cannot be read.",
      why: "What is in it is left out; other files are worked on all the same.",
      mend: "Look at its permissions and whether it is there at all. The message has the reason that the system gave."),
    RulePage(
      "document-limit", "A scene file is larger or more deeply nested than any that people write.",
      why: "Documents may come from anywhere, and none may take the machine's memory or time.",
      mend: "Split the scene into several files. The message names the limit.",
      example: """
        format: 1
        views: { a: { views: { b: { views: … } } } }   # and so on, more than the limit deep
        """),
    RulePage(
      "invalid-utf8", "A scene file is not in UTF-8.",
      why: "Its texts would be read wrongly, so the scene is left out.",
      mend: "Save the file as UTF-8, which all editors can."),
    RulePage(
      "yaml-syntax", "A scene file is no YAML.",
      why: "Nothing of it can be understood, so the scene is left out.",
      mend: """
        Mostly an indentation, a quote or a bracket is missing. Texts that begin with one of the signs > | [ { @ % * & !
        need quotes, and so does what has a colon followed by a space, or a # after a space.
        """,
      example: """
        format: 1
        views: { a: { size: 20 }
        """),
    RulePage(
      "landscape-scene", "A scene for landscape names another scene for landscape.",
      why: "Scenes that name each other would never end.",
      mend: "Remove `landscapeScene` in the one that is only shown sideways."),
    RulePage(
      "unsupported-format", "A scene file is in a format that this version does not know.",
      why: "A newer version may understand it otherwise than this one would guess.",
      mend: "Write `format: 1`, or take a newer version of render-layouts.", example: "format: 2"),
    RulePage(
      "missing-key", "Something is not said that has to be.",
      why: "Without it nothing can be laid out as it was meant.", mend: "Add the key that the message names.",
      example: "views: { a: { size: 20 } }"),
    RulePage(
      "unknown-key", "There is no such key at this place.",
      why: "A word that nobody reads would be a wish that never comes true, so misspelt keys are errors.",
      mend:
        "Take the key that the message proposes, or look for it in docs/scene-format.md. The views of a scene are in `views`.",
      example: """
        format: 1
        view: { a: { size: 20 } }
        """),
    RulePage(
      "missing-value", "A key has nothing behind it, or not what it needs.",
      why: "What was meant cannot be guessed.", mend: "Write the value, or remove the key.",
      example: """
        format: 1
        views: { a: { size: 20 } }
        constraints:
          - a: { top: superview, leading: superview, inset: 8 }
        """),
    RulePage(
      "wrong-type", "There is a list where a text belongs, or the other way round.",
      why: "What was meant cannot be guessed.",
      mend: "Constraints are a list, an item on each line after `- `; views are names with colons and values.",
      example: """
        format: 1
        views: [a, b]
        """),
    RulePage(
      "duplicate-key", "A key is there twice, or two keys exclude each other.",
      why: "Only one of them could count, and nobody would see which.", mend: "Keep the one that is meant.",
      example: """
        format: 1
        scene: First
        scene: Second
        """),
    RulePage(
      "duplicate-view", "Two views of a scene have the same name.",
      why: "A constraint that names the view could mean either of them.",
      mend: "Names are unique in the whole scene, also in different superviews: rename one.",
      example: """
        format: 1
        views:
          left:  { views: { title: { type: label, text: A } } }
          right: { views: { title: { type: label, text: B } } }
        """),
    RulePage(
      "reserved-name", "A view or metric is called by a word that means something else.",
      why: "`superview`, `root`, `safeArea` and others stand for the same things in all scenes.",
      mend: "Choose another name.",
      example: """
        format: 1
        views: { safeArea: { size: 20 } }
        """),
    RulePage(
      "invalid-name", "A name has signs that names in equations and formats cannot have.",
      why: "Equations and visual formats could not speak of it.",
      mend: "Use letters, digits and `_`, and begin with a letter.",
      example: """
        format: 1
        views: { "my-view": { size: 20 } }
        """),
    RulePage(
      "unsupported", "Something of the scene format is not read yet.",
      why: "It is better said than left out in silence.", mend: "Follow the hint, which says what to write instead."),
    RulePage(
      "constraints-ignored", "A scene without Auto Layout has constraints.",
      why: "They have no effect: frames and autoresizing masks place the views.",
      mend: "Remove the constraints, or turn Auto Layout on: `autoLayout: true` in a scene, Use Auto Layout in Xcode.",
      example: """
        format: 1
        autoLayout: false
        views: { a: { frame: { x: 8, y: 8, width: 60, height: 30 } } }
        constraints: [a.width == 10]
        """),
    RulePage(
      "unused-metric", "Nothing uses a metric.",
      why: "Who changes it waits for an effect. Often the number still stands somewhere in its own right.",
      mend: "Remove it, or write its name where the number stands.",
      example: """
        format: 1
        metrics: { gap: 8 }
        """),
    RulePage(
      "unused-string", "No view shows a text of `strings`.",
      why: "It is translated for nothing.", mend: "Remove it, or show it with `text: $key`.",
      example: """
        format: 1
        strings: { en: { title: Hello } }
        """),
    RulePage(
      "unused-variant", "A variant applies to no layout of its scene, and to none that is asked for.",
      why: "What it says never holds, mostly because of a slip in its condition.",
      mend: "Correct its `when`, or add the device, language or text size to the scene.",
      example: """
        format: 1
        devices: [iPhone 8]
        variants:
          wide: { when: { idiom: pad } }
        """),
    RulePage(
      "missing-translation", "A text is missing in a language of the scene.",
      why: """
        The text of the first language stands in, which is shown to people who may not read it. Storyboards and xibs are
        checked with `--lint`, in the languages that `--locale` chooses.
        """,
      mend: "Add the text for the languages that the message names.",
      example: """
        format: 1
        locales: [en, de]
        strings: { en: { title: Hello } }
        views: { title: { type: label, text: $title } }
        constraints:
          - title: { center: superview }
        """),
  ]
}

extension FindingCode {
  /// The codes that the readers of several kinds of documents share.
  package static let documents: [FindingCode] = [
    .unreadable, .invalidUTF8, .constraintsIgnored, .unknownDevice, .unknownLocale, .invalidNumber,
  ]

  /// A file that cannot be opened or read.
  package static let unreadable = FindingCode(
    "unreadable", .error, "A file cannot be read.",
    why: "Its contents are skipped; other files are processed as usual.",
    mend: "Check that the file exists and that you may read it. The message contains the system's reason.")
  /// A text file that is not in UTF-8.
  package static let invalidUTF8 = FindingCode(
    "invalid-utf8", .error, "A scene file is not in UTF-8.",
    why: "Its text would be misread, so the scene is skipped.",
    mend: "Save the file as UTF-8.")
  /// Constraints in a scene that does not use Auto Layout.
  package static let constraintsIgnored = FindingCode(
    "constraints-ignored", .warning, "A scene without Auto Layout has constraints.",
    why: "The constraints have no effect: frames and autoresizing masks place the views.",
    mend: "Remove the constraints, or turn on Auto Layout: `autoLayout: true` in a scene, Use Auto Layout in Xcode.",
    example: """
      format: 1
      autoLayout: false
      views: { a: { frame: { x: 8, y: 8, width: 60, height: 30 } } }
      constraints: [a.width == 10]
      """)
  /// A device that is not in the catalog.
  package static let unknownDevice = FindingCode(
    "unknown-device", .error, "A device name is unknown.",
    why: "Laying the scene out on some other device would give the wrong frames.",
    mend: "`render-layouts devices` lists the devices. A custom screen has a name, a width and a height.",
    example: """
      format: 1
      devices: [iPhone 99]
      """)
  /// A word that is not a language.
  package static let unknownLocale = FindingCode(
    "unknown-locale", .error, "A locale is not valid.", why: "No translations can be found for it.",
    mend: "Write a language, with a region or script if they matter: `en`, `pt-BR`, `zh-Hans`.",
    example: """
      format: 1
      locales: [English (US)]
      """)
  /// A string that is not a finite number.
  package static let invalidNumber = FindingCode(
    "invalid-number", .error, "A number is invalid or not finite.",
    why: "Frames cannot be computed from it.",
    mend: "Write decimal numbers such as `12.5`. In a storyboard the attribute is damaged: restore the document.",
    example: """
      format: 1
      metrics: { gap: 12px }
      """)
  /// A string without a translation, which a layout in a different language shows as written.
  package static let missingTranslation = FindingCode(
    "missing-translation", .note, isLint: true, "A string is not translated into a language of the scene.",
    why: """
      The text of the first language is shown instead, to people who may not be able to read it. Storyboards and xibs
      are checked with `--lint`, in the languages that `--locale` selects.
      """,
    mend: "Add the text for the languages that the message names.",
    example: """
      format: 1
      locales: [en, de]
      strings: { en: { title: Hello } }
      views: { title: { type: label, text: $title } }
      constraints:
        - title: { center: superview }
      """)
}

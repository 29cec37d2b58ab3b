extension SceneRules {
  /// The codes of what the rules for layouts find, by which authors may expect that there is nothing.
  package static let codes =
    [
      "unsolved", "conflict", "ambiguous", "ambiguous-content", "degenerate", "no-size", "truncated", "off-screen",
      Finding.misplacedCode, "guides-need-ios-7", "left-right", "missing-glyph", "no-fitting-height",
    ] + lintCodes.sorted()

  /// The codes of the rules of taste and advice.
  static let lintCodes: Set = [
    "overlap", "partly-off-screen", "under-bar", "under-keyboard", "touch-target", "missing-artwork",
    "missing-translation",
  ]
}

extension SceneRules {
  /// The codes of what the rules for layouts find, by which authors may expect that there is nothing.
  package static let codes = [
    "unsolved", "conflict", "ambiguous", "ambiguous-content", "degenerate", "no-size", "truncated", "off-screen",
    Finding.misplacedCode, "guides-need-ios-7", "no-fitting-height",
  ]
}

/// The rules whose findings a project may judge otherwise than they do themselves.
package enum RuleCodes {
  /// Their codes in the order of their letters.
  package static let all = [
    "ambiguous", "ambiguous-content", "conflict", "constraints-ignored", "degenerate", "embedded-scene",
    Finding.misplacedCode, "no-orientation", "no-size", "not-drawn", "off-screen", "repeated-constraint", "truncated",
    "unsolved", "unsupported", "unused-metric", "unused-string", "unused-variant",
  ]
}

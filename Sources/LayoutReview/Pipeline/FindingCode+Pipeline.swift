internal import Scenes

extension FindingCode {
  /// The codes for pictures that could not be made.
  static let drawing: [FindingCode] = [
    .notDrawn
  ]

  static let notDrawn = FindingCode(
    "not-drawn", .error, "A layout was solved and could not be drawn.",
    why: "There is no picture of it; its frames and findings are in the report all the same.",
    mend:
      "A picture that is too large for its format becomes smaller with `--scale 1`, or is written with `--format svg`."
  )
}

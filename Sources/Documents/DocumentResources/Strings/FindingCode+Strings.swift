package import Findings

extension FindingCode {
  /// The codes for string tables.
  package static let strings: [FindingCode] = [.tooManyLanguages, .invalidStrings]

  static let tooManyLanguages = FindingCode(
    "too-many-languages", .warning, "A document is translated into more languages than are read.",
    why: "Layouts in the skipped languages are missing.", mend: "Select the languages that matter with `--locale`."
  )
  static let invalidStrings = FindingCode(
    "invalid-strings", .warning, "A strings file contains a mistake.",
    why: "Strings after the mistake may be missing from the layouts.",
    mend: "Each line of a `.strings` file is `\"key\" = \"text\";`. Escape quotes inside the text with a backslash.",
    example: """
      "abc-12-xyz.text" = "Hello"
      """)
}

package import Findings

extension FindingCode {
  /// The codes for string tables.
  package static let strings: [FindingCode] = [.tooManyLanguages, .invalidStrings]

  static let tooManyLanguages = FindingCode(
    "too-many-languages", .warning, "A document is translated to more languages than are looked at.",
    why: "Layouts in the languages that are left out are missing.", mend: "Name the ones that matter with `--locale`."
  )
  static let invalidStrings = FindingCode(
    "invalid-strings", .warning, "A table of translations has a mistake.",
    why: "Texts behind the mistake may be missing from the layouts.",
    mend: "Each line of a `.strings` table is `\"key\" = \"text\";`. Quotes inside a text need a backslash.",
    example: """
      "abc-12-xyz.text" = "Hello"
      """)
}

/// The fallback families for characters that a font lacks, by precedence.
enum FallbackFamilies {
  /// A sans-serif family for each living script, then symbols and emoji. Noto families come before smaller ones that
  /// are installed with the tool.
  ///
  /// The explicit list makes the choice independent of the machine's language.
  static let names =
    [FontConfiguration.baseFamily]
    + noto([
      "", "Arabic", "Hebrew", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Telugu", "Kannada",
      "Malayalam", "Sinhala", "Thai", "Lao", "Khmer", "Myanmar", "Georgian", "Armenian", "Ethiopic", "CJK SC",
    ])
    // Chinese, Japanese and Korean.
    + ["Droid Sans Fallback"]
    + noto(["Math", "Symbols", "Symbols2"])
    // Emoji in color or, if not installed, as outlines.
    + ["Noto Color Emoji", "Symbola"]

  private static func noto(_ scripts: [String]) -> [String] {
    scripts.map { $0.isEmpty ? "Noto Sans" : "Noto Sans \($0)" }
  }
}

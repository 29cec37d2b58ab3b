/// The families that draw what a font has no letters for, in the order they are asked.
enum FallbackFamilies {
  /// One sans-serif family for each living script, then symbols and emoji. The families of Noto come before the smaller ones
  /// that are installed with the tool.
  ///
  /// The list pins the choice, which would otherwise depend on the language of the machine.
  static let names =
    [FontConfiguration.baseFamily]
    + noto([
      "", "Arabic", "Hebrew", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Telugu", "Kannada",
      "Malayalam", "Sinhala", "Thai", "Lao", "Khmer", "Myanmar", "Georgian", "Armenian", "Ethiopic", "CJK SC",
    ])
    // Chinese, Japanese and Korean.
    + ["Droid Sans Fallback"]
    + noto(["Math", "Symbols", "Symbols2"])
    // Emoji in colour and, if they are not installed, as outlines.
    + ["Noto Color Emoji", "Symbola"]

  private static func noto(_ scripts: [String]) -> [String] {
    scripts.map { $0.isEmpty ? "Noto Sans" : "Noto Sans \($0)" }
  }
}

/// The families that draw what a font has no letters for, in the order they are asked.
enum FallbackFamilies {
  /// One sans-serif family for each living script, then symbols and emoji.
  ///
  /// The list pins the choice, which would otherwise depend on the language of the machine.
  static let names =
    [FontConfiguration.baseFamily]
    + [
      "", "Arabic", "Hebrew", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Telugu", "Kannada",
      "Malayalam", "Sinhala", "Thai", "Lao", "Khmer", "Myanmar", "Georgian", "Armenian", "Ethiopic", "CJK SC", "Math",
      "Symbols", "Symbols2",
    ].map { $0.isEmpty ? "Noto Sans" : "Noto Sans \($0)" }
    + ["Noto Color Emoji"]
}

/// The language whose font shows the Chinese characters of text in the system font. Their advance depends on it.
public enum Ideographs: String, Sendable, Hashable, CaseIterable {
  /// PingFang, as in all languages except Japanese.
  case chinese
  /// Hiragino Sans.
  case japanese

  /// Creates the language of a locale, or nil if the locale does not determine the font of Chinese characters.
  public init?(locale: String) {
    switch locale.prefix(while: { $0 != "-" && $0 != "_" }) {
    case "ja": self = .japanese
    case "zh": self = .chinese
    default: return nil
    }
  }
}

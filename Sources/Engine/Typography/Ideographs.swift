/// The language whose font shows the Chinese characters of texts in the system font; their advance depends on it.
public enum Ideographs: String, Sendable, Hashable, CaseIterable {
  /// PingFang, as everywhere but in Japanese.
  case chinese
  /// Hiragino Sans.
  case japanese

  /// The language of a locale, or nil where a locale says nothing of Chinese characters.
  public init?(locale: String) {
    switch locale.prefix(while: { $0 != "-" && $0 != "_" }) {
    case "ja": self = .japanese
    case "zh": self = .chinese
    default: return nil
    }
  }
}

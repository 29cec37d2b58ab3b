/// A string in one or more languages.
public struct LocalizedText: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The text in one language.
  public struct Translation: Sendable, Hashable {
    /// The language: `en`, `pt-BR`.
    public var locale: String
    /// The translated text.
    public var text: String

    /// Creates a string in a language.
    public init(locale: String, text: String) {
      self.locale = locale
      self.text = text
    }
  }

  /// The text in languages without a translation.
  public var text: String
  /// The translations, in the order they are written.
  public var translations: [Translation]

  /// Creates a string that is the same in every language.
  public init(_ text: String) {
    self.init(text: text, translations: [])
  }

  /// Creates a string that is the same in every language.
  public init(stringLiteral text: String) { self.init(text) }

  public init(text: String, translations: [Translation]) {
    self.text = text
    self.translations = translations
  }

  /// Returns the text in a language or pseudo-locale. Falls back to the translation of the language without its region,
  /// then to the plain text.
  public func text(in locale: String) -> String {
    if let exact = translations.first(where: { $0.locale == locale }) { return exact.text }
    if let pseudoLocale = PseudoLocale(locale) { return pseudoLocale.text(self) }
    return translation(to: locale)?.text ?? text
  }

  /// Whether there is a translation to a language, or to the language without its region.
  public func isTranslated(to locale: String) -> Bool { translation(to: locale) != nil }

  private func translation(to locale: String) -> Translation? {
    if let exact = translations.first(where: { $0.locale == locale }) { return exact }
    let language = String(locale.prefix { $0 != "-" && $0 != "_" })
    return translations.first { $0.locale == language }
  }
}

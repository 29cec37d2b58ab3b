internal import DocumentResources
internal import Findings
internal import MarkupReading
internal import Typography

extension ReadingContext {
  /// Reads a string: a literal, `$key` or `$"any key"` from the string table, or a mapping of locales. `$$` is a dollar
  /// sign.
  func text(_ node: YAMLNode, _ what: String) -> LocalizedText? {
    if node.mapping != nil { return translations(node, what) }
    guard let written = node.scalar else {
      report(.wrongType, .init(kind: "text", "\(what) must be a string"), at: node.place)
      return nil
    }
    guard written.hasPrefix("$") else { return LocalizedText(written) }
    if written.hasPrefix("$$") { return LocalizedText(String(written.dropFirst())) }
    let quoted = written.count > 3 && written.hasPrefix("$\"") && written.hasSuffix("\"")
    let key = String(quoted ? written.dropFirst(2).dropLast() : written.dropFirst())
    guard quoted || Self.isKey(key) else { return LocalizedText(written) }
    guard let translations = strings.use(key) else {
      // A file that cannot be read is reported once, not once for each of its strings.
      if strings.isIncomplete { return LocalizedText(key) }
      report(
        .unknownString, "no string has the key '\(key)'",
        at: node.place(of: (quoted ? 2 : 1)..<written.unicodeScalars.count - (quoted ? 1 : 0)),
        hint: Suggestion.hint(for: key, in: strings.keys)
          ?? "strings are defined under 'strings'; write '$$' to begin text with a dollar sign")
      return nil
    }
    return localizedText(translations)
  }

  /// Reads a list of strings, or a single one.
  func texts(_ node: YAMLNode, _ what: String) -> [LocalizedText] {
    list(node).compactMap { text($0, what) }
  }

  /// Reports the locales of the scene that a string is not translated to.
  func checkTranslations(_ translations: [LocalizedText.Translation], _ name: String, at range: YAMLRange) {
    let written = translations.map(\.locale)
    let missing = locales.filter { locale in
      !written.contains(locale) && !written.contains(Self.language(of: locale)) && PseudoLocale(locale) == nil
    }
    guard !missing.isEmpty, let fallback = self.fallback(translations) else { return }
    report(
      .missingTranslation, severity: .warning, "\(name) is not translated to \(missing.joined(separator: ", "))",
      at: range,
      hint: "the text for \(fallback.locale) is shown instead")
  }

  private func translations(_ node: YAMLNode, _ what: String) -> LocalizedText? {
    guard let entries = entries(node, of: what) else { return nil }
    var translations: [LocalizedText.Translation] = []
    for entry in entries {
      guard checkLocale(entry.key, entry.name) else { continue }
      guard let text = entry.value.scalar else {
        report(.wrongType, .init(kind: "text", "\(what) must be a string"), at: entry.value.place)
        continue
      }
      translations.append(LocalizedText.Translation(locale: entry.name, text: text))
    }
    checkTranslations(translations, what, at: node.place)
    return localizedText(translations)
  }

  /// Whether a word is a locale. Reports it if not.
  func checkLocale(_ node: YAMLNode, _ word: String) -> Bool {
    let isLocale = LanguageName.isLayoutLocale(word)
    if !isLocale {
      report(
        .unknownLocale, "'\(word)' is not a locale", at: node.place,
        hint: "write a language such as en, de or pt-BR, or en-XA, ar-XB or double")
    }
    return isLocale
  }

  private func localizedText(_ translations: [LocalizedText.Translation]) -> LocalizedText {
    LocalizedText(text: fallback(translations)?.text ?? "", translations: translations)
  }

  /// Returns the text for locales without a translation: the translation of the scene's first locale that has one.
  private func fallback(_ translations: [LocalizedText.Translation]) -> LocalizedText.Translation? {
    for locale in locales {
      if let translation = translations.first(where: { $0.locale == locale }) { return translation }
    }
    return translations.first
  }

  private static func isKey(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, EquationLexer.beginsName(first) else { return false }
    return text.unicodeScalars.allSatisfy { EquationLexer.continuesName($0) || $0 == "." || $0 == "-" }
  }

  private static func language(of locale: String) -> String { String(locale.prefix { $0 != "-" }) }
}

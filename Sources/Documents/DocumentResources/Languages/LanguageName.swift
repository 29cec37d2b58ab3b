internal import Typography

/// Functions that parse the names of languages in folder names and string catalogs.
package enum LanguageName {
  /// The language names of folders before language codes were used.
  private static let words = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Spanish": "es", "Dutch": "nl",
    "Japanese": "ja",
  ]

  /// Returns the locale of a name as Xcode writes it, such as `pt-BR`, `zh_CN` or `German`. Nil if it is not a locale.
  package static func locale(_ name: String) -> String? {
    let locale = words[name] ?? String(name.map { $0 == "_" ? "-" : $0 })
    return isLocale(locale) ? locale : nil
  }

  /// Whether a word may be the locale of a layout: `en`, `pt-BR`, `zh-Hans-TW`, or a pseudo-locale.
  package static func isLayoutLocale(_ word: String) -> Bool { isLocale(word) || PseudoLocale(word) != nil }

  /// Whether a word may be a locale: `en`, `pt-BR`, `zh-Hans-TW`.
  package static func isLocale(_ word: String) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return (2...3).contains(parts.first?.count ?? 0)
      && parts.allSatisfy {
        !$0.isEmpty && $0.count <= 8 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }
}

internal import Typography

/// The names of languages in the names of folders and in string catalogues.
package enum LanguageName {
  /// The words that folders had before there were codes.
  private static let words = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Spanish": "es", "Dutch": "nl",
    "Japanese": "ja",
  ]

  /// The locale of a name as Xcode writes it, such as `pt-BR`, `zh_CN` or `German`; nil for one that is none.
  package static func locale(_ name: String) -> String? {
    let locale = words[name] ?? String(name.map { $0 == "_" ? "-" : $0 })
    return isLocale(locale) ? locale : nil
  }

  /// Returns whether a word can be a locale of a layout: `en`, `pt-BR`, `zh-Hans-TW`, or a pseudo-locale.
  package static func isLayoutLocale(_ word: String) -> Bool { isLocale(word) || PseudoLocale(word) != nil }

  /// Returns whether a word can be a locale: `en`, `pt-BR`, `zh-Hans-TW`.
  package static func isLocale(_ word: String) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return (2...3).contains(parts.first?.count ?? 0)
      && parts.allSatisfy {
        !$0.isEmpty && $0.count <= 8 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }
}

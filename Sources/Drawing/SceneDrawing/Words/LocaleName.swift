internal import Typography

/// The English names of languages.
package enum LocaleName {
  private static let names: [(code: String, name: String)] = [
    ("ar", "Arabic"), ("bg", "Bulgarian"), ("bn", "Bengali"), ("ca", "Catalan"), ("cs", "Czech"), ("da", "Danish"),
    ("de", "German"), ("el", "Greek"), ("en", "English"), ("es", "Spanish"), ("et", "Estonian"), ("fa", "Persian"),
    ("fi", "Finnish"), ("fr", "French"), ("he", "Hebrew"), ("hi", "Hindi"), ("hr", "Croatian"), ("hu", "Hungarian"),
    ("id", "Indonesian"), ("it", "Italian"), ("ja", "Japanese"), ("ko", "Korean"), ("lt", "Lithuanian"),
    ("lv", "Latvian"), ("ms", "Malay"), ("nb", "Norwegian"), ("nl", "Dutch"), ("no", "Norwegian"), ("pl", "Polish"),
    ("pt", "Portuguese"), ("ro", "Romanian"), ("ru", "Russian"), ("sk", "Slovak"), ("sl", "Slovenian"),
    ("sr", "Serbian"), ("sv", "Swedish"), ("ta", "Tamil"), ("th", "Thai"), ("tr", "Turkish"), ("uk", "Ukrainian"),
    ("ur", "Urdu"), ("vi", "Vietnamese"), ("yi", "Yiddish"), ("zh", "Chinese"),
  ]

  /// Returns the name of a locale: `German`, `Portuguese (BR)`, `Accented English`. The code itself for an unlisted
  /// language.
  package static func name(of locale: String) -> String {
    switch PseudoLocale(locale) {
    case .accented(let language): return "Accented \(name(of: language))"
    case .mirrored: return "Mirrored"
    case .double: return "Double length"
    case nil: break
    }
    let parts = locale.split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let language = parts.first, let found = names.first(where: { $0.code == language }) else { return locale }
    let rest = parts.dropFirst().joined(separator: "-")
    return rest.isEmpty ? found.name : "\(found.name) (\(rest))"
  }
}

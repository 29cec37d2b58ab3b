internal import MarkupReading
internal import Typography

/// The strings of a scene by key.
struct StringTable: Sendable {
  /// A string, and where its key is first written.
  struct Entry: Sendable {
    let key: String
    /// The range of its first occurrence.
    let range: YAMLRange
    /// The translations, in the order of the locales in the document.
    var translations: [LocalizedText.Translation]
    /// Whether the string comes from a file, which may contain strings of other scenes.
    let isShared: Bool
  }

  /// The strings, in the order of the document.
  private(set) var entries: [Entry] = []
  /// Whether a file could not be read, so that any unknown key may be in it.
  var isIncomplete = false
  /// The keys that views use.
  private(set) var usedKeys: Set<String> = []
  private var positions: [String: Int] = [:]

  /// The keys, in the order of the document.
  var keys: [String] { entries.map(\.key) }

  /// Adds a string in a locale. The first of several strings for a key and locale is used.
  mutating func add(_ key: String, _ range: YAMLRange, locale: String, text: String, isShared: Bool = false) {
    let translation = LocalizedText.Translation(locale: locale, text: text)
    if let position = positions[key] {
      entries[position].translations.append(translation)
    } else {
      positions[key] = entries.count
      entries.append(Entry(key: key, range: range, translations: [translation], isShared: isShared))
    }
  }

  /// Returns the translations of a key and marks it as used. Nil for an unknown key.
  mutating func use(_ key: String) -> [LocalizedText.Translation]? {
    guard let position = positions[key] else { return nil }
    usedKeys.insert(key)
    return entries[position].translations
  }
}

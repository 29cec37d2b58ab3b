internal import MarkupReading
internal import Typography

/// The texts of a scene by their keys.
struct StringTable: Sendable {
  /// A text with where its key is first written.
  struct Entry: Sendable {
    /// The key.
    let key: String
    /// The place where the key is first written.
    let range: YAMLRange
    /// The translations in the order of the locales of the document.
    var translations: [LocalizedText.Translation]
    /// True where the text comes from a file, whose texts are not all meant for this scene.
    let isShared: Bool
  }

  /// The texts in the order of the document.
  private(set) var entries: [Entry] = []
  /// True where texts are missing because a file could not be read, so that any key may be one of theirs.
  var isIncomplete = false
  /// The keys that a view refers to.
  private(set) var usedKeys: Set<String> = []
  private var positions: [String: Int] = [:]

  /// The keys in the order of the document.
  var keys: [String] { entries.map(\.key) }

  /// Adds the text of a key in a locale; of several the first one counts.
  mutating func add(_ key: String, _ range: YAMLRange, locale: String, text: String, isShared: Bool = false) {
    let translation = LocalizedText.Translation(locale: locale, text: text)
    if let position = positions[key] {
      entries[position].translations.append(translation)
    } else {
      positions[key] = entries.count
      entries.append(Entry(key: key, range: range, translations: [translation], isShared: isShared))
    }
  }

  /// The translations of a key, which counts as used from now on; nil for an unknown one.
  mutating func use(_ key: String) -> [LocalizedText.Translation]? {
    guard let position = positions[key] else { return nil }
    usedKeys.insert(key)
    return entries[position].translations
  }
}

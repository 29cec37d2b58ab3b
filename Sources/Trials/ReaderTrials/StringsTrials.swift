internal import DocumentResources
internal import MarkupReading
internal import Scenes
internal import Typography

extension ReaderTrial {
  /// Tables of strings, `.strings`, as text in UTF-8 or UTF-16.
  static let strings = ReaderTrial("strings", longestInput: 1024, mutantCount: 8000) { bytes in
    faultOfTable(bytes, language: "de")
  }

  /// Tables of plural strings, `.stringsdict`.
  static let pluralStrings = ReaderTrial(
    "stringsdict", longestInput: 2048, mutantCount: 4500, isMarkup: true
  ) { bytes in
    faultOfTable(bytes, language: "de")
  }

  /// Catalogs of strings, `.xcstrings`.
  static let stringCatalogue = ReaderTrial("xcstrings", longestInput: 2048, mutantCount: 8000) { bytes in
    faultOfTable(bytes, language: nil)
  }

  /// Returns a fault if the language of a string is missing from the locales, or a finding has no location.
  private static func faultOfTable(_ bytes: [UInt8], language: String?) -> String? {
    let table = SiblingResources.Table(path: "fuzzed", language: language, contents: bytes)
    let strings = DocumentStrings(SiblingResources(tables: [table]))
    let known = Set(strings.locales)
    for entry in strings.entries {
      let languages = entry.translations.map(\.locale)
      if Set(languages).count != languages.count { return "'\(entry.key)' has two texts in a language" }
      if !known.isSuperset(of: languages) { return "'\(entry.key)' is in an unknown language" }
    }
    _ = strings.text("written", id: "abc-de-fgh", ["text", "title"])
    let read = StringsText.text(bytes, path: "fuzzed").text.bytes
    return PlaceCheck(read).fault(of: strings.findings)
  }
}

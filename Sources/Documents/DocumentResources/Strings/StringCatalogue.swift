package import Findings
internal import JSON
package import MarkupReading

/// A reader for a string catalog, `.xcstrings`: a JSON file with the text of all languages, available since Xcode 15.
package struct StringCatalogue {
  /// A string in a language.
  package struct Entry: Sendable, Hashable {
    package let key: String
    package let language: String
    package let text: String
    /// The offset of the language name, in bytes.
    package let offset: Int
  }

  /// The source language. Nil if the file does not state it.
  private(set) var sourceLanguage: String?
  /// The keys, in the order of the file.
  package private(set) var keys: [String] = []
  /// The strings, in the order of the file.
  package private(set) var entries: [Entry] = []
  /// The reasons why the file was not read. Empty if it was.
  package private(set) var findings: [Finding] = []

  /// Reads a file.
  package init(_ text: XMLText) {
    do throws(JSONError) {
      let root = try JSONParser.value(in: text.bytes)
      sourceLanguage = root["sourceLanguage"]?.string
      let strings = root["strings"]?.members ?? []
      keys = strings.map(\.key)
      for string in strings { read(string) }
    } catch {
      findings.append(
        text.finding(
          .invalidStrings, .init(kind: "catalogue", "string catalog skipped: \(words: error.message)"),
          at: text.place(at: error.offset),
          length: 1, hint: "open it in Xcode and save it again"))
    }
  }

  private mutating func read(_ string: JSONValue.Member) {
    for localization in string.value["localizations"]?.members ?? [] {
      guard let text = Self.text(localization.value) else { continue }
      entries.append(
        Entry(key: string.key, language: localization.key, text: text, offset: localization.offset))
    }
  }

  /// Returns the text of a localization. Of plural and device variations, it is the `other` variant.
  private static func text(_ localization: JSONValue) -> String? {
    if let unit = localization["stringUnit"], let text = unit["value"]?.string {
      // Xcode lists keys without a translation with an empty text.
      return text.isEmpty && unit["state"]?.string == "new" ? nil : text
    }
    for variation in localization["variations"]?.members ?? [] {
      if let other = variation.value["other"] { return text(other) }
    }
    return nil
  }
}

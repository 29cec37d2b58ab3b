package import Findings
internal import MarkupReading
package import Typography

/// The translations of a document's strings, by object id and property: `abc-de-fgh.text`.
package struct DocumentStrings: Sendable, Hashable {
  /// The languages with strings, sorted.
  package private(set) var languages: [String] = []
  /// The language of the text in the document itself. Nil if unknown.
  private(set) var ownLanguage: String?
  /// The keys of catalogs, in order. A key without a string in the catalog's source language is the text itself.
  private(set) var catalogueKeys: [String] = []
  /// The findings in the tables.
  package private(set) var findings: [Finding] = []
  /// Whether a language of the current table was skipped.
  private var isFull = false
  private var texts: [String: [String: String]] = [:]

  /// The largest number of languages: above what real apps have. More would only multiply layouts.
  private static let languageLimit = 100

  /// Reads the text next to a document. Of several strings for the same property and language, the last one counts.
  /// Catalogs take precedence over legacy tables.
  package init(_ siblings: SiblingResources) {
    ownLanguage = siblings.language
    findings = siblings.findings
    for table in siblings.tables {
      if let language = table.language, PropertyList.isPropertyList(table.contents) {
        readPropertyList(table, language)
        continue
      }
      let (text, damage) = StringsText.text(table.contents, path: table.path)
      findings += damage
      if let language = table.language {
        let parser = StringsParser(text)
        findings += parser.findings
        for entry in parser.entries { add(entry.key, language, entry.text) }
      } else {
        read(StringCatalogue(text), of: text)
      }
      reportSkippedLanguages(of: text)
    }
  }

  /// Reads a table in property list format: strings by key, which may have plural variants.
  private mutating func readPropertyList(_ table: SiblingResources.Table, _ language: String) {
    let text = XMLText(table.contents, path: table.path)
    do throws(PropertyList.Damage) {
      for entry in try PropertyList.value(in: table.contents).members {
        if let translation = PluralText.text(of: entry.value) { add(entry.key, language, translation) }
      }
      reportSkippedLanguages(of: text)
    } catch {
      findings.append(
        Finding(
          code: .invalidStrings,
          message: .init(kind: "strings", "translations skipped: \(words: error.message)"),
          hint: "open the file in Xcode and save it again",
          source: SourceLocation(path: table.path, line: 1, column: 1)))
    }
  }

  private mutating func read(_ catalogue: StringCatalogue, of text: XMLText) {
    findings += catalogue.findings
    catalogueKeys += catalogue.keys
    if ownLanguage == nil { ownLanguage = catalogue.sourceLanguage.flatMap(LanguageName.locale) }
    var refused: Set<String> = []
    for entry in catalogue.entries {
      if let language = LanguageName.locale(entry.language) {
        add(entry.key, language, entry.text)
      } else if refused.count < XMLLimits.findings, refused.insert(entry.language).inserted {
        findings.append(
          text.finding(
            .unknownLocale, .init(kind: "file", "invalid locale"), at: text.place(at: entry.offset),
            length: entry.language.unicodeScalars.count + 2, hint: "write a locale such as en, pt-BR or zh-Hans",
            severity: .warning))
      }
    }
  }

  private mutating func add(_ key: String, _ language: String, _ text: String) {
    if !languages.contains(language) {
      isFull = isFull || languages.count >= Self.languageLimit
      guard languages.count < Self.languageLimit else { return }
      languages.append(language)
      languages.sort()
    }
    texts[key, default: [:]][language] = text
  }

  /// Reports that languages of the current table were skipped, if any were.
  private mutating func reportSkippedLanguages(of text: XMLText) {
    guard isFull else { return }
    isFull = false
    findings.append(
      text.finding(
        .tooManyLanguages, "more than \(Self.languageLimit) languages; the others are skipped", at: .start,
        length: 1,
        hint: "remove languages that are no longer needed"))
  }

  /// Returns a string of the document with its translations. An empty one has none: Xcode compiles only text that the
  /// document contains, and ignores strings that a table still has for text that was removed.
  ///
  /// - Parameters:
  ///   - written: The text in the document.
  ///   - id: The object id of its element.
  ///   - properties: The property names to look up, the most specific first.
  package func text(_ written: String, id: String?, _ properties: [String]) -> LocalizedText {
    guard let id, !texts.isEmpty, !written.isEmpty else { return LocalizedText(written) }
    for property in properties {
      let key = "\(id).\(property)"
      guard let translations = texts[key] else { continue }
      return LocalizedText(
        text: written,
        translations: translations.sorted { $0.key < $1.key }.map {
          LocalizedText.Translation(locale: $0.key, text: $0.value)
        })
    }
    return LocalizedText(written)
  }

  /// All keys, sorted, with their translations. The document's own language comes first, then the others, sorted.
  package var entries: [(key: String, translations: [LocalizedText.Translation])] {
    let own = ownLanguage
    return Set(texts.keys).union(catalogueKeys).sorted().map { key in
      var translations = (texts[key] ?? [:]).sorted { $0.key < $1.key }.map {
        LocalizedText.Translation(locale: $0.key, text: $0.value)
      }
      if let own {
        let text = texts[key]?[own] ?? key
        translations.removeAll { $0.locale == own }
        translations.insert(LocalizedText.Translation(locale: own, text: text), at: 0)
      }
      return (key, translations)
    }
  }

  /// The languages with strings, the document's language first. Empty for a document in an unknown language without
  /// translations.
  package var locales: [String] {
    guard let own = ownLanguage ?? (languages.isEmpty ? nil : "en") else { return [] }
    return [own] + languages.filter { $0 != own }
  }
}

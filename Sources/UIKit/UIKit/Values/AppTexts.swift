internal import DocumentResources
package import Foundation
internal import HostFiles
internal import Typography

/// The strings that code loads by key in the language of the current layout, from tables in its bundles and next to its
/// sources.
package enum AppTexts {
  /// A table in all languages, by key.
  private typealias Table = [String: [LocalizedText.Translation]]

  private static let tables = RecordedResults<Table>()

  /// The table of strings without one.
  private static let standardTable = "Localizable"
  /// The development language, which is used for strings without a translation.
  private static let developmentLanguage = "en"

  /// Returns the languages with tables below a folder, the development language first; empty if it is the only one.
  package static func languages(below folder: String) -> [String] {
    let known = files(below: folder, named: nil)
    let all = Set(DocumentStrings(SiblingResources(tables: known)).languages.map(canonical))
    let others = all.subtracting([developmentLanguage]).sorted()
    return others.isEmpty ? [] : [developmentLanguage] + others
  }

  /// Returns the text with a key in the language of the layout; `value`, or the key itself, if no table has it.
  package static func text(_ key: String, in table: String?, of bundle: Bundle, orElse value: String?) -> String {
    let (language, folder) = LayoutSurroundings.current.read { ($0.language, $0.folder) }
    guard let language else {
      return bundle.localizedString(forKey: key, value: value, table: table)
    }
    let name = table ?? standardTable
    let translations =
      bundle.resourcePath.flatMap { self.table(name, in: $0, isBundle: true)[key] }
      ?? folder.flatMap { self.table(name, in: $0, isBundle: false)[key] } ?? []
    let standard = translations.first { $0.locale == developmentLanguage }?.text
    let written = standard ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    return LocalizedText(text: written, translations: translations).text(in: language)
  }

  private static func table(_ name: String, in folder: String, isBundle: Bool) -> Table {
    tables.result(for: "\(folder)\n\(name)\n\(isBundle)") {
      let found = isBundle ? files(in: folder, named: name) : files(below: folder, named: name)
      let strings = DocumentStrings(SiblingResources(tables: found))
      return Dictionary(
        strings.entries.map { entry in
          (
            entry.key,
            entry.translations.map { LocalizedText.Translation(locale: canonical($0.locale), text: $0.text) }
          )
        }, uniquingKeysWith: { first, _ in first })
    }
  }

  // MARK: - Files

  private static let endings = [".strings", ".stringsdict", ".xcstrings"]

  /// Returns the files of a table in a bundle: in its folder and in the folders of its languages.
  private static func files(in folder: String, named name: String) -> [SiblingResources.Table] {
    let languages = (try? FileSystem.names(in: folder, endingWith: ".lproj")) ?? []
    return ([folder] + languages.sorted().map { FolderPath.join(folder, $0) }).flatMap { folder in
      endings.compactMap { file(at: FolderPath.join(folder, name + $0)) }
    }
  }

  /// Returns the files of a table, or of all tables for nil, below a folder, in the order of their paths.
  private static func files(below folder: String, named name: String?) -> [SiblingResources.Table] {
    FileSystem.paths(endingWith: endings, below: folder)
      .filter { name == nil || FolderPath.stem(of: $0) == name }
      .compactMap(file)
  }

  private static func file(at path: String) -> SiblingResources.Table? {
    guard FileSystem.kind(of: path) == .file,
      let contents = try? FileSystem.contents(of: path, limit: SiblingResources.tableLimit)
    else { return nil }
    let folder = FolderPath.name(of: FolderPath.folder(of: path))
    // Tables outside an `.lproj` folder, and those in `Base.lproj`, are in the development language.
    let language = folder.hasSuffix(".lproj") ? LanguageName.locale(FolderPath.stem(of: folder)) : nil
    return SiblingResources.Table(
      path: path, language: path.hasSuffix(".xcstrings") ? nil : language ?? developmentLanguage, contents: contents)
  }

  /// Returns a language tag with canonical capitalization: `zh-Hans` for `zh-hans`, which bundles of packages use.
  private static func canonical(_ language: String) -> String {
    let parts = language.split(separator: "-")
    let rest = parts.dropFirst().map { $0.count == 4 ? $0.capitalized : $0.uppercased() }
    return ([parts.first?.lowercased() ?? ""] + rest).joined(separator: "-")
  }
}

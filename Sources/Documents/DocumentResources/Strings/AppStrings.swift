internal import HostFiles
package import Typography

/// The strings of an app by the keys with which code looks them up: the tables and the catalog named `Localizable` in
/// its project.
package final class AppStrings: Sendable {
  /// The strings of each project, read once.
  private let known = RecordedResults<[String: LocalizedText]>()

  package init() {}

  /// The largest number of folders that are searched: above what real projects have.
  private static let folderLimit = 8000
  /// The largest number of tables that are read.
  private static let tableLimit = 200

  /// Returns the strings in the project below a folder, by key: in English, or in the first language that has them.
  package func strings(below folder: String) -> [String: LocalizedText] {
    known.result(for: folder) {
      let strings = DocumentStrings(SiblingResources(tables: Self.tables(below: folder)))
      return strings.entries.reduce(into: [:]) { texts, entry in
        guard let first = entry.translations.first(where: { $0.locale == "en" }) ?? entry.translations.first else {
          return
        }
        texts[entry.key] = LocalizedText(text: first.text, translations: entry.translations)
      }
    }
  }

  /// Returns the tables, without those that cannot be read. The document is not about them, so nothing is reported.
  private static func tables(below folder: String) -> [SiblingResources.Table] {
    var tables: [SiblingResources.Table] = []
    var walk = FolderWalk(folderLimit: folderLimit)
    walk.walk(in: folder) { name, path in
      let isTable = name == "Localizable.strings"
      guard isTable || name == "Localizable.xcstrings" else { return .enter }
      let language = isTable ? LanguageName.locale(FolderPath.stem(of: FolderPath.folder(of: path))) : nil
      guard tables.count < tableLimit, !isTable || language != nil,
        let contents = try? FileSystem.contents(of: path, limit: SiblingResources.tableLimit)
      else { return .pass }
      tables.append(SiblingResources.Table(path: path, language: language, contents: contents))
      return .pass
    }
    return tables
  }
}

internal import HostFiles
package import Typography

/// The strings of an app by the keys with which code looks them up: the tables and the catalog named `Localizable` in
/// its project.
package final class AppStrings: Sendable {
  /// The strings of each project, read once.
  private let known = RecordedResults<DocumentStrings>()

  /// Creates an empty cache.
  package init() {}

  /// The largest number of folders that are searched: above what real projects have.
  private static let folderLimit = 8000
  /// The largest number of tables that are read.
  private static let tableLimit = 200

  /// Returns the strings in the project below a folder.
  package func strings(below folder: String) -> DocumentStrings {
    known.result(for: folder) { DocumentStrings(SiblingResources(tables: Self.tables(below: folder))) }
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

extension DocumentStrings {
  /// Returns the string with a key: in English, or in the first language that has it. Nil if there is none.
  package func text(ofKey key: String) -> LocalizedText? {
    guard let entry = translations(of: key), let first = entry.first else { return nil }
    return LocalizedText(
      key: key, text: (entry.first { $0.locale == "en" } ?? first).text, translations: entry)
  }
}

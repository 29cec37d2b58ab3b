internal import DocumentResources
internal import Findings
internal import HostFiles
internal import MarkupReading
internal import Scenes
internal import Typography

/// A reader for the strings of a scene from files: string catalogs, or string tables with one file per language.
struct StringFileReader {
  let context: ReadingContext

  /// Adds the strings of the file that a node names. With a locale, adds the strings of a single table in that
  /// language.
  ///
  /// `Localizable.xcstrings` contains all languages. `Localizable.strings` is looked up in the `.lproj` folders next to
  /// it.
  func read(_ node: YAMLNode, locale: String? = nil) {
    let tables = tables(node, locale: locale)
    if tables.isEmpty { context.strings.isIncomplete = true }
    add(DocumentStrings(SiblingResources(tables: tables)), node)
  }

  /// Returns the tables of the files that a node names. Empty if a file cannot be used.
  private func tables(_ node: YAMLNode, locale: String?) -> [SiblingResources.Table] {
    guard let name = context.word(node, "the file of strings"), let folder = folder(of: name, node) else { return [] }
    let file = FolderPath.name(of: name)
    let path = FolderPath.join(folder, file)
    let shown = FolderPath.join(FolderPath.folder(of: context.shownPath(of: name)), file)
    if locale != nil || name.hasSuffix(".xcstrings") { return table(path, shown, locale, node) }
    guard FileSystem.kind(of: path) == .file else {
      return localizedTables(of: file, in: folder, FolderPath.folder(of: shown), node)
    }
    context.report(
      .missingKey, .init(kind: "language", "'\(name)' does not state its language"), at: node.place,
      hint: "write its locale before it: '{ en: \(name) }'")
    return []
  }

  /// The extensions of files with strings.
  private static let endings = [".xcstrings", ".strings", ".stringsdict"]

  /// Returns the folder of a file. Reports names that are not allowed and returns nil.
  private func folder(of name: String, _ node: YAMLNode) -> String? {
    guard Self.endings.contains(where: name.hasSuffix), !name.hasPrefix("/"), !name.hasPrefix("~") else {
      context.report(
        .unknownFile, .init(kind: "strings", "'\(name)' is not a strings file"), at: node.place,
        hint: "write the path of a .strings or .xcstrings file, relative to the folder of the scene")
      return nil
    }
    guard let own = context.folder else {
      context.report(
        .unknownFile, .init(kind: "strings-without-folder", "strings files can only be used by a scene in a file"),
        at: node.place,
        hint: "write them here, a mapping of keys for each locale")
      return nil
    }
    guard FileBoundary.reaches(FolderPath.join(own, name)) else {
      context.report(
        .unknownFile, .init(kind: "strings-outside", "'\(name)' is outside the project"), at: node.place,
        hint: "move the file into the project, or use '--follow-links'")
      return nil
    }
    return FolderPath.folder(of: FolderPath.join(own, name))
  }

  private func table(
    _ path: String, _ shown: String, _ locale: String?, _ node: YAMLNode
  ) -> [SiblingResources.Table] {
    do throws(FileError) {
      let contents = try FileSystem.contents(of: path, limit: SiblingResources.tableLimit)
      return [SiblingResources.Table(path: shown, language: locale, contents: contents)]
    } catch {
      context.report(
        .unknownFile, .init(kind: "strings-unreadable", "the strings cannot be read: \(shown): \(error.reason)"),
        at: node.place,
        hint: "paths are relative to the folder of the scene")
      return []
    }
  }

  /// Returns the tables with the given name in the `.lproj` folders of all languages.
  private func localizedTables(
    of file: String, in folder: String, _ shown: String, _ node: YAMLNode
  ) -> [SiblingResources.Table] {
    let names = (try? FileSystem.names(in: folder, endingWith: ".lproj")) ?? []
    let found = names.compactMap { name -> (locale: String, path: String)? in
      guard let locale = LanguageName.locale(FolderPath.stem(of: name)) else { return nil }
      let path = "\(name)/\(file)"
      return FileSystem.kind(of: FolderPath.join(folder, path)) == .file ? (locale, path) : nil
    }
    if found.isEmpty {
      context.report(
        .unknownFile, .init(kind: "strings-of-language", "no .lproj folder in '\(shown)' contains '\(file)'"),
        at: node.place,
        hint: "paths are relative to the folder of the scene")
    }
    return found.flatMap { table(FolderPath.join(folder, $0.path), FolderPath.join(shown, $0.path), $0.locale, node) }
  }

  private func add(_ strings: DocumentStrings, _ node: YAMLNode) {
    strings.findings.forEach(context.note)
    for entry in strings.entries {
      for translation in entry.translations {
        context.strings.add(
          entry.key, node.range, locale: translation.locale, text: translation.text, isShared: true)
      }
    }
  }
}

package import HostFiles
package import Scenes

/// Finds the app that a document belongs to, and what its project states.
///
/// Looked at are the folder of the document and those above it, up to the one that git keeps its files in; where there
/// is none, up to the one that the user named. The nearest `Info.plist` of an app counts, beside the sources or in a
/// folder for such files, and the nearest project of Xcode. Several apps in one place count together. A document beside
/// the list of an extension or a framework belongs to no app that is known.
package final class AppProjects: Sendable {
  /// The lists and projects of one folder.
  private struct Level: Sendable {
    var lists: [InformationPropertyList]
    var projects: [ProjectFile]
  }

  /// Each folder is looked at once, however many documents lie in it and below.
  private let levels = RecordedResults<Level>()
  private let folders: ProjectFolders

  /// No projects yet.
  ///
  /// - Parameter folders: The folders of projects that were found.
  package init(in folders: ProjectFolders = ProjectFolders()) { self.folders = folders }

  /// The names of folders beside sources that hold what is no source.
  private static let supportingFolders = [
    "App", "Application", "Config", "Configuration", "Others", "Resources", "Support", "Supporting Files",
    "SupportingFiles",
  ]

  /// The settings of the app that a document belongs to; nothing is stated where that is not clear.
  package func settings(for document: DocumentSearch.Document) -> AppSettings {
    guard document.kind == .interfaceBuilder else { return AppSettings() }
    var lists: [AppSettings] = []
    for folder in folders.folders(above: document) {
      let level = levels.result(for: folder) { Self.level(in: folder) }
      if lists.isEmpty {
        lists = level.lists.filter { $0.bundle == .app }.map(\.settings)
        if lists.isEmpty, level.lists.contains(where: { $0.bundle == .other }) { return AppSettings() }
      }
      let apps = level.projects.flatMap(\.apps)
      if !apps.isEmpty { return AppSettings(unionOf: Self.completed(lists, with: apps)) }
      if !level.projects.isEmpty { break }
    }
    return AppSettings(unionOf: lists)
  }

  /// The lists and projects of a folder, and the lists of folders in it that hold such files. What else lies there is not
  /// asked for, so that it may come and go.
  private static func level(in folder: String) -> Level {
    func paths(in folder: String, endingWith ending: String) -> [String] {
      let names = (try? FileSystem.names(in: folder, endingWith: ending)) ?? []
      return names.map { FolderPath.join(folder, $0) }
    }
    let folders = [folder] + supportingFolders.map { FolderPath.join(folder, $0) }
    return Level(
      lists: folders.flatMap { paths(in: $0, endingWith: "Info.plist") }.compactMap(InformationPropertyList.init(at:)),
      projects: paths(in: folder, endingWith: ".xcodeproj").compactMap(ProjectFile.init(in:)))
  }

  /// The statements of lists and projects together. Where lists were found, the apps that have them count, or all where
  /// none says that it does.
  private static func completed(_ lists: [AppSettings], with apps: [ProjectFile.App]) -> [AppSettings] {
    let found = Set(lists.flatMap(\.sources))
    let owners = apps.filter { $0.listPath.map { found.contains(FolderPath.shortened($0)) } ?? false }
    return (owners.isEmpty ? apps : owners).map { app in
      let list = app.listPath.flatMap(InformationPropertyList.init(at:))?.settings
      return app.settings.completing(list)
    }
  }
}

extension AppSettings {
  /// The settings of a project where a list does not state the same; kinds of devices are the project's to state.
  fileprivate func completing(_ list: AppSettings?) -> AppSettings {
    guard let list else { return self }
    var settings = self
    settings.idioms = idioms ?? list.idioms
    settings.orientations.merge(list.orientations) { $1 }
    if !list.orientations.isEmpty || idioms == nil { settings.sources = list.sources }
    return settings
  }
}

package import HostFiles
package import Scenes

/// A search for the app that a document belongs to, and for the settings of its project.
///
/// The search covers the folder of the document and its ancestors, up to the root of the repository or, without one, up
/// to the folder that the user named. The nearest `Info.plist` of an app, next to the sources or in a supporting
/// folder, is used with the nearest Xcode project. Several apps in one folder are used together. A document next to the
/// list of an extension or framework belongs to no known app.
package final class AppProjects: Sendable {
  /// The lists and projects of a folder.
  private struct Level: Sendable {
    var lists: [InformationPropertyList]
    var projects: [ProjectFile]
    /// Whether anything else there may add documents to an app: a package, a pod, a generator of projects, or a project
    /// that cannot be read.
    var hasOtherBuilds: Bool
  }

  /// Each folder is searched once, however many documents are below it.
  private let levels = RecordedResults<Level>()
  /// The documents of all projects below each folder. Nil if one of them cannot be read.
  private let documents = RecordedResults<[ProjectDocuments]?>()
  private let folders: ProjectFolders
  /// The launch images of each app, by its project and list.
  private let launchImages = RecordedResults<LaunchImages?>()

  /// Creates an empty cache.
  ///
  /// - Parameter folders: The cache of project folders.
  package init(in folders: ProjectFolders = ProjectFolders()) { self.folders = folders }

  /// The names of folders next to sources that contain supporting files.
  private static let supportingFolders = [
    "App", "Application", "Config", "Configuration", "Others", "Resources", "Support", "Supporting Files",
    "SupportingFiles",
  ]

  /// Returns the settings of a document's app. Empty if the app is not known.
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
      if !apps.isEmpty { return AppSettings(unionOf: completed(lists, with: apps)) }
      if !level.projects.isEmpty { break }
    }
    return AppSettings(unionOf: lists)
  }

  /// Whether a document belongs to no app: it is below an Xcode project, and neither this nor another project of the
  /// repository refers to it. False if anything but a project may add it.
  package func exclude(_ document: DocumentSearch.Document) -> Bool {
    let above = folders.folders(above: document)
    var hasProject = false
    for folder in above {
      let level = levels.result(for: folder) { Self.level(in: folder) }
      let isContained = level.projects.contains { $0.documents.contain(document.path) }
      guard !isContained, !level.hasOtherBuilds else { return false }
      hasProject = hasProject || !level.projects.isEmpty
    }
    guard hasProject, let root = above.last else { return false }
    let others = documents.result(for: root) {
      let paths = FileSystem.paths(endingWith: [".xcodeproj"], below: root)
      let read = paths.compactMap(ProjectFile.init(in:)).map(\.documents)
      return read.count == paths.count ? read : nil
    }
    return others.map { !$0.contains { $0.contain(document.path) } } ?? false
  }

  /// The files that add documents to apps without an Xcode project, or that Xcode projects are generated from.
  private static let manifests =
    ProjectMark.generatorFiles + ["Package.swift", "project.yaml", "BUILD", "BUILD.bazel", "BUCK"]

  /// Returns the lists and projects of a folder, and the lists in its supporting folders. Other files are not queried,
  /// so they do not become dependencies.
  private static func level(in folder: String) -> Level {
    func paths(in folder: String, endingWith ending: String) -> [String] {
      let names = (try? FileSystem.names(in: folder, endingWith: ending)) ?? []
      return names.map { FolderPath.join(folder, $0) }
    }
    let folders = [folder] + supportingFolders.map { FolderPath.join(folder, $0) }
    let projects = paths(in: folder, endingWith: ".xcodeproj")
    let read = projects.compactMap(ProjectFile.init(in:))
    let hasManifest =
      manifests.contains { FileSystem.kind(of: FolderPath.join(folder, $0)) != nil }
      || [".podspec", ".podspec.json"].contains { !paths(in: folder, endingWith: $0).isEmpty }
    return Level(
      lists: folders.flatMap { paths(in: $0, endingWith: "Info.plist") }.compactMap(InformationPropertyList.init(at:)),
      projects: read, hasOtherBuilds: hasManifest || read.count < projects.count)
  }

  /// Merges the settings of lists and projects. If lists were found, only the apps that use them are considered, or all
  /// apps if none states that it does.
  private func completed(_ lists: [AppSettings], with apps: [ProjectFile.App]) -> [AppSettings] {
    let found = Set(lists.flatMap(\.sources))
    let owners = apps.filter { $0.listPath.map { found.contains(FolderPath.shortened($0)) } ?? false }
    return (owners.isEmpty ? apps : owners).map { app in
      let list = app.listPath.flatMap(InformationPropertyList.init(at:))
      var settings = app.settings.completing(list?.settings)
      let images = list.flatMap { launchImages(of: app, $0) }
      settings.launchImageSizes = images?.sizes
      settings.sources = Set(settings.sources + (images?.sources ?? [])).sorted()
      return settings
    }
  }

  /// Returns the launch images of an app. Nil if it has another launch screen, or if that is not known.
  private func launchImages(of app: ProjectFile.App, _ list: InformationPropertyList) -> LaunchImages? {
    guard app.hasLaunchScreen == false, let path = app.listPath else { return nil }
    return launchImages.result(for: "\(app.folder)\n\(path)\n\(app.launchImage ?? "")") {
      list.launchScreens.images(statedAt: path, inCatalogsAs: app.launchImage, below: app.folder)
    }
  }
}

extension AppSettings {
  /// Completes the settings of a project from a list. For the device families, the project takes precedence.
  fileprivate func completing(_ list: AppSettings?) -> AppSettings {
    guard let list else { return self }
    var settings = self
    settings.idioms = idioms ?? list.idioms
    settings.orientations.merge(list.orientations) { $1 }
    settings.hidesStatusBar = settings.hidesStatusBar || list.hidesStatusBar
    if !list.orientations.isEmpty || idioms == nil { settings.sources = list.sources }
    return settings
  }
}

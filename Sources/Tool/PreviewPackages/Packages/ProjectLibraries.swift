internal import DocumentResources
internal import HostFiles

/// The libraries whose sources are next to an Xcode project: those that CocoaPods and Carthage downloaded, the packages
/// in its folders, and the library that the project is an example of.
struct ProjectLibraries {
  private let folder: String
  /// The folders that may contain a library with a name, relative to the folder.
  private let places: [String]

  init(of projects: [String], in folder: String) {
    self.folder = folder
    let parents = Set(projects.map { FolderPath.folder(of: $0) }.map { $0 == "." ? "" : $0 }).union([""]).sorted()
    let packages = FileSystem.paths(endingWith: [RewrittenPackage.manifest], below: folder).map {
      FolderPath.folder(of: String($0.dropFirst(folder.utf8.count + 1)))
    }
    places =
      parents.flatMap { parent in ["Pods", "Carthage/Checkouts"].map { Self.join(parent, $0) } }
      + packages.sorted().map { Self.join($0, "Sources") }
  }

  /// Returns the paths of the sources of a module, relative to the folder. There may be none.
  func paths(ofModule name: String) -> [String] {
    if let path = path(ofModule: name) { return [path] }
    for ancestor in ancestors {
      let paths = sources(ofModule: name, in: ancestor)
      if !paths.isEmpty { return paths }
    }
    return []
  }

  /// The maximum number of folders between an example and its library.
  private static let mostSteps = 3

  /// The folders that contain the folder and are in the same repository, relative to it. None outside a repository.
  private var ancestors: [String] {
    var (path, found) = ("", [String]())
    while found.count < Self.mostSteps, FileSystem.plainKind(of: "\(folder)/\(path).git") == nil {
      path += "../"
      found.append(path)
    }
    return FileSystem.plainKind(of: "\(folder)/\(path).git") == nil ? [] : found
  }

  /// The outermost folder with libraries: the repository, or the folder itself outside of one.
  var root: String { ancestors.last.map { FolderPath.shortened("\(folder)/\($0)") } ?? folder }

  /// Returns the paths of the sources of a library that the files in a folder name.
  private func sources(ofModule name: String, in place: String) -> [String] {
    let project = ProjectFile(in: "\(folder)/\(place)\(name).xcodeproj")
    let target = project?.targets.first { PackageManifest.Target.module(named: $0.name) == name }
    if let target { return target.paths.map { "\(place)\($0)" } }
    let manifest = try? FileSystem.contents(
      of: "\(folder)/\(place)\(RewrittenPackage.manifest)", limit: PackageFiles.sizeLimit)
    let isNamed =
      manifest.map { String(decoding: $0, as: UTF8.self).contains("name: \"\(name)\"") } ?? false
      || FileSystem.kind(of: "\(folder)/\(place)\(name).podspec") == .file
    guard isNamed else { return [] }
    return ["Sources/\(name)", "Source/\(name)", name, "Sources", "Source", "Classes"].map { "\(place)\($0)" }
      .first { FileSystem.plainKind(of: "\(folder)/\($0)") == .directory }.map { [$0] } ?? []
  }

  private func path(ofModule name: String) -> String? {
    for place in places {
      for library in [name, "\(name).swift"] {
        let path = Self.join(place, library)
        guard FileSystem.plainKind(of: FolderPath.join(folder, path)) == .directory else { continue }
        // A checkout also has tests and examples.
        let inner = ["Sources/\(name)", "Sources", "Source", name].map { FolderPath.join(path, $0) }
        return inner.first { FileSystem.plainKind(of: FolderPath.join(folder, $0)) == .directory } ?? path
      }
    }
    return nil
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder == "." ? name : FolderPath.join(folder, name)
  }
}

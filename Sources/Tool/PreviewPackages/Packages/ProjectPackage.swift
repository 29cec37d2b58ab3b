internal import DocumentResources
internal import HostFiles

/// An Xcode project as a Swift package: each target with its Swift sources, and a manifest.
package struct ProjectPackage: Sendable {
  /// The files of the package.
  package let files: PackageFiles
  /// The description of the package.
  package let manifest: PackageManifest

  /// The package of the projects in a folder.
  ///
  /// - Parameters:
  ///   - folder: The absolute path of the folder.
  ///   - projects: The names of the projects in it.
  ///   - taken: The names of the library's own modules, which no other module may have. `App` is added to those names.
  /// - Throws: ``PackageFault`` if no project has a target with Swift sources, or a folder cannot be read.
  package init(of projects: [String], in folder: String, besides taken: Set<String> = []) throws(PackageFault) {
    var targets: [(name: String, module: String, sources: [String])] = []
    for name in projects {
      let targetsOfProject = ProjectFile(in: FolderPath.join(folder, name))?.targets ?? []
      let below = FolderPath.folder(of: name)
      for target in targetsOfProject {
        let own = PackageManifest.Target.module(named: target.name)
        let module = taken.contains(own) ? "\(own)App" : own
        let paths = target.paths.map { below.isEmpty || below == "." ? $0 : FolderPath.join(below, $0) }
        let sources = try PackageFault.reading { () throws(FileError) in try Self.sources(at: paths, in: folder) }
        guard !sources.isEmpty, !targets.contains(where: { $0.module == module }) else { continue }
        targets.append((target.name, module, sources))
      }
    }
    guard !targets.isEmpty else { throw .noSources }
    let modules = Set(targets.map(\.module))
    var places: [String: String] = [:]
    var words: [String] = []
    for target in targets {
      for source in target.sources { places["Sources/\(target.module)/\(source)"] = source }
      let imported = try PackageFault.reading { () throws(FileError) in
        try Self.imports(of: target.sources, in: folder)
      }
      let dependencies = imported.intersection(modules).subtracting([target.module]).sorted().map { "\"\($0)\"" }
      words.append(
        """
            .target(name: "\(target.module)", dependencies: [\(dependencies.joined(separator: ", "))])
        """)
    }
    let text = """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "\(FolderPath.name(of: folder).inSwiftLiteral)",
        targets: [
      \(words.joined(separator: ",\n")),
        ])

      """
    files = PackageFiles(in: folder, at: places, with: [RewrittenPackage.manifest: Array(text.utf8)])
    manifest = PackageManifest(
      name: FolderPath.name(of: folder),
      targets: targets.map { .init(name: $0.module, kind: "application", path: nil) })
  }

  /// The Swift sources at paths, which are files or folders. Missing ones are skipped, as are main files.
  private static func sources(at paths: [String], in folder: String) throws(FileError) -> [String] {
    var found: Set<String> = []
    for path in paths {
      switch FileSystem.plainKind(of: FolderPath.join(folder, path)) {
      case .file: if path.hasSuffix(".swift") { found.insert(path) }
      case .directory:
        let below = try PackageFiles(in: FolderPath.join(folder, path)).paths
        found.formUnion(below.filter { $0.hasSuffix(".swift") }.map { FolderPath.join(path, $0) })
      case .other, nil: break
      }
    }
    return found.filter { FolderPath.name(of: $0) != "main.swift" }.sorted()
  }

  /// The names of the modules that sources import.
  private static func imports(of sources: [String], in folder: String) throws(FileError) -> Set<String> {
    var names: Set<String> = []
    for source in sources {
      let bytes = try FileSystem.contents(of: FolderPath.join(folder, source), limit: PackageFiles.sizeLimit)
      for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
        let words = line.split { $0 == " " || $0 == "." }
        if let position = words.firstIndex(of: "import"), position < 2, words.count > position + 1 {
          names.insert(String(words[position + 1]))
        }
      }
    }
    return names
  }

  /// The projects of a path: a project, the projects of a workspace, those in a folder, or the only one below it. Nil
  /// for other paths.
  ///
  /// - Parameter path: The absolute path.
  package static func projects(at path: String) -> (folder: String, names: [String])? {
    let (folder, name) = (FolderPath.folder(of: path), FolderPath.name(of: path))
    if name.hasSuffix(".xcodeproj") { return (folder, [name]) }
    if name.hasSuffix(".xcworkspace") { return projects(in: folder) }
    return projects(in: path)
  }

  private static func projects(in folder: String) -> (folder: String, names: [String])? {
    let names = ((try? FileSystem.names(in: folder, endingWith: ".xcodeproj")) ?? []).filter { $0 != "Pods.xcodeproj" }
    if !names.isEmpty { return (folder, names.sorted()) }
    let nested = nestedProjects(below: folder)
    return nested.count == 1 ? (FolderPath.folder(of: nested[0]), [FolderPath.name(of: nested[0])]) : nil
  }

  /// Returns the paths of the projects in folders below a folder, sorted.
  package static func nestedProjects(below folder: String) -> [String] {
    FileSystem.paths(endingWith: [".xcodeproj"], below: folder).filter { FolderPath.name(of: $0) != "Pods.xcodeproj" }
  }
}

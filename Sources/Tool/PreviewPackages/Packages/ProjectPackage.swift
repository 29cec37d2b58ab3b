internal import DocumentResources
internal import HostFiles

/// An Xcode project as a Swift package: each target with its Swift sources, and a manifest.
package struct ProjectPackage: Sendable {
  package let files: PackageFiles
  /// The description of the package.
  package let manifest: PackageManifest
  /// Notes about headers beyond a limit.
  package let notes: [String]

  /// Creates the package of the projects in a folder.
  ///
  /// - Parameters:
  ///   - folder: The absolute path of the folder.
  ///   - projects: The names of the projects in it.
  ///   - taken: The names of the library's own modules, which no other module may have. `App` is added to those names.
  ///   - checkout: The absolute path of this library's checkout, which has substitutes for missing libraries.
  /// - Throws: ``PackageFault`` if no project has a target with Swift sources, or a folder cannot be read.
  package init(
    of projects: [String], in folder: String, besides taken: Set<String> = [], with checkout: String? = nil
  ) throws(PackageFault) {
    var targets = try PackageFault.reading { () throws(FileError) in
      try Self.targets(of: projects, in: folder, besides: taken)
    }
    guard !targets.isEmpty else { throw .noSources }
    let libraries = ProjectLibraries(of: projects, in: folder)
    var headers = ProjectHeaders(for: folder, below: libraries.root)
    var declarations: [String: String] = [:]
    var texts: [String: [UInt8]] = [:]
    var imports: [String: Set<String>] = [:]
    var (position, asked) = (0, Set(targets.map(\.module)).union(taken))
    // A library may import others.
    while position < targets.count {
      let sources = targets[position].sources.filter { texts[$0] == nil }
      let contents = try PackageFault.reading { () throws(FileError) in try Self.contents(of: sources, in: folder) }
      texts.merge(contents) { $1 }
      imports.merge(contents.mapValues(Self.imports)) { $1 }
      let names = Set(targets[position].sources.flatMap { imports[$0] ?? [] }).subtracting(asked)
      asked.formUnion(names)
      for name in names.sorted() {
        let paths = libraries.paths(ofModule: name)
        let found = try PackageFault.reading { () throws(FileError) in try Self.sources(at: paths, in: folder) }
        if !found.isEmpty {
          targets.append(Target(name: name, module: name, sources: found, kind: PackageManifest.Target.library))
        } else if let substitute = LibrarySubstitute(for: name, in: checkout) {
          texts.merge(substitute.sources) { $1 }
          imports.merge(substitute.sources.mapValues(Self.imports)) { $1 }
          targets.append(Target(substitute))
        } else if let source = headers.source(ofModule: name) {
          declarations[name] = source
          targets.append(Target(name: name, module: name, sources: [], kind: PackageManifest.Target.library))
        }
      }
      position += 1
    }
    for target in targets where declarations[target.module] == nil {
      guard let header = target.bridgingHeader else { continue }
      declarations[target.module] = headers.source(bridgedBy: header)
    }
    notes = headers.notes
    let (places, sources) = Self.files(of: targets, texts, declarations)
    var made = sources
    made[RewrittenPackage.manifest] = Array(
      Self.manifest(of: targets, imports, named: FolderPath.name(of: folder)).utf8)
    files = PackageFiles(in: folder, at: places, with: made)
    manifest = PackageManifest(
      targets: targets.map { .init(name: $0.module, kind: $0.kind, path: $0.path) })
  }

  /// Returns the paths below the folder of the sources of targets, and their bytes, by path in the copy.
  ///
  /// - Parameters:
  ///   - texts: The bytes of the sources, by path.
  ///   - declarations: The source with the declarations of headers, by module.
  private static func files(
    of targets: [Target], _ texts: [String: [UInt8]], _ declarations: [String: String]
  ) -> (places: [String: String], made: [String: [UInt8]]) {
    var (places, made) = ([String: String](), [String: [UInt8]]())
    for target in targets {
      if let source = declarations[target.module] {
        made["Sources/\(target.module)/\(ProjectHeaders.sourceName)"] = Array(source.utf8)
      }
      for source in target.sources {
        guard target.kind != PackageManifest.Target.substitute else {
          made[source] = texts[source]
          continue
        }
        // A library with the project as an example is outside the folder.
        let path = "Sources/\(target.module)/\(source.replacing("../", with: ""))"
        (places[path], made[path]) = (source, texts[source])
      }
    }
    return (places, made)
  }

  /// A target of a project, or a library next to it.
  private struct Target {
    let name: String
    let module: String
    /// The paths of its sources below the folder.
    let sources: [String]
    /// The kind in the manifest.
    var kind = "application"
    /// The folder in the copy; nil for the default.
    var path: String?
    /// The path below the folder of the header in Objective-C that its sources see; nil if there is none.
    var bridgingHeader: String?

    init(name: String, module: String, sources: [String], kind: String = "application") {
      (self.name, self.module, self.sources, self.kind) = (name, module, sources, kind)
    }

    init(_ substitute: LibrarySubstitute) {
      self.init(
        name: substitute.module, module: substitute.module, sources: substitute.sources.keys.sorted(),
        kind: PackageManifest.Target.substitute)
      path = substitute.folder
    }
  }

  /// Returns the targets of the projects that have Swift sources.
  private static func targets(
    of projects: [String], in folder: String, besides taken: Set<String>
  ) throws(FileError) -> [Target] {
    var targets: [Target] = []
    for name in projects {
      let below = FolderPath.folder(of: name)
      for target in ProjectFile(in: FolderPath.join(folder, name))?.targets ?? [] {
        let own = PackageManifest.Target.module(named: target.name)
        let module = taken.contains(own) ? "\(own)App" : own
        let isHere = below.isEmpty || below == "."
        let paths = target.paths.map { isHere ? $0 : FolderPath.join(below, $0) }
        let sources = try sources(at: paths, in: folder)
        guard !sources.isEmpty, !targets.contains(where: { $0.module == module }) else { continue }
        var made = Target(name: target.name, module: module, sources: sources)
        made.bridgingHeader = target.bridgingHeader.map { isHere ? $0 : FolderPath.join(below, $0) }
        targets.append(made)
      }
    }
    return targets
  }

  /// Returns the text of a manifest. Targets depend on the targets that they import.
  private static func manifest(of targets: [Target], _ imports: [String: Set<String>], named name: String) -> String {
    let modules = Set(targets.map(\.module))
    let words = targets.map { target in
      let imported = Set(target.sources.flatMap { imports[$0] ?? [] })
      let dependencies = imported.intersection(modules).subtracting([target.module]).sorted().map { "\"\($0)\"" }
      let path = target.path.map { ", path: \"\($0)\"" } ?? ""
      return """
            .target(name: "\(target.module)", dependencies: [\(dependencies.joined(separator: ", "))]\(path))
        """
    }
    return """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "\(name.inSwiftLiteral)",
        targets: [
      \(words.joined(separator: ",\n")),
        ])

      """
  }

  /// Returns the Swift sources at paths, which are files or folders. Missing ones are skipped, as are main files.
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

  /// Returns the bytes of sources, by path.
  private static func contents(of sources: [String], in folder: String) throws(FileError) -> [String: [UInt8]] {
    var made: [String: [UInt8]] = [:]
    for source in sources {
      made[source] = try FileSystem.contents(of: FolderPath.join(folder, source), limit: PackageFiles.sizeLimit)
    }
    return made
  }

  /// Returns the names of the modules that a source imports.
  static func imports(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split { $0 == " " || $0 == "." }
      if let position = words.firstIndex(of: "import"), position < 2, words.count > position + 1 {
        names.insert(String(words[position + 1]))
      }
    }
    return names
  }

  /// Returns the projects of a path: a project, the projects of a workspace, the projects in a folder, or the only one
  /// below it. Nil for other paths.
  ///
  /// - Parameter path: The absolute path.
  package static func projects(at path: String) -> (folder: String, names: [String])? {
    let (folder, name) = (FolderPath.folder(of: path), FolderPath.name(of: path))
    if name.hasSuffix(".xcodeproj") { return (folder, [name]) }
    if name.hasSuffix(".xcworkspace") {
      let names = WorkspaceProjects.names(inWorkspace: path)
      return names.isEmpty ? projects(in: folder) : (folder, names)
    }
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

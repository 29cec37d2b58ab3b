internal import JSON

/// The manifest of a package, as `swift package dump-package` prints it.
package struct PackageManifest: Sendable, Hashable {
  package struct Target: Sendable, Hashable {
    package let name: String
    /// The kind: `regular`, `executable`, `test`.
    package let kind: String
    /// The folder in the manifest; nil for the default.
    package let path: String?

    /// The folders for its sources, relative to the package's folder.
    package var folders: [String] {
      if let path { return [path] }
      return ["Sources", "Source", "src", "srcs"].map { "\($0)/\(name)" }
    }

    /// The kind of a library next to the project, whose own views are not drawn.
    static let library = "library"
    /// The kind of a library that is missing, and has the interface of the original.
    static let substitute = "substitute"

    /// Whether the target is a library, whose own views are not drawn.
    var isLibrary: Bool { kind == Self.library || kind == Self.substitute }

    /// Whether the target is a program or an app, whose entry point is removed.
    var isProgram: Bool { kind == "executable" || kind == "application" }

    /// The name of its module, with invalid characters replaced by underscores.
    package var module: String { Self.module(named: name) }

    /// Returns the name of the module of a target with a name.
    static func module(named name: String) -> String {
      String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
  }

  /// The targets, in their order.
  package let targets: [Target]
  /// Whether the package depends on others, whose modules are unknown.
  package private(set) var hasDependencies: Bool
  /// Whether dependencies in the text of the manifest are removed.
  private(set) var leavesOutDependencies = false

  /// Creates a manifest with targets and no dependencies.
  package init(targets: [Target]) {
    (self.targets, hasDependencies) = (targets, false)
  }

  package var withoutDependencies: PackageManifest {
    var manifest = self
    (manifest.hasDependencies, manifest.leavesOutDependencies) = (false, true)
    return manifest
  }

  /// Returns the manifest with targets for libraries that are missing.
  func adding(_ substitutes: [LibrarySubstitute]) -> PackageManifest {
    let known = Set(targets.map(\.module))
    let added = substitutes.filter { !known.contains($0.module) }.map {
      Target(name: $0.module, kind: Target.substitute, path: $0.folder)
    }
    var manifest = PackageManifest(targets: targets + added)
    (manifest.hasDependencies, manifest.leavesOutDependencies) = (hasDependencies, leavesOutDependencies)
    return manifest
  }

  /// Creates a manifest from the output of `dump-package`, or nil if it is malformed.
  package init?(dumped bytes: [UInt8]) {
    guard let value = try? JSONParser.value(in: bytes), value["name"]?.string != nil,
      let targets = value["targets"]?.elements
    else { return nil }
    hasDependencies = value["dependencies"]?.elements.isEmpty == false
    self.targets = targets.compactMap { target in
      target["name"]?.string.map {
        Target(name: $0, kind: target["type"]?.string ?? "regular", path: target["path"]?.string)
      }
    }
  }

  /// Returns the target whose folder contains a file, by the file's path relative to the package, or nil if none does.
  package func target(holding path: String) -> Target? {
    let holding = targets.flatMap { target in
      target.folders.filter { $0 == "." || path.hasPrefix("\($0)/") }.map { (target: target, folder: $0) }
    }
    return holding.max { $0.folder.utf8.count < $1.folder.utf8.count }?.target
  }
}

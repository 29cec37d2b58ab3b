internal import HostFiles

/// A package with sources that compile on Linux, and a program that draws its previews.
package struct RewrittenPackage: Sendable {
  /// A remark about one of its sources.
  package struct Remark: Sendable, Hashable {
    /// The path of the source relative to the package.
    package let path: String
    package let remark: SourceRemark
  }

  /// The bytes of its files, by their paths relative to the package.
  package private(set) var files: [String: [UInt8]] = [:]
  /// The paths of the sources in the package, by those in the copy that differ.
  private(set) var originals: [String: String] = [:]
  /// The program with the previews of each module.
  package private(set) var program = PreviewProgram(of: [])
  /// The remarks for its author, by location.
  package private(set) var remarks: [Remark] = []

  /// The file of the manifest.
  package static let manifest = "Package.swift"
  /// The prefix of manifests for specific versions of Swift, which would take precedence over the one with the program.
  private static let versionedManifest = "Package@swift"

  /// The views to draw that have no preview.
  package enum Views: Sendable, Hashable {
    case none
    case named([String])
    case all
  }

  /// The number of previews in skipped code of SwiftUI.
  package private(set) var previewsOfSwiftUI = 0
  /// Notes about the package as a whole.
  package var notes: [String] = []
  /// The controllers and views with outlets that no storyboard or xib below the package connects.
  package private(set) var documentViews: [String] = []
  /// The modules whose previews a source in the copy lists, by the path of the source.
  package private(set) var lists: [String: PreviewProgram.Module] = [:]
  /// Whether the package is built with others.
  let hasDependencies: Bool
  /// The names of its modules.
  let modules: Set<String>
  /// The folders of the modules' sources.
  package private(set) var folders: [String] = []

  /// The names of the classes that storyboards and xibs name.
  let namesInDocuments: Set<String>
  /// The targets for libraries that are missing.
  package private(set) var substitutes: [PackageManifest.Target] = []
  /// The folders of targets that are libraries. Their own views are not drawn.
  private(set) var libraries: [String] = []

  /// Creates the rewritten form of a package.
  ///
  /// - Parameters:
  ///   - package: The files of the package.
  ///   - manifest: The description of the package.
  ///   - folder: The absolute path of the folder where it is built.
  ///   - library: The checkout with `UIKit`; nil if the package depends on it itself.
  ///   - views: The views to draw that have no preview.
  /// - Throws: ``PackageFault`` if it has no previews, or a file cannot be read.
  package init(
    of package: PackageFiles, _ manifest: PackageManifest, in folder: String, library: String?, views: Views = .none
  ) throws(PackageFault) {
    var previews: [String: [SourcePreview]] = [:]
    var classes: [String: ViewClasses] = [:]
    var sources: [String: [String]] = [:]
    let contents = try PackageFault.reading { () throws(FileError) in try package.contents() }
    let optionalNames = Self.optionalRequirements(in: contents)
    let documents = DocumentClassNames.all(below: package.folder)
    namesInDocuments = documents
    hasDependencies = manifest.hasDependencies
    modules = Set(manifest.targets.map(\.module))
    for (number, path) in package.paths.enumerated() where !path.hasPrefix(Self.versionedManifest) {
      let bytes = contents[path] ?? []
      let target = manifest.target(holding: path)
      guard path.hasSuffix(".swift"), path.contains("/"), target?.kind != PackageManifest.Target.substitute,
        let text = String(validating: bytes, as: UTF8.self)
      else {
        files[path] = bytes
        continue
      }
      let source = RewrittenSource(
        rewriting: text, path: path, in: folder, number: number, isProgram: target?.isProgram ?? false,
        optionalNames: optionalNames, availableModules: hasDependencies ? nil : modules,
        shownPath: package.original(of: path))
      files[path] = Array(source.text.utf8)
      if let target { sources[target.name, default: []].append(source.text) }
      guard target?.isLibrary != true else { continue }
      add(source, at: package.original(of: path))
      if let target, target.kind == "regular" || target.isProgram && !Self.isMain(path) {
        previews[target.name, default: []] += source.previews
        classes[target.name, default: ViewClasses(namedInDocuments: documents)].add(
          sourceAt: path, source.text, outletsIn: text)
      } else {
        remarks += source.previews.map { preview in
          let message = "preview not drawn: it is not in a target, or it is in a main.swift"
          return Remark(path: path, remark: SourceRemark(line: preview.line, column: 1, message: message))
        }
      }
    }
    program = PreviewProgram(
      of: manifest.targets.compactMap { target in
        let imports = Self.modules(importedBy: target, sources, manifest)
        var known = classes[target.name] ?? ViewClasses()
        for text in views == .none ? [] : imports.flatMap({ sources[$0.name] ?? [] }) { known.add(publicTypesIn: text) }
        let samples = samples(views, of: known, in: package)
        let previews = previews[target.name] ?? []
        guard !previews.isEmpty || !samples.isEmpty else { return nil }
        return .init(
          target: target.name, name: target.module, isProgram: target.kind == "executable", previews: previews,
          views: samples, imports: imports.map(\.module))
      })
    for module in program.modules where module.isProgram {
      // A library has no main file.
      for path in files.keys where Self.isMain(path) && manifest.target(holding: path)?.name == module.target {
        files[path] = nil
      }
    }
    try addProgram(to: package, manifest, library: library)
  }

  /// Returns the other targets of the package that the sources of a target import, without libraries.
  private static func modules(
    importedBy target: PackageManifest.Target, _ sources: [String: [String]], _ manifest: PackageManifest
  ) -> [PackageManifest.Target] {
    let imported = (sources[target.name] ?? []).reduce(into: Set<Substring>()) { names, text in
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ")
        if words.count > 1, words[words.count - 2] == "import" { names.insert(words[words.count - 1]) }
      }
    }
    return manifest.targets.filter {
      $0 != target && !$0.isLibrary && imported.contains(Substring($0.module))
    }
  }

  private mutating func add(_ source: RewrittenSource, at path: String) {
    previewsOfSwiftUI += source.previewsOfSwiftUI
    remarks += source.remarks.map { Remark(path: path, remark: $0) }
  }

  /// Returns the chosen views of a module. Those with outlets that no document connects are listed instead, unless the
  /// user named them.
  private mutating func samples(
    _ views: Views, of classes: ViewClasses, in package: PackageFiles
  ) -> [PreviewProgram.SampleView] {
    let chosen: [ViewClasses.ViewClass]
    switch views {
    case .none: return []
    case .named(let names): chosen = classes.chosen(Set(names))
    case .all:
      let all = classes.chosen(nil)
      documentViews += all.filter { !classes.canConnect($0) }.map(\.name)
      chosen = all.filter(classes.canConnect)
    }
    return chosen.map {
      .init($0, shownPath: package.original(of: $0.path), classes.expressions(for: $0))
    }
  }

  /// Returns the names of the optional requirements of all protocols in a package.
  private static func optionalRequirements(in contents: [String: [UInt8]]) -> Set<String> {
    contents.reduce(into: []) { names, file in
      guard file.key.hasSuffix(".swift"), let text = String(validating: file.value, as: UTF8.self) else { return }
      names.formUnion(RewrittenSource.optionalRequirements(in: text))
    }
  }

  private static func isMain(_ path: String) -> Bool { path.hasSuffix("/main.swift") }

  private mutating func addProgram(
    to package: PackageFiles, _ manifest: PackageManifest, library: String?
  ) throws(PackageFault) {
    guard !program.modules.isEmpty else { throw .noPreviews(ofSwiftUI: previewsOfSwiftUI) }
    libraries = manifest.targets.filter(\.isLibrary).flatMap(\.folders)
    substitutes = manifest.targets.filter { $0.kind == PackageManifest.Target.substitute }
    folders = manifest.targets.flatMap(\.folders).filter { folder in files.keys.contains { $0.hasPrefix("\(folder)/") }
    }
    for path in files.keys where package.original(of: path) != path { originals[path] = package.original(of: path) }
    for module in program.modules {
      let target = manifest.targets.first { $0.name == module.target }
      let folder = target?.folders.first { folder in files.keys.contains { $0.hasPrefix("\(folder)/") } }
      let path = "\(folder ?? module.target)/\(PreviewProgram.name).swift"
      files[path] = Array(module.list.utf8)
      lists[path] = module
    }
    files["\(PreviewProgram.name)/main.swift"] = Array(program.main.utf8)
    let own = String(decoding: files[Self.manifest] ?? [], as: UTF8.self)
    let extended = program.manifest(
      extending: own, in: package.folder, library: library, leavingOutDependencies: manifest.leavesOutDependencies,
      substitutes: substitutes)
    guard let extended else {
      throw .namelessPackage
    }
    files[Self.manifest] = Array(extended.utf8)
  }
}

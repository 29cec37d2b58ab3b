internal import HostFiles

/// The copy of a package that compiles on Linux, and the program in it that draws the previews.
package struct PreviewBuild: Sendable {
  /// The absolute path of the package.
  private let package: String
  /// The folder for the copy and its files.
  let place: String
  /// The checkout of this library; nil if the package depends on the library itself.
  private let library: String?
  /// Whether the dependencies of the package cannot be fetched, so that it is built without them.
  private var isWithoutDependencies = false
  /// The names of the Xcode projects in the folder that are built instead of a Swift package.
  private let projects: [String]
  /// The number of views and controllers without previews, after ``program(of:)``.
  private var found = 0
  /// The number of those among them with outlets that no document connects.
  private var unconnected = 0
  /// The names of the classes that storyboards and xibs name, after ``program(of:)``.
  private(set) var namesInDocuments: Set<String> = []
  /// The sources without the code that does not compile, after ``program(of:)``.
  var sources: PrunedSources?

  /// Creates a build of a package, before any work.
  ///
  /// - Parameters:
  ///   - package: The absolute path of the package.
  ///   - place: The folder for the copy and its files.
  ///   - library: The checkout of this library that the user named; nil to use the tool's.
  ///   - projects: The names of the Xcode projects in the folder to build instead of a Swift package.
  /// - Throws: ``PackageFault`` if there is no such checkout.
  package init(
    of package: String, in place: String, library: String?, projects: [String] = []
  ) throws(PackageFault) {
    self.projects = projects
    self.package = package
    self.place = place
    self.library = try LibraryCheckout.path(named: library, for: package)
  }

  var copy: String { FolderPath.join(place, "package") }

  /// The folder of the build products. Packages with the same checkout share it, so that only the first of them builds
  /// `UIKit`. A package that depends on the library itself has its own.
  var products: String {
    guard let library else { return FolderPath.join(copy, ".build") }
    let digest = ContentDigest(of: library).text.prefix(12)
    return FolderPath.join(FolderPath.folder(of: FolderPath.folder(of: place)), "builds/\(digest)")
  }

  /// Whether nothing has been built yet. The first build takes minutes.
  package var isFirst: Bool { FileSystem.kind(of: products) == nil }

  // MARK: - Copying

  /// Returns the rewritten package.
  ///
  /// - Parameter views: The views to draw that have no preview.
  /// - Throws: ``PackageFault`` if the package cannot be read or has no previews.
  package func rewritten(views: RewrittenPackage.Views) throws(PackageFault) -> RewrittenPackage {
    let folder = FolderPath.join(FileSystem.realPath(of: place) ?? place, "package")
    if !projects.isEmpty {
      let made = try ProjectPackage(
        of: projects, in: package, besides: library.map(LibraryCheckout.modules) ?? [], with: library)
      var rewritten = try RewrittenPackage(of: made.files, made.manifest, in: folder, library: library, views: views)
      rewritten.notes = made.notes
      return rewritten
    }
    var manifest = try manifest()
    if isWithoutDependencies { manifest = manifest.withoutDependencies }
    var files = try PackageFault.copying { () throws(FileError) in try PackageFiles(in: package) }
    if isWithoutDependencies {
      let (own, described) = (files, manifest)
      let substitutes = try PackageFault.copying { () throws(FileError) in
        try LibrarySubstitute.missing(in: own, described, library)
      }
      (files, manifest) = (own.adding(substitutes), described.adding(substitutes))
    }
    return try RewrittenPackage(of: files, manifest, in: folder, library: library, views: views)
  }

  /// Writes the copy. Unchanged files are not written.
  ///
  /// - Throws: ``PackageFault`` if that fails.
  package func write(_ rewritten: RewrittenPackage) throws(PackageFault) {
    try PackageFault.copying { () throws(FileError) in
      try PackageFiles.write(rewritten.files, to: copy)
    }
  }

  private func manifest() throws(PackageFault) -> PackageManifest {
    let folder = FolderPath.join(place, "manifest")
    try PackageFault.copying { () throws(FileError) in
      let bytes = try FileSystem.contents(
        of: FolderPath.join(package, RewrittenPackage.manifest), limit: PackageFiles.sizeLimit)
      try PackageFiles.write([RewrittenPackage.manifest: bytes], to: folder)
    }
    let outcome = try run("swift", ["package", "--package-path", folder, "dump-package"], [:])
    guard outcome.code == 0, let manifest = PackageManifest(dumped: outcome.output) else {
      throw .unreadableManifest(outcome)
    }
    return manifest
  }

  // MARK: - Building and running

  /// Builds the program that draws the previews, and returns its path. Code that does not compile is removed from the
  /// copy until the rest does.
  ///
  /// - Parameter rewritten: The package, as it was written.
  /// - Throws: ``PackageFault`` if nothing compiles.
  package mutating func program(of rewritten: RewrittenPackage) throws(PackageFault) -> String {
    var pruned = PrunedSources(of: rewritten)
    // Otherwise the build may also need to build modules that are imported.
    if !rewritten.hasDependencies { try checkTypes(of: &pruned, rewritten) }
    try compile(&pruned, rewritten)
    sources = pruned
    namesInDocuments = rewritten.namesInDocuments
    unconnected = rewritten.documentViews.count
    found = unconnected + rewritten.lists.values.reduce(0) { $0 + $1.views.count }
    let folder = try run("swift", building(["--product", PreviewProgram.name, "--show-bin-path"]), environment)
    let path = String(decoding: folder.output, as: UTF8.self).split(separator: "\n").last.map(String.init) ?? ""
    return FolderPath.join(path, PreviewProgram.name)
  }

  /// Compiles the program, and removes code that does not compile until the rest does.
  ///
  /// - Throws: ``PackageFault`` if nothing compiles.
  func compile(_ pruned: inout PrunedSources, _ rewritten: RewrittenPackage) throws(PackageFault) {
    pruned.startRounds()
    while true {
      let outcome = try run("swift", building(["--product", PreviewProgram.name]), environment)
      guard outcome.code != 0 else { return }
      let errors = CompilerError.errors(in: String(decoding: outcome.output, as: UTF8.self)).compactMap(inCopy)
      if errors.isEmpty, rewritten.hasDependencies, try !canFetchDependencies() { throw .dependenciesNotFetched }
      guard !errors.isEmpty, pruned.remove(errors) else { throw .doesNotCompile(outcome.withoutProgress) }
      try write(pruned, of: rewritten)
    }
  }

  /// Builds the package without its dependencies from now on.
  package mutating func leaveOutDependencies() { isWithoutDependencies = true }

  private func canFetchDependencies() throws(PackageFault) -> Bool {
    let words = ["package", "--package-path", copy, "--scratch-path", products, "resolve"]
    return try run("swift", words, environment).code == 0
  }

  /// Writes the copy without the code that does not compile.
  func write(_ pruned: PrunedSources, of rewritten: RewrittenPackage) throws(PackageFault) {
    let texts = pruned.texts
    try PackageFault.copying { () throws(FileError) in
      try PackageFiles.write(rewritten.files.merging(texts.mapValues { Array($0.utf8) }) { $1 }, to: copy)
    }
  }

  /// Returns the words of a build.
  ///
  /// A plan is not kept, because the folder may contain the plan of another package, and Swift's build system looks for
  /// new files of the library only in a new plan.
  func building(_ goal: [String]) -> [String] {
    [
      "build", "--package-path", copy, "--scratch-path", products, "--disable-build-manifest-caching",
      "-debug-info-format", "none",
    ] + goal
  }

  /// The environment variables of builds.
  var environment: [String: String] { LibraryCheckout.environment(of: library ?? package) }

  /// Returns an error with the path below the copy, or nil for an error elsewhere.
  func inCopy(_ error: CompilerError) -> CompilerError? {
    let real = FileSystem.realPath(of: copy) ?? copy
    guard error.path.hasPrefix("\(real)/") else { return nil }
    return CompilerError(
      path: String(error.path.dropFirst(real.utf8.count + 1)), line: error.line, column: error.column,
      message: error.message)
  }

  /// The notes about code that was skipped because it does not compile, one for each source and kind.
  package var notes: [String] { (sources?.notes ?? []).map(inProject) }

  /// The notes about code that was skipped because it ends the process, one for each source.
  package var notesAboutEndings: [String] { (sources?.notesAboutEndings ?? []).map(inProject) }

  /// Returns a note with the path in the project: its copy has a folder for each target.
  private func inProject(_ note: String) -> String {
    let folder = projects.isEmpty ? nil : sources?.folders.first { note.hasPrefix("\($0)/") }
    return folder.map { String(note.dropFirst($0.count + 1)) } ?? note
  }

  /// Returns a sentence about how many views and controllers are drawn, and why others are not.
  package func summary(of drawn: Drawn) -> String {
    ViewCount(
      found: found, unmade: sources?.unmadeViews.count ?? 0, unconnected: unconnected,
      crashed: drawn.crashes.count { $0.isSample && !$0.isDrawnFromDocument },
      blank: drawn.blank.count(where: \.isSample)
    ).message
  }

  /// Returns the folder of the package, as messages show it: the one that contains a project or workspace that the user
  /// named.
  ///
  /// - Parameter path: The path that the user named.
  package func folder(shownFor path: String) -> String {
    path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace") ? FolderPath.folder(of: path) : path
  }

  /// Returns output of the compiler or of the program, with the paths of the copy replaced by those of another folder.
  ///
  /// `folder` is the path of the package, as the user named it.
  package func shown(_ text: String, below folder: String) -> String {
    let real = FileSystem.realPath(of: copy) ?? copy
    let folder = folder == "." ? "" : "\(folder)/"
    var text = text
    // The copy of a project has a folder for each target.
    for module in projects.isEmpty ? [] : sources?.folders ?? [] {
      text = text.replacing("\(real)/\(module)/", with: folder).replacing("\(copy)/\(module)/", with: folder)
    }
    return text.replacing("\(real)/", with: folder).replacing("\(copy)/", with: folder)
  }

  func run(
    _ name: String, _ words: [String], _ environment: [String: String]
  ) throws(PackageFault) -> ExternalProgram.Outcome {
    var program = ExternalProgram(name, words)
    program.environment = environment
    let started = program
    do throws(ExternalProgram.Failure) {
      return try FileSystem.withTemporaryFolder { folder throws(ExternalProgram.Failure) in
        try started.run(writingTo: folder)
      } otherwise: {
        .failed($0)
      }
    } catch {
      switch error {
      case .notInstalled: throw .notInstalled(name)
      case .failed(let error): throw .notStarted(error)
      }
    }
  }
}

extension ExternalProgram.Outcome {
  /// The outcome without lines of build progress: `[12/40] Compiling …`.
  fileprivate var withoutProgress: ExternalProgram.Outcome {
    var outcome = self
    let lines = output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    outcome.output = Array(lines.filter { $0.first != UInt8(ascii: "[") }.joined(separator: [UInt8(ascii: "\n")]))
    return outcome
  }
}

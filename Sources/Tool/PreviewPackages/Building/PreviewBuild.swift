package import HostFiles

/// The copy of a package that compiles on Linux, and the program in it that draws the previews.
package struct PreviewBuild: Sendable {
  /// The absolute path of the package.
  private let package: String
  /// The folder for the copy and its files.
  private let place: String
  /// The checkout of this library; nil if the package depends on the library itself.
  private let library: String?
  /// The names of the Xcode projects in the folder that are built instead of a Swift package.
  private let projects: [String]
  /// The sources without what does not compile, after ``program(of:)``.
  private var sources: PrunedSources?

  /// A build of a package, before any work.
  ///
  /// - Parameters:
  ///   - package: The absolute path of the package.
  ///   - place: The folder for the copy and its files.
  ///   - library: The checkout of this library that the user named; nil to use that of the tool.
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

  /// The folder of the copy.
  private var copy: String { FolderPath.join(place, "package") }

  /// Whether nothing has been built yet. The first build takes minutes.
  package var isFirst: Bool { FileSystem.kind(of: FolderPath.join(copy, ".build")) == nil }

  // MARK: - Copying

  /// The rewritten package.
  ///
  /// - Parameter views: The views to draw that have no preview.
  /// - Throws: ``PackageFault`` if the package cannot be read or has no previews.
  package func rewritten(views: RewrittenPackage.Views) throws(PackageFault) -> RewrittenPackage {
    let folder = FolderPath.join(FileSystem.realPath(of: place) ?? place, "package")
    if !projects.isEmpty {
      let made = try ProjectPackage(of: projects, in: package)
      return try RewrittenPackage(of: made.files, made.manifest, in: folder, library: library, views: views)
    }
    let manifest = try manifest()
    let files = try PackageFault.copying { () throws(FileError) in try PackageFiles(in: package) }
    return try RewrittenPackage(of: files, manifest, in: folder, library: library, views: views)
  }

  /// Writes the copy. Unchanged files are not written.
  ///
  /// - Throws: ``PackageFault`` if that fails.
  package func write(_ rewritten: RewrittenPackage) throws(PackageFault) {
    try PackageFault.copying { () throws(FileError) in
      if let library { try planAnew(ifChanged: library) }
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

  /// Removes the manifest of the copy, so that it is written again, if sources of the library were added or removed
  /// since the last build. Swift's build system looks for files of other packages only after a change of the manifest.
  private func planAnew(ifChanged library: String) throws(FileError) {
    let digest = LibraryCheckout.digestOfSources(in: library)
    let record = "library"
    guard (try? FileSystem.contents(of: FolderPath.join(place, record), limit: 1 << 10)) != digest else { return }
    try FileSystem.remove(FolderPath.join(copy, RewrittenPackage.manifest))
    try FolderTree(at: place, creates: true).write(digest, to: record)
  }

  // MARK: - Building and running

  /// Builds the program that draws the previews, and returns its path. What does not compile is removed from the copy
  /// until the rest does.
  ///
  /// - Parameter rewritten: The package, as it was written.
  /// - Throws: ``PackageFault`` if nothing compiles.
  package mutating func program(of rewritten: RewrittenPackage) throws(PackageFault) -> String {
    // Without this option the compiler stops at the first file with errors.
    let words = [
      "build", "--package-path", copy, "--product", PreviewProgram.name, "-Xswiftc", "-continue-building-after-errors",
    ]
    let environment = LibraryCheckout.environment(of: library ?? package)
    var pruned = PrunedSources(of: rewritten)
    while true {
      let outcome = try run("swift", words, environment)
      guard outcome.code != 0 else { break }
      let errors = CompilerError.errors(in: String(decoding: outcome.output, as: UTF8.self)).compactMap(inCopy)
      guard !errors.isEmpty, pruned.remove(errors) else { throw .doesNotCompile(outcome.withoutProgress) }
      let (texts, files) = (pruned.texts, rewritten.files)
      try PackageFault.copying { () throws(FileError) in
        try PackageFiles.write(files.merging(texts.mapValues { Array($0.utf8) }) { $1 }, to: copy)
      }
    }
    sources = pruned
    let folder = try run("swift", words + ["--show-bin-path"], environment)
    let path = String(decoding: folder.output, as: UTF8.self).split(separator: "\n").last.map(String.init) ?? ""
    return FolderPath.join(path, PreviewProgram.name)
  }

  /// An error with the path below the copy; nil for an error elsewhere.
  private func inCopy(_ error: CompilerError) -> CompilerError? {
    let real = FileSystem.realPath(of: copy) ?? copy
    guard error.path.hasPrefix("\(real)/") else { return nil }
    return CompilerError(
      path: String(error.path.dropFirst(real.utf8.count + 1)), line: error.line, column: error.column,
      message: error.message)
  }

  /// The notes about what was skipped because it does not compile, one for each source and kind.
  package var notes: [String] { sources?.notes ?? [] }

  /// Runs a program that draws the previews. Previews that end it are skipped.
  ///
  /// - Returns: The outcome of the run that drew the others, and the lines about skipped previews.
  /// - Throws: ``PackageFault`` if it cannot be started.
  package func draw(
    with program: String, _ words: [String]
  ) throws(PackageFault) -> (outcome: ExternalProgram.Outcome, crashes: [String]) {
    let (firstSignal, mostCrashes) = (129, 100)
    var skipped: [String] = []
    var crashes: [String] = []
    let record = FolderPath.join(place, "preview")
    while true {
      let outcome = try run(
        "env", [program] + words,
        [
          "RENDER_LAYOUTS_SKIPPED_PREVIEWS": skipped.joined(separator: ","), "RENDER_LAYOUTS_PREVIEW_RECORD": record,
          "SWIFT_BACKTRACE": "enable=no",
        ])
      let bytes = (try? FileSystem.contents(of: record, limit: 1 << 16)) ?? []
      let parts = String(decoding: bytes, as: UTF8.self).split(separator: "\n", maxSplits: 1).map(String.init)
      guard Int(outcome.code) >= firstSignal, parts.count == 2, !skipped.contains(parts[0]),
        skipped.count < mostCrashes
      else { return (outcome, crashes) }
      skipped.append(parts[0])
      crashes.append("\(parts[1]): preview skipped: its code ends the process with signal \(Int(outcome.code) - 128)")
    }
  }

  /// The folder of the package, as messages show it: the one that contains a project or workspace that the user named.
  ///
  /// - Parameter path: The path that the user named.
  package func folder(shownFor path: String) -> String {
    path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace") ? FolderPath.folder(of: path) : path
  }

  /// Output of the compiler or of the program, with the paths of the copy replaced by those of another folder.
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

  private func run(
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

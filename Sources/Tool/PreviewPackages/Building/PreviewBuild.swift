package import HostFiles

/// The copy of a package that compiles on Linux, and the program in it that draws the previews.
package struct PreviewBuild: Sendable {
  /// The absolute path of the package.
  private let package: String
  /// The folder for the copy and its files.
  private let place: String
  /// The checkout of this library; nil if the package depends on the library itself.
  private let library: String?

  /// A build of a package, before any work.
  ///
  /// - Parameters:
  ///   - package: The absolute path of the package.
  ///   - place: The folder for the copy and its files.
  ///   - library: The checkout of this library that the user named; nil for that of the tool.
  /// - Throws: ``PackageFault`` if there is no such checkout.
  package init(of package: String, in place: String, library: String?) throws(PackageFault) {
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
  /// - Throws: ``PackageFault`` if the package cannot be read or has no previews.
  package func rewritten() throws(PackageFault) -> RewrittenPackage {
    let manifest = try manifest()
    let files = try PackageFault.copying { () throws(FileError) in try PackageFiles(in: package) }
    let folder = FolderPath.join(FileSystem.realPath(of: place) ?? place, "package")
    return try RewrittenPackage(of: files, manifest, in: folder, library: library)
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

  /// Builds the program that draws the previews, and returns its path.
  ///
  /// - Throws: ``PackageFault`` if the copy does not compile.
  package func program() throws(PackageFault) -> String {
    let words = ["build", "--package-path", copy, "--product", PreviewProgram.name]
    let environment = LibraryCheckout.environment(of: library ?? package)
    let outcome = try run("swift", words, environment)
    guard outcome.code == 0 else { throw .doesNotCompile(outcome.withoutProgress) }
    let folder = try run("swift", words + ["--show-bin-path"], environment)
    let path = String(decoding: folder.output, as: UTF8.self).split(separator: "\n").last.map(String.init) ?? ""
    return FolderPath.join(path, PreviewProgram.name)
  }

  /// Runs a program that draws the previews.
  ///
  /// - Throws: ``PackageFault`` if it cannot be started.
  package func draw(with program: String, _ words: [String]) throws(PackageFault) -> ExternalProgram.Outcome {
    try run("env", [program] + words, [:])
  }

  /// Output of the compiler or of the program, with the paths of the copy replaced by those of another folder.
  ///
  /// `folder` is the path of the package, as the user named it.
  package func shown(_ text: String, below folder: String) -> String {
    let real = FileSystem.realPath(of: copy) ?? copy
    let folder = folder == "." ? "" : "\(folder)/"
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

internal import CommandArguments
internal import HostFiles
internal import PreviewPackages
internal import VisibleText

/// The place where a package is copied, rewritten and built.
struct PreviewWorkshop {
  /// The reason why it cannot be.
  struct Failure: Error {
    let code: ExitCode
    let message: String
    var hint: String?
  }

  /// The absolute path of the package.
  let package: String
  /// The path by which the user names it.
  let shownPath: String
  /// The folder of the copy and of what belongs to it.
  let place: String
  /// The checkout of this library that the user names; nil for that of the tool.
  let library: String?
  let console: Console

  init(package: String, shownAs shownPath: String, place: String, library: String?, _ console: Console) {
    self.package = package
    self.shownPath = shownPath
    self.place = place
    self.library = library
    self.console = console
  }

  private var copy: String { FolderPath.join(place, "package") }

  // MARK: - Building

  /// Builds the program that draws the previews, and gives its path.
  func program() throws(Failure) -> String {
    let library = try foundLibrary()
    let manifest = try readManifest()
    let rewritten = try rewrite(manifest, library)
    for remark in rewritten.remarks where !console.isQuiet {
      let path = FolderPath.join(shownPath, remark.path)
      console.printMessage("\(path):\(remark.remark.line):\(remark.remark.column): note: \(remark.remark.message)")
    }
    try Self.files { () throws(FileError) in
      if let library { try planAnew(ifChanged: library) }
      try PackageFiles.write(rewritten.files, to: copy)
    }
    if !console.isQuiet {
      let isFirst = FileSystem.kind(of: FolderPath.join(copy, ".build")) == nil
      console.printMessage(
        "building the previews of \(shownPath)\(isFirst ? ", which takes minutes the first time" : "")")
    }
    let build = ["build", "--package-path", copy, "--product", PreviewProgram.name]
    let environment = Self.environment(of: library ?? package)
    let outcome = try run("swift", build, environment)
    guard outcome.code == 0 else {
      tell(outcome.withoutProgress)
      throw Failure(
        code: .invalidDocument, message: "the package does not compile here",
        hint: "docs/previews.md lists what is rewritten, and what Swift on Linux refuses")
    }
    let folder = try run("swift", build + ["--show-bin-path"], environment)
    let path = String(decoding: folder.output, as: UTF8.self).split(separator: "\n").last.map(String.init) ?? ""
    return FolderPath.join(path, PreviewProgram.name)
  }

  private func readManifest() throws(Failure) -> PackageManifest {
    let folder = FolderPath.join(place, "manifest")
    let bytes = try Self.files { () throws(FileError) -> [UInt8] in
      try FileSystem.contents(of: FolderPath.join(package, RewrittenPackage.manifest), limit: PackageFiles.sizeLimit)
    }
    try Self.files { () throws(FileError) in
      try PackageFiles.write([RewrittenPackage.manifest: bytes], to: folder)
    }
    let outcome = try run("swift", ["package", "--package-path", folder, "dump-package"], [:])
    guard outcome.code == 0, let manifest = PackageManifest(dumped: outcome.output) else {
      tell(outcome)
      throw Failure(code: .invalidDocument, message: "\(shownPath): the manifest of the package cannot be read")
    }
    return manifest
  }

  private func rewrite(_ manifest: PackageManifest, _ library: String?) throws(Failure) -> RewrittenPackage {
    let files = try Self.files { () throws(FileError) in try PackageFiles(in: package) }
    do throws(PackageFault) {
      let folder = FolderPath.join(FileSystem.realPath(of: place) ?? place, "package")
      return try RewrittenPackage(of: files, manifest, in: folder, library: library)
    } catch {
      switch error {
      case .noPreviews:
        throw Failure(
          code: .noInput, message: "\(shownPath): no target of the package has a preview",
          hint: "#Preview(\"Login\") { LoginController() } in one of its sources makes one")
      case .namelessPackage:
        throw Failure(
          code: .invalidDocument, message: "\(shownPath): the manifest has no 'let package = Package(…)'",
          hint: "give the package a name in its manifest")
      case .file(let error): throw Failure(code: .noInput, message: "\(error)")
      }
    }
  }

  // MARK: - The library

  /// The checkout of this library: the one that is named, else that in which the tool was built; nil where the package
  /// depends on one itself.
  private func foundLibrary() throws(Failure) -> String? {
    if let library {
      guard let path = FileSystem.realPath(of: library), Self.isLibrary(path) else {
        throw Failure(
          code: .noInput, message: "\(library): is no checkout of render-layouts",
          hint: "'--library' takes a folder with its Package.swift and sources")
      }
      return path
    }
    if dependsOnLibrary { return nil }
    var folder = FileSystem.realPath(of: "/proc/self/exe") ?? "/"
    while folder != "/", !folder.isEmpty {
      folder = FolderPath.folder(of: folder)
      if Self.isLibrary(folder) { return folder }
    }
    throw Failure(
      code: .noInput, message: "there is no checkout of render-layouts to build the package with",
      hint: "'--library DIR' names one, or let the package depend on render-layouts")
  }

  /// Removes the manifest of the copy, which is written anew then, where the library has got or lost sources since the last
  /// build: Swift's builder looks for files of other packages only when the manifest has changed.
  private func planAnew(ifChanged library: String) throws(FileError) {
    let sources = FileSystem.paths(endingWith: [".swift", ".c", ".h"], below: FolderPath.join(library, "Sources"))
    let digest = Array(ContentDigest(of: sources.joined(separator: "\n")).text.utf8)
    let record = "library"
    guard (try? FileSystem.contents(of: FolderPath.join(place, record), limit: 1 << 10)) != digest else { return }
    try FileSystem.remove(FolderPath.join(copy, RewrittenPackage.manifest))
    try FolderTree(at: place, creates: true).write(digest, to: record)
  }

  private static func isLibrary(_ folder: String) -> Bool {
    FileSystem.kind(of: FolderPath.join(folder, "Sources/UIKit/LayoutPreviews")) == .directory
      && FileSystem.kind(of: FolderPath.join(folder, RewrittenPackage.manifest)) == .file
  }

  /// True where the manifest of the package names this library.
  private var dependsOnLibrary: Bool {
    let path = FolderPath.join(package, RewrittenPackage.manifest)
    let text = (try? FileSystem.contents(of: path, limit: PackageFiles.sizeLimit)).map {
      String(decoding: $0, as: UTF8.self)
    }
    return text?.contains("package: \"render-layouts\"") ?? false
  }

  /// The variables with which the C libraries of the library are found where its scripts have made descriptions of them.
  private static func environment(of library: String) -> [String: String] {
    let described = FolderPath.join(library, ".build/pkgconfig")
    guard FileSystem.kind(of: described) == .directory, HostProcess.environmentVariable("PKG_CONFIG_PATH") == nil else {
      return [:]
    }
    return ["PKG_CONFIG_PATH": described]
  }

  // MARK: - Running

  /// Lets a program draw the previews, prints what it says, and gives its code.
  func run(_ program: String, _ words: [String]) throws(Failure) -> Int32 {
    let outcome = try run("env", [program] + words, [:])
    tell(outcome)
    let firstSignal: Int32 = 129
    guard outcome.code < firstSignal else {
      throw Failure(
        code: .invalidDocument,
        message: "the code of a preview has stopped the program, by signal \(outcome.code - 128)",
        hint: "it would stop the app as well; '--filter NAME' draws the others")
    }
    return outcome.code
  }

  private func run(
    _ name: String, _ words: [String], _ environment: [String: String]
  ) throws(Failure) -> ExternalProgram.Outcome {
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
      case .notInstalled:
        throw Failure(
          code: .engineMissing, message: "'\(name)' is not installed", hint: "'run' builds with Swift 6.2 or later")
      case .failed(let error): throw Failure(code: .internalError, message: "\(error)")
      }
    }
  }

  /// Prints what a program has said, with the author's places in place of those of the copy.
  private func tell(_ outcome: ExternalProgram.Outcome) {
    let output = shown(String(decoding: outcome.output, as: UTF8.self))
    if !output.isEmpty { try? console.printResult(output) }
    if !outcome.messages.isEmpty { console.printText(PrintedText(shown(outcome.messages))) }
  }

  private func shown(_ text: String) -> String {
    let real = FileSystem.realPath(of: copy) ?? copy
    let folder = shownPath == "." ? "" : "\(shownPath)/"
    return text.replacing("\(real)/", with: folder).replacing("\(copy)/", with: folder)
  }

  private static func files<Result>(_ work: () throws(FileError) -> Result) throws(Failure) -> Result {
    do throws(FileError) { return try work() } catch { throw Failure(code: .cannotWrite, message: "\(error)") }
  }
}

extension ExternalProgram.Outcome {
  /// The outcome without the lines that tell how far a build is: `[12/40] Compiling …`.
  fileprivate var withoutProgress: ExternalProgram.Outcome {
    var outcome = self
    let lines = output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    outcome.output = Array(lines.filter { $0.first != UInt8(ascii: "[") }.joined(separator: [UInt8(ascii: "\n")]))
    return outcome
  }
}

internal import CommandArguments
internal import Findings
internal import HostFiles
internal import LayoutReview
internal import MarkupReading
internal import ReviewPlans
internal import SceneFiles

struct ConfigurationFile: Sendable {
  /// The path that opens it.
  var path: String
  var contents: ProjectConfiguration
  /// The folders that its paths must stay in; nil if the user named the file or wrote it.
  private(set) var boundary: FileBoundary?

  /// The largest configuration that is read, in bytes.
  private static let sizeLimit = 1 << 20
  /// The maximum number of parent folders where a configuration is looked for.
  private static let depthLimit = 32

  /// Reads a file.
  ///
  /// `isFound` specifies whether the file was found rather than named by the user. Paths in it must then not point
  /// outside the project, which others may have written.
  ///
  /// - Throws: ``ConfigurationError`` with all problems in the file, or the reason why it cannot be read.
  init(reading path: String, isFound: Bool) throws(ConfigurationError) {
    self.path = path
    boundary = isFound ? FileBoundary(of: [FolderPath.folder(of: path)], includesRepositories: true) : nil
    if boundary?.contains(path) == false {
      throw ConfigurationError(
        .unreadable, .init(kind: "configuration-link", "the configuration is a link that points outside the project"),
        hint: "name it with '--config'",
        at: SourceLocation(path: path, line: 1, column: 1))
    }
    do {
      let bytes = try FileSystem.contents(of: path, limit: Self.sizeLimit)
      contents = try ProjectConfiguration(
        reading: bytes, path: path, options: Option.configurable, ruleCodes: FindingCode.names)
    } catch let error as DocumentError {
      throw ConfigurationError(findings: error.findings)
    } catch {
      throw ConfigurationError(findings: [
        Finding(
          code: .unreadable, message: .init(kind: "configuration", "the configuration cannot be read: \(error)"),
          source: SourceLocation(path: path, line: 1, column: 1))
      ])
    }
  }

  /// Returns the paths to use if the command line names none.
  ///
  /// - Throws: ``ConfigurationError`` for the first path that points outside the project.
  func includedPaths() throws(ConfigurationError) -> [String] {
    var paths: [String] = []
    for included in contents.include {
      let path = FolderPath.join(FolderPath.folder(of: self.path), included.path)
      guard boundary?.contains(path) ?? true else {
        throw ConfigurationError(
          .invalidSetting, .init(kind: "include-outside", "'\(included.path)' is outside the project"),
          hint: "name it on the command line: render-layouts \(path)", at: included.source)
      }
      paths.append(path)
    }
    return paths
  }

  /// Refuses a folder of results outside the project.
  ///
  /// - Throws: ``ConfigurationError`` with the location of the setting.
  func check(output: String, at source: SourceLocation) throws(ConfigurationError) {
    guard boundary?.contains(output) == false else { return }
    throw ConfigurationError(
      .invalidSetting, .init(kind: "output-outside", "'output' is outside the project: \(output)"),
      hint: "set it on the command line: '--output \(output)'", at: source)
  }

  /// Returns a file of the project, such as its configuration, in the working folder or the nearest parent up to the
  /// top of the repository, or nil if there is none.
  static func projectPath(
    named name: String = StandardNames.configuration, from start: String = "."
  ) -> String? {
    var folder = start
    for _ in 0..<depthLimit {
      let path = FolderPath.join(folder, name)
      if FileSystem.kind(of: path) == .file { return path }
      if FileSystem.kind(of: FolderPath.join(folder, ".git")) != nil { return nil }
      folder = FolderPath.folder(of: folder)
    }
    return nil
  }

  /// Returns the file with the user's own settings, located by the XDG base directories, or nil if there is none.
  static func userPath() -> String? {
    guard let folder = UserFolder.configuration.path else { return nil }
    let path = FolderPath.join(folder, "config.yml")
    return FileSystem.kind(of: path) == .file ? path : nil
  }
}

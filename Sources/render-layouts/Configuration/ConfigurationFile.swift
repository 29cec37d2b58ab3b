internal import AutoLayout
internal import CommandArguments
internal import HostFiles
internal import LayoutReview
internal import MarkupReading
internal import SceneFiles
internal import Scenes

/// A configuration file with what it says.
struct ConfigurationFile: Sendable, Hashable {
  /// The path that opens it.
  var path: String
  /// The contents.
  var contents: ProjectConfiguration

  /// More bytes than any configuration that people write.
  private static let sizeLimit = 1 << 20
  /// More folders inside each other than people work in.
  private static let depthLimit = 32

  /// Reads a file.
  ///
  /// - Throws: ``ConfigurationError`` with everything that is wrong in it, or why it cannot be read.
  init(reading path: String) throws(ConfigurationError) {
    self.path = path
    do {
      let bytes = try FileSystem.contents(of: path, limit: Self.sizeLimit)
      contents = try ProjectConfiguration(
        reading: bytes, path: path, options: Option.configurable, ruleCodes: FindingCode.names)
    } catch let error as DocumentError {
      throw ConfigurationError(findings: error.findings)
    } catch {
      throw ConfigurationError(findings: [
        Finding(
          code: .unreadable, message: "the configuration cannot be read: \(error)",
          source: SourceLocation(path: path, line: 1, column: 1))
      ])
    }
  }

  /// The file of the project that the working folder belongs to: in the folder itself or the nearest one above it, up
  /// to the one that git keeps its files in; nil where there is none.
  static func projectPath() -> String? {
    var folder = "."
    for _ in 0..<depthLimit {
      let path = FolderPath.join(folder, StandardNames.configuration)
      if FileSystem.kind(of: path) == .file { return path }
      if FileSystem.kind(of: FolderPath.join(folder, ".git")) != nil { return nil }
      folder = FolderPath.folder(of: folder)
    }
    return nil
  }

  /// The file with the user's own settings, by the rules of the XDG base directories; nil where there is none.
  static func userPath() -> String? {
    guard let folder = UserFolder.configuration.path else { return nil }
    let path = FolderPath.join(folder, "config.yml")
    return FileSystem.kind(of: path) == .file ? path : nil
  }
}

internal import CommandArguments
internal import Findings
internal import HostFiles
internal import SceneFiles

/// The file with a project's accepted findings, which `approve --findings` writes.
enum AcceptedFindingsFile {
  /// The path of the file in the project of the working folder; nil if there is none.
  static var path: String? { path(in: ".") }

  private static func path(in folder: String) -> String? {
    ConfigurationFile.projectPath(named: StandardNames.acceptedFindings, from: folder)
  }

  /// Returns the path for a new file: next to the project's configuration, else at the top of its repository, else in
  /// the working folder.
  static func newPath() -> String {
    let folder = ConfigurationFile.projectPath().map(FolderPath.folder) ?? repository(of: ".") ?? "."
    return FolderPath.join(folder, StandardNames.acceptedFindings)
  }

  /// Returns the top of the repository that contains a path, relative as in `../..`; nil outside a repository.
  static func repository(of path: String) -> String? {
    guard var real = FileSystem.realPath(of: path) else { return nil }
    var folder = path
    while FileSystem.kind(of: FolderPath.join(real, ".git")) == nil {
      guard real != "/" else { return nil }
      real = FolderPath.folder(of: real)
      folder = FolderPath.folder(of: folder)
    }
    // If the path contains a link or a dot, removing its last parts leads to other folders.
    return FileSystem.realPath(of: folder) == real ? folder : real
  }

  /// Returns the accepted findings of the project, or nil if there are none.
  ///
  /// - Parameter start: A folder of the project.
  /// - Throws: ``ConfigurationError`` if the file cannot be read.
  static func contents(in start: String = ".") throws(ConfigurationError) -> AcceptedFindings? {
    guard let path = path(in: start) else { return nil }
    let folder = FolderPath.folder(of: path)
    guard FileBoundary(of: [folder], includesRepositories: true).contains(path),
      let real = FileSystem.realPath(of: folder)
    else {
      throw fault("the accepted findings are a link that points outside the project", in: path, line: 1)
    }
    do {
      return try AcceptedFindings(
        reading: FileSystem.contents(of: path, limit: AcceptedFindings.sizeLimit), folder: real)
    } catch let error as AcceptedFindingsError {
      throw fault("not an accepted finding: \(error.message)", in: path, line: error.line)
    } catch {
      throw fault("the accepted findings cannot be read: \(error)", in: path, line: 1)
    }
  }

  private static func fault(_ message: Finding.Message, in path: String, line: Int) -> ConfigurationError {
    ConfigurationError(
      .unreadable, message, hint: "restore the file, or delete it and accept the findings again: 'approve --findings'",
      at: SourceLocation(path: path, line: line, column: 1))
  }
}

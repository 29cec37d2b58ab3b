/// What shows that a folder is that of a project. The first cases are the surest.
package enum ProjectMark: Int, Sendable {
  /// An Xcode project or workspace, a package or a repository.
  case project
  /// A workspace of Tuist, which makes the Xcode projects of the folders below.
  case workspace
  /// A file from which XcodeGen or Tuist makes an Xcode project.
  case generator

  /// The suffixes of names that mark the folder of a project.
  private static let endings = [".xcodeproj", ".xcworkspace"]
  /// The files and folders that mark the folder of a project.
  private static let names = ["Package.swift", ".git"]
  /// The files from which XcodeGen and Tuist make an Xcode project, by their default names.
  package static let generatorFiles = ["project.yml", "Project.swift"]
  /// The file that lists the projects of a workspace of Tuist.
  private static let workspaceFile = "Workspace.swift"

  /// The module that each file of Tuist imports.
  private static let tuistImport = Array("import ProjectDescription".utf8)
  /// How much of a file is searched for its imports, in bytes.
  private static let headSize = 16_384

  /// Creates the surest mark of a folder. Nil if it has none.
  package init?(of folder: String) {
    func has(_ name: String) -> Bool { FileSystem.kind(of: FolderPath.join(folder, name)) != nil }
    let isProject =
      Self.endings.contains { !((try? FileSystem.names(in: folder, endingWith: $0)) ?? []).isEmpty }
      || Self.names.contains(where: has)
    if isProject {
      self = .project
    } else if has(Self.workspaceFile), Self.isOfTuist(FolderPath.join(folder, Self.workspaceFile)) {
      self = .workspace
    } else if Self.generatorFiles.contains(where: { has($0) && Self.isGenerator(FolderPath.join(folder, $0)) }) {
      self = .generator
    } else {
      return nil
    }
  }

  /// Returns the folder of a project: the nearest one with the surest mark. Nil if none has a mark.
  ///
  /// Files of generators count only without an Xcode project, a package or a repository above: `Project.swift` is also
  /// the name of a model in many apps.
  ///
  /// - Parameters:
  ///   - folders: A folder and its ancestors, the nearest first.
  ///   - mark: Returns the mark of a folder.
  package static func project(
    among folders: [String], mark: (String) -> ProjectMark? = { ProjectMark(of: $0) }
  ) -> String? {
    var surest: (mark: ProjectMark, folder: String)?
    for folder in folders {
      guard let found = mark(folder) else { continue }
      if found == .project { return folder }
      if surest.map({ found.rawValue < $0.mark.rawValue }) ?? true { surest = (found, folder) }
    }
    return surest?.folder
  }

  /// Whether a file with the name of a generator's file is one. Those of Tuist are code, so they are read.
  private static func isGenerator(_ path: String) -> Bool { !path.hasSuffix(".swift") || isOfTuist(path) }

  private static func isOfTuist(_ path: String) -> Bool {
    let head = (try? FileSystem.beginning(of: path, count: headSize)) ?? []
    return head.contains(tuistImport)
  }
}

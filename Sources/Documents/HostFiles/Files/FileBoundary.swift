internal import Glibc
internal import Synchronization

/// The folders that the tool stays in when it reads documents from others.
///
/// A link in a project may lead to any file of the machine, whose lines would then appear in messages, reports and
/// galleries. Paths that the user named are followed wherever they lead. Links below them are followed only if they
/// lead back inside.
package final class FileBoundary: Sendable {
  /// The boundary that holds for the current task. Nil if every path may be followed.
  @TaskLocal private static var current: FileBoundary?

  /// The paths that the user named and the folders above them. Links among them are the user's own.
  private let trusted: Set<PathKey>
  /// The real paths of the folders that links may lead to.
  private let folders: [String]
  /// The real paths of the folders that paths in documents may lead to.
  private let reachable: [String]
  private let found = Mutex<(plain: [PathKey: Bool], omitted: Set<String>)>(([:], []))

  /// The largest number of folders that are walked upwards: a guard against endless paths.
  private static let depthLimit = 64

  /// Creates the boundary of what a user named.
  ///
  /// - Parameters:
  ///   - paths: Files and folders. A file counts as the folder that contains it.
  ///   - includesRepositories: Whether the repositories of these folders are inside as well.
  package init(of paths: [String], includesRepositories: Bool) {
    trusted = Set(paths.flatMap(Self.withFoldersAbove).map(PathKey.init))
    let named = paths.compactMap(Self.folder)
    let repositories = includesRepositories ? named.compactMap(Self.repository) : []
    folders = named + repositories
    reachable = folders + [FileSystem.realPath(of: ".")].compactMap(\.self).filter { !Self.isShared($0) }
  }

  /// Runs `body` within a boundary. Without one, every path may be followed.
  package static func hold<Result>(_ boundary: FileBoundary?, _ body: () throws -> Result) rethrows -> Result {
    try $current.withValue(boundary, operation: body)
  }

  /// The links that were not followed so far, sorted.
  package var omitted: [String] { found.withLock { $0.omitted.sorted() } }

  // MARK: - Queries

  /// Whether a path may be followed. A link that points outside is recorded in ``omitted``.
  package func admits(_ path: String) -> Bool {
    if isPlain(path) { return true }
    guard let real = FileSystem.realPath(of: path), !Self.contains(real, in: folders) else { return true }
    let link = outwardLink(in: path)
    _ = found.withLock { $0.omitted.insert(link) }
    return false
  }

  /// Whether the real path of `path` is in the folders.
  package func contains(_ path: String) -> Bool { Self.contains(Self.resolved(path), in: folders) }

  /// Whether a path that a document names is within the current boundary.
  package static func reaches(_ path: String) -> Bool {
    guard let current else { return true }
    return contains(resolved(path), in: current.reachable)
  }

  /// Throws if a boundary holds and the path leaves it through a link.
  static func check(_ path: String) throws(FileError) {
    guard let current, !current.admits(path) else { return }
    throw FileError(path: path, reason: .leadsOut)
  }

  // MARK: - Links

  /// Whether no part of a path below those that the user named is a link.
  private func isPlain(_ path: String) -> Bool {
    // The same folders are asked for many times, once for each file in them.
    let key = PathKey(path)
    if let known = found.withLock({ $0.plain[key] }) { return known }
    let isPlain = trusted.contains(key) || hasNoLink(path)
    found.withLock { $0.plain[key] = isPlain }
    return isPlain
  }

  private func hasNoLink(_ path: String) -> Bool {
    // Compares bytes: a name may begin with a combining mark, which forms one character with the slash.
    let slash = UInt8(ascii: "/")
    var whole = path.utf8[...]
    while whole.count > 1, whole.last == slash { whole.removeLast() }
    if whole.count < path.utf8.count { return isPlain(String(Substring(whole))) }
    if path.isEmpty || path == "." || path == ".." || path == "/" { return true }
    let end = whole.lastIndex(of: slash)
    let name = Substring(end.map { whole[whole.index(after: $0)...] } ?? whole)
    let folder = end.map { $0 == whole.startIndex ? "/" : String(Substring(whole[..<$0])) } ?? "."
    return isPlain(folder) && (name == "." || name == ".." || !FileSystem.isLink(path))
  }

  /// Returns the first link of a path that points outside.
  private func outwardLink(in path: String) -> String {
    let ends = path.indices.filter { path[$0] == "/" && $0 != path.startIndex } + [path.endIndex]
    let parts = ends.map { String(path[..<$0]) }
    return parts.first { part in
      !isPlain(part) && FileSystem.realPath(of: part).map { !Self.contains($0, in: folders) } ?? false
    } ?? path
  }

  private static func contains(_ real: String, in folders: [String]) -> Bool {
    folders.contains { real == $0 || $0 == "/" || real.hasPrefix("\($0)/") }
  }

  /// Returns the real path. For a path that does not exist yet, its existing folders are resolved.
  private static func resolved(_ path: String) -> String {
    var rest: [String] = []
    var part = path
    while rest.count < depthLimit {
      if let real = FileSystem.realPath(of: part) {
        return FolderPath.shortened(([real == "/" ? "" : real] + rest.reversed()).joined(separator: "/"))
      }
      while part.utf8.count > 1, part.hasSuffix("/") { part.removeLast() }
      rest.append(FolderPath.name(of: part))
      guard let slash = part.lastIndex(of: "/") else {
        part = "."
        continue
      }
      part = slash == part.startIndex ? "/" : String(part[..<slash])
    }
    return path
  }

  // MARK: - Folders

  private static func withFoldersAbove(_ path: String) -> [String] {
    var path = path[...]
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path.indices.filter { path[$0] == "/" && $0 != path.startIndex }.map { String(path[..<$0]) } + [String(path)]
  }

  /// Returns the real path of a folder, or of the folder that contains a file.
  private static func folder(of path: String) -> String? {
    FileSystem.realPath(of: (try? FileSystem.status(of: path).kind) == .directory ? path : FolderPath.folder(of: path))
  }

  /// Returns the repository that contains a real path. Nil if that folder holds more than one project.
  private static func repository(of folder: String) -> String? {
    var folder = folder
    for _ in 0..<depthLimit {
      if (try? FileSystem.status(of: FolderPath.join(folder, ".git"))) != nil { return isShared(folder) ? nil : folder }
      guard folder != "/" else { return nil }
      folder = FolderPath.folder(of: folder)
    }
    return nil
  }

  /// Whether a folder is the root or the home folder. A repository there would admit all of the user's files.
  private static func isShared(_ folder: String) -> Bool {
    folder == "/" || folder == HostProcess.environmentVariable("HOME").flatMap { FileSystem.realPath(of: $0) }
  }
}

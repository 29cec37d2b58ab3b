internal import Glibc
internal import Synchronization

/// The folders that a reader of somebody else's files stays in.
///
/// A link in a project may lead anywhere on the machine, to files that its author never had: their lines would stand in
/// messages, reports and galleries. What the user named is followed wherever it leads; a link below it only where it
/// leads back inside.
package final class FileBoundary: Sendable {
  /// The boundary of the files that are read and written now; nil where nothing is foreign.
  @TaskLocal private static var current: FileBoundary?

  /// The paths that the user named and the folders above them: links among them are the user's own.
  private let trusted: Set<PathKey>
  /// The real paths of the folders that links may lead to.
  private let folders: [String]
  /// The real paths of the folders that paths in documents may lead to.
  private let reachable: [String]
  private let found = Mutex<(plain: [PathKey: Bool], leftOut: Set<String>)>(([:], []))

  /// More folders inside each other than people work in.
  private static let depthLimit = 64

  /// The boundary of what a user named.
  ///
  /// - Parameters:
  ///   - paths: Files and folders. Of a file counts the folder that it lies in.
  ///   - includesRepositories: Whether all of the repositories belong to it that the folders lie in.
  package init(of paths: [String], includesRepositories: Bool) {
    trusted = Set(paths.flatMap(Self.withFoldersAbove).map(PathKey.init))
    let named = paths.compactMap(Self.folder)
    let repositories = includesRepositories ? named.compactMap(Self.repository) : []
    folders = named + repositories
    reachable = folders + [FileSystem.realPath(of: ".")].compactMap(\.self).filter { !Self.isShared($0) }
  }

  /// Does something during which files are read and written inside of a boundary only; anywhere where that is nil.
  package static func hold<Result>(_ boundary: FileBoundary?, _ body: () throws -> Result) rethrows -> Result {
    try $current.withValue(boundary, operation: body)
  }

  /// The links that were left out so far, in the order of their paths.
  package var leftOut: [String] { found.withLock { $0.leftOut.sorted() } }

  // MARK: - Questions

  /// Returns whether a path may be followed; a link that leads out is noted.
  package func admits(_ path: String) -> Bool {
    if isPlain(path) { return true }
    guard let real = FileSystem.realPath(of: path), !Self.contains(real, in: folders) else { return true }
    let link = outwardLink(in: path)
    _ = found.withLock { $0.leftOut.insert(link) }
    return false
  }

  /// Returns whether the contents at a path lie in the folders, whatever leads there.
  package func contains(_ path: String) -> Bool { Self.contains(Self.resolved(path), in: folders) }

  /// Returns whether what is asked for now may be at a path that a document names.
  package static func reaches(_ path: String) -> Bool {
    guard let current else { return true }
    return contains(resolved(path), in: current.reachable)
  }

  /// Refuses what leads out by a link while a boundary holds.
  static func check(_ path: String) throws(FileError) {
    guard let current, !current.admits(path) else { return }
    throw FileError(path: path, reason: .leadsOut)
  }

  // MARK: - Links

  /// Returns whether no link is on the way from what the user named to a path.
  private func isPlain(_ path: String) -> Bool {
    // Most are asked for again and again.
    let key = PathKey(path)
    if let known = found.withLock({ $0.plain[key] }) { return known }
    let isPlain = trusted.contains(key) || hasNoLink(path)
    found.withLock { $0.plain[key] = isPlain }
    return isPlain
  }

  private func hasNoLink(_ path: String) -> Bool {
    // Bytes, since a name may begin with a mark that would make one character with the slash.
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

  /// The first link of a path that leads out.
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

  /// The real path; of what is not there yet as well, as far as its folders are.
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

  /// The real path of a folder that was named, or of the one in which a file lies.
  private static func folder(of path: String) -> String? {
    FileSystem.realPath(of: (try? FileSystem.status(of: path).kind) == .directory ? path : FolderPath.folder(of: path))
  }

  /// The folder above a real path that git keeps its files in; nil for one that holds more than one project.
  private static func repository(of folder: String) -> String? {
    var folder = folder
    for _ in 0..<depthLimit {
      if (try? FileSystem.status(of: FolderPath.join(folder, ".git"))) != nil { return isShared(folder) ? nil : folder }
      guard folder != "/" else { return nil }
      folder = FolderPath.folder(of: folder)
    }
    return nil
  }

  /// Returns whether a folder holds all that the user has: the root, or the home folder.
  private static func isShared(_ folder: String) -> Bool {
    folder == "/" || folder == HostProcess.environmentVariable("HOME").flatMap { FileSystem.realPath(of: $0) }
  }
}

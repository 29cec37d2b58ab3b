internal import DocumentMerging
internal import HostFiles
internal import JSON

/// The list of undecided places after a merge of one document. It is in git's own folder, so that it is neither
/// committed nor shown by `git status`. The next complete merge of the document removes it.
struct UndecidedFile {
  /// The path of the list.
  private let path: String
  private let document: String

  /// Creates the list for a document. Returns nil outside a repository, for a path that is not a file in it, and if git
  /// merges without a working tree.
  ///
  /// - Parameters:
  ///   - document: The path from the top of the repository, in which git runs its drivers.
  ///   - version: The file with one of the merged versions.
  init?(for document: String, from version: String) {
    let parts = document.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { ["", ".", ".."].contains($0) }),
      let top = AcceptedFindingsFile.repository(of: "."), let folder = Self.folder(of: top)
    else { return nil }
    // Git calls its drivers with files of this name. `merge-tree` and `log --remerge-diff` leave the working tree and
    // its lists alone, and unlike other merges do not lock the index.
    let isOfDriver = FolderPath.name(of: version).hasPrefix(".merge_file_")
    if isOfDriver, FileSystem.kind(of: Self.index(in: folder) + ".lock") == nil { return nil }
    self.document = document
    path = FolderPath.join(folder, "render-layouts/undecided/\(document).json")
  }

  /// Returns the folder with git's files for a working tree.
  private static func folder(of top: String) -> String? {
    let path = FolderPath.join(top, ".git")
    guard FileSystem.kind(of: path) == .file else { return path }
    // In a linked working tree or a submodule, `.git` is a file with the path of the folder.
    let prefix = "gitdir: "
    guard let bytes = try? FileSystem.contents(of: path, limit: 1 << 16) else { return nil }
    let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
    guard line.hasPrefix(prefix) else { return nil }
    let folder = String(line.dropFirst(prefix.count))
    // The path is absolute in a working tree, and relative in a submodule.
    return folder.hasPrefix("/") ? folder : FolderPath.join(top, folder)
  }

  private static func index(in folder: String) -> String {
    HostProcess.environmentVariable("GIT_INDEX_FILE") ?? FolderPath.join(folder, "index")
  }

  /// Writes the list, or removes it if there are no places.
  ///
  /// - Returns: The path of the list. Nil if there is none, or if the repository is not writable, as on a server; the
  ///   merge is valid without a list.
  func write(_ places: [UndecidedPlace]) -> String? {
    guard !places.isEmpty else {
      if FileSystem.kind(of: path) == .file { try? FileSystem.remove(path) }
      return nil
    }
    do throws(FileError) {
      try writeList(of: places)
      return path
    } catch {
      return nil
    }
  }

  private func writeList(of places: [UndecidedPlace]) throws(FileError) {
    try FileSystem.createDirectory(at: FolderPath.folder(of: path))
    try FileSystem.write(Array((UndecidedList.json(of: places, in: document).lines() + "\n").utf8), to: path)
  }
}

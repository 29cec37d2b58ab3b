internal import DocumentMerging
internal import HostFiles
internal import JSON

/// The list of what a merge left to decide in one document. It is in git's own folder, where no commit and no status shows
/// it, and is removed by the next complete merge of the document.
struct UndecidedFile {
  /// The path of the list.
  private let path: String
  private let document: String

  /// The list for a document; nil outside of a repository, and for a path that is none of a file in it.
  ///
  /// - Parameter document: The path from the top of the repository, in which git runs its drivers.
  init?(for document: String) {
    let parts = document.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { ["", ".", ".."].contains($0) }),
      let top = AcceptedFindingsFile.repository(of: "."), let folder = Self.folder(of: top)
    else { return nil }
    self.document = document
    path = FolderPath.join(folder, "render-layouts/undecided/\(document).json")
  }

  /// The folder in which git keeps what belongs to a working tree.
  private static func folder(of top: String) -> String? {
    let path = FolderPath.join(top, ".git")
    guard FileSystem.kind(of: path) == .file else { return path }
    // Of a second working tree and of a submodule it is a file that names the folder.
    let prefix = "gitdir: "
    guard let bytes = try? FileSystem.contents(of: path, limit: 1 << 16) else { return nil }
    let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
    guard line.hasPrefix(prefix) else { return nil }
    return FolderPath.join(top, String(line.dropFirst(prefix.count)))
  }

  /// Writes the list; without places nothing is left of it.
  ///
  /// - Returns: The path of the list; nil if there is none, also where a repository cannot be written, as on a server: the
  ///   merge is what it is without a list.
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

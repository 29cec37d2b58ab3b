internal import Gallery
internal import HostFiles

/// The folder of a merge's page.
struct MergePageFolder {
  private let path: String

  init(_ path: String) { self.path = path }

  /// Writes the page in the place of an earlier one, and returns the path of the file to open.
  func write(_ files: [GalleryFile]) throws(FileError) -> String {
    let tree = try FolderTree(at: path, creates: true)
    if isOurs { tree.removeFolder("pictures") }
    for file in files { try tree.write(Array(file.text.utf8), to: file.path) }
    return FolderPath.join(path, "index.html")
  }

  /// Removes the page; a folder with anything else in it stays.
  func remove() {
    guard isOurs, let tree = try? FolderTree(at: path) else { return }
    for name in ["pictures", "assets"] { tree.removeFolder(name) }
    for name in ["index.html", "data.js"] { try? tree.remove(name) }
    (try? FolderTree(at: FolderPath.folder(of: path)))?.removeEmptyFolder(FolderPath.name(of: path))
  }

  /// Whether the folder has a page of a merge.
  private var isOurs: Bool { FileSystem.begins(FolderPath.join(path, "data.js"), with: "var layoutMerge = ") }
}

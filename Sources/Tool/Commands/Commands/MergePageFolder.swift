internal import Gallery
internal import HostFiles

struct MergePageFolder {
  private let path: String

  init(_ path: String) { self.path = path }

  /// Replaces an earlier page, and returns the path of the file to open.
  func write(_ files: [GalleryFile]) throws(FileError) -> String {
    let tree = try FolderTree(at: path, creates: true)
    if isOurs { tree.removeFolder("pictures") }
    for file in files { try tree.write(Array(file.text.utf8), to: file.path) }
    return FolderPath.join(path, "index.html")
  }

  /// Removes the page. A folder with other contents is kept.
  func remove() {
    guard isOurs, let tree = try? FolderTree(at: path) else { return }
    for name in ["pictures", "assets"] { tree.removeFolder(name) }
    for name in ["index.html", "data.js"] { try? tree.remove(name) }
    (try? FolderTree(at: FolderPath.folder(of: path)))?.removeEmptyFolder(FolderPath.name(of: path))
  }

  /// Whether the folder contains the page of a merge.
  private var isOurs: Bool { FileSystem.begins(FolderPath.join(path, "data.js"), with: "var layoutMerge = ") }
}

package import Baselines
internal import HostFiles
package import ReviewPlans

/// A copier that puts the files of parts into the folder of the joined run.
package struct PartFiles {
  private let folder: OutputFolder

  /// The largest file of a scene, in bytes.
  private static let sizeLimit = 1 << 28

  /// Creates files for a gallery.
  package init(to directory: String) throws(ReviewError) { folder = try OutputFolder(at: directory) }

  /// Creates files for a page of differences. Files of an earlier comparison are removed.
  package init(forDifferencesIn directory: String) throws(ReviewError) {
    folder = try OutputFolder(at: directory).folder(DifferenceReview.folderName)
    try DifferencePages.prepare(folder, forPicturesOf: [])
  }

  /// Copies the files of a drawn scene.
  package func bring(_ scene: SceneRecord<DrawingDetails>, from part: String) throws {
    try bring(scene.files, from: part)
  }

  /// Copies the files of a compared scene.
  package func bring(_ scene: SceneRecord<ComparisonDetails>, from part: String) throws {
    try bring(scene.difference?.files ?? [], from: FolderPath.join(part, DifferenceReview.folderName))
  }

  /// Copies files, each of which must be unchanged.
  private func bring(_ files: [WrittenFile], from part: String) throws {
    guard !files.isEmpty else { return }
    let source: FolderTree
    do throws(FileError) { source = try FolderTree(at: part) } catch { throw Self.loss(of: part) }
    for file in files {
      guard let bytes = try? source.contents(of: file.path, limit: Self.sizeLimit),
        ContentDigest(of: bytes) == file.digest
      else { throw Self.loss(of: FolderPath.join(part, file.path)) }
      do throws(FileError) {
        try folder.tree.write(bytes, to: file.path)
      } catch {
        throw ReviewError.cannotWrite(error)
      }
    }
  }

  private static func loss(of path: String) -> PartFault {
    PartFault(
      .missing, "\(path): missing or changed since the shard wrote it",
      hint: "run that shard again, and copy its whole folder")
  }
}

internal import HostFiles
package import Scenes

/// Functions that find the pictures of designs that scenes and configurations name.
package enum DesignFiles {
  /// The extensions of pictures that both the tool and browsers can show.
  private static let endings = [".png", ".jpg", ".jpeg", ".webp"]

  package static func isPicture(_ name: String) -> Bool {
    let name = name.lowercased()
    return endings.contains { name.hasSuffix($0) }
  }

  /// Returns a picture with its file. Nil if there is no such file, or it is outside the project.
  ///
  /// - Parameters:
  ///   - picture: The picture, named by its path from the folder.
  ///   - folder: The folder of the scene or the configuration.
  ///   - finder: The finder of the run, which reads each file once.
  package static func read(_ picture: DesignPicture, in folder: String, with finder: ImageFinder) -> DesignPicture? {
    guard !picture.name.hasPrefix("/"), !picture.name.hasPrefix("~") else { return nil }
    let path = FolderPath.join(folder, picture.name)
    guard FileBoundary.reaches(path), FileSystem.kind(of: path) == .file else { return nil }
    var read = picture
    read.file = finder.readable(Artwork(files: [ArtworkFile(path: path, digest: "")]))?.files.first
    read.pixelSize = ImageFile.size(at: path, scale: 1)
    return read
  }
}

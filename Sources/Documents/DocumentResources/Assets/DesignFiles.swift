package import Findings
internal import HostFiles
package import Scenes

/// Finds the pictures of designs that scenes and configurations name.
package enum DesignFiles {
  /// The extensions of pictures that both the tool and browsers can show.
  private static let endings = [".png", ".jpg", ".jpeg", ".webp"]

  /// Returns whether a name is that of a picture.
  package static func isPicture(_ name: String) -> Bool {
    let name = name.lowercased()
    return endings.contains { name.hasSuffix($0) }
  }

  /// Returns a picture by its path from a folder. Nil if there is no such file, or it is outside the project.
  ///
  /// - Parameters:
  ///   - name: The path from the folder.
  ///   - folder: The folder of the scene or the configuration.
  ///   - device: The identifier of the device that it shows, or nil for every device of its size.
  ///   - source: The location that names it.
  ///   - finder: The finder of the run, which reads each file once.
  package static func picture(
    named name: String, in folder: String, device: String? = nil, source: SourceLocation?,
    readingWith finder: ImageFinder
  ) -> DesignPicture? {
    guard !name.hasPrefix("/"), !name.hasPrefix("~") else { return nil }
    let path = FolderPath.join(folder, name)
    guard FileBoundary.reaches(path), FileSystem.kind(of: path) == .file,
      let file = finder.readable(Artwork(files: [ArtworkFile(path: path, digest: "")]))?.files.first
    else { return nil }
    return DesignPicture(
      name: name, file: file, pixelSize: ImageFile.size(at: path, scale: 1), device: device, source: source)
  }
}

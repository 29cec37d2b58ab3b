internal import DocumentResources
internal import HostFiles
internal import Scenes

/// A search for the artwork that a scene names: a file, by its path from the folder of the scene (`images/logo.png`),
/// or an image of an asset catalog in that folder.
struct SceneImages {
  /// The folder of the scene. Nil for a scene without a file.
  let folder: String?
  /// Whether the files are read so that they can be drawn.
  let readsArtwork: Bool
  /// The finder that all scenes of a run share.
  let finder: ImageFinder

  /// Returns a symbol of an asset catalog in the folder of the scene. Nil if there is none of that name, so the
  /// symbol is the system's.
  func symbol(named name: String, mode: ImageContent.Mode, _ configuration: SymbolConfiguration) -> ImageContent? {
    guard let folder else { return nil }
    return finder.symbols(named: [name], in: finder.files(in: folder).catalogues)[name]?
      .image(named: name, mode: mode, configuration, readsArtwork: readsArtwork)
  }

  /// Returns the image with the size and files that were found. If the name is not found, the image keeps only its
  /// name.
  func completed(_ image: ImageContent) -> ImageContent {
    guard !image.isSymbol, let name = image.name, let found = found(name) else { return image }
    return image.completed(by: found, reading: readsArtwork ? finder : nil)
  }

  /// Returns a color of an asset catalog in the folder of the scene, or nil if there is none of that name.
  func color(named name: String) -> ViewColor? {
    guard let folder else { return nil }
    return finder.names(in: finder.files(in: folder).catalogues).color(named: name).map {
      .adaptive(name: name, $0)
    }
  }

  private func found(_ name: String) -> ImageSet? {
    guard let folder, !name.hasPrefix("/"), !name.hasPrefix("~") else { return nil }
    let path = FolderPath.join(folder, name)
    guard FileBoundary.reaches(path) else { return nil }
    if let image = finder.images(named: [name], in: finder.files(in: folder).catalogues)[name] { return image }
    let file = FolderPath.name(of: name)
    return finder.images(named: [file], in: [], besides: finder.files(in: FolderPath.folder(of: path)).images)[file]
  }
}

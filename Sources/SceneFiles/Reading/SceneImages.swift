internal import DocumentResources
internal import HostFiles
internal import Scenes

/// Finds the artwork that a scene names: a file beside it, by its path from the folder of the scene (`images/logo.png`), or
/// an image of an asset catalogue in that folder.
struct SceneImages {
  /// The folder that the scene lies in; nil for one without a file.
  let folder: String?
  /// True where the files are read, so that they can be drawn.
  let readsArtwork: Bool

  /// The image with its size and files as far as they are found; names of images that are nowhere stay names.
  func completed(_ image: ImageContent) -> ImageContent {
    guard !image.isSymbol, let name = image.name, let found = found(name) else { return image }
    var image = image
    image.size = image.size ?? found.size
    image.densities = found.densities
    if readsArtwork { image.artwork = found.artwork.withDigests }
    return image
  }

  private func found(_ name: String) -> ImageSet? {
    guard let folder, !name.hasPrefix("/"), !name.hasPrefix("~") else { return nil }
    let path = FolderPath.join(folder, name)
    guard FileBoundary.reaches(path) else { return nil }
    let catalogues = paths(in: folder).filter { $0.hasSuffix(".xcassets") }
    let file = FolderPath.name(of: name)
    return AssetCatalogues.images(named: [name], in: catalogues)[name]
      ?? LooseImages.images(named: [file], among: paths(in: FolderPath.folder(of: path)))[file]
  }

  private func paths(in folder: String) -> [String] {
    ((try? FileSystem.names(in: folder)) ?? []).map { FolderPath.join(folder, $0) }
  }
}

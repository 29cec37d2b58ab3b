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
    image.alignmentInsets = found.alignmentInsets
    image.pictureScales = found.artwork.pictureScales
    if readsArtwork { image.artwork = found.artwork.withDigests }
    return image
  }

  /// The colour of a catalogue in the folder of the scene; nil where none has the name.
  func color(named name: String) -> ViewColor? {
    guard let folder else { return nil }
    return AssetNames(in: catalogues(in: folder)).color(named: name).map {
      .adaptive(name: name, light: $0.light, dark: $0.dark)
    }
  }

  private func catalogues(in folder: String) -> [String] {
    paths(in: folder).filter { $0.hasSuffix(".xcassets") }
  }

  private func found(_ name: String) -> ImageSet? {
    guard let folder, !name.hasPrefix("/"), !name.hasPrefix("~") else { return nil }
    let path = FolderPath.join(folder, name)
    guard FileBoundary.reaches(path) else { return nil }
    let catalogues = catalogues(in: folder)
    let file = FolderPath.name(of: name)
    return AssetCatalogues.images(named: [name], in: catalogues)[name]
      ?? LooseImages.images(named: [file], among: paths(in: FolderPath.folder(of: path)))[file]
  }

  private func paths(in folder: String) -> [String] {
    ((try? FileSystem.names(in: folder)) ?? []).map { FolderPath.join(folder, $0) }
  }
}

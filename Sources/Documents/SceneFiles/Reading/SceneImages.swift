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
  /// Finds them, for all scenes of a run.
  let finder: ImageFinder

  /// A symbol as a catalogue in the folder of the scene has it; nil where none has the name, and it is the system's.
  func symbol(named name: String, mode: ImageContent.Mode, _ configuration: SymbolConfiguration) -> ImageContent? {
    guard let folder else { return nil }
    return finder.symbols(named: [name], in: finder.files(in: folder).catalogues)[name]?
      .image(named: name, mode: mode, configuration, readsArtwork: readsArtwork)
  }

  /// The image with its size and files as far as they are found; names of images that are nowhere stay names.
  func completed(_ image: ImageContent) -> ImageContent {
    guard !image.isSymbol, let name = image.name, let found = found(name) else { return image }
    return image.completed(by: found, reading: readsArtwork ? finder : nil)
  }

  /// The colour of a catalogue in the folder of the scene; nil where none has the name.
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

package import Scenes

extension ImageContent {
  /// The image with what a set tells of it: its size unless it has one, its densities and insets.
  ///
  /// - Parameters:
  ///   - set: The image as a catalogue or files beside the document have it.
  ///   - finder: Reads the files, so that they can be drawn; nil where none are.
  package func completed(by set: ImageSet, reading finder: ImageFinder?) -> ImageContent {
    var image = self
    image.size = size ?? set.size
    image.densities = set.densities
    image.alignmentInsets = set.alignmentInsets
    image.pictureScales = set.artwork.pictureScales
    if let finder { image.artwork = finder.readable(set.artwork) }
    return image
  }
}

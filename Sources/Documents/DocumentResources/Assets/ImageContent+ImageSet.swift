package import Scenes

extension ImageContent {
  /// Returns the image with the size (unless it has one), scales and insets of a set.
  ///
  /// - Parameters:
  ///   - set: The image in a catalog or in files next to the document.
  ///   - finder: The finder that reads the files so that they can be drawn. Nil if they are not drawn.
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

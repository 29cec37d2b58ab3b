internal import DocumentResources
package import Foundation
internal import HostFiles
package import Scenes

/// The images and colors that code loads by name, from its bundles and next to its sources.
///
/// A bundle has what a build copied into its folder: asset catalogs and single files. A package that runs on Linux
/// often has none, since they belong to an app target. Every bundle then finds what is below the folder of the sources.
package enum AppResources {
  private static let finder = ImageFinder()

  /// Sets the folder in which resources missing from bundles are looked for: catalogs and single files, in the order
  /// of their paths, and tables of text.
  package static func look(below folder: String) {
    LayoutSurroundings.current.change { values in
      if values.folder != folder { (values.folder, values.files) = (folder, ArtworkFiles(below: folder)) }
    }
  }

  /// Returns the image with the given name in a bundle, or nil if there is none.
  package static func image(named name: String, in bundle: Bundle) -> ImageContent? {
    first(in: bundle) { image(named: name, in: $0) }
  }

  /// Returns the image in a file, with the scale in its name, or in files for several scales if only these exist, or
  /// nil if there is none.
  package static func image(at path: String) -> ImageContent? {
    let name = FolderPath.name(of: path)
    let isThere = FileSystem.kind(of: path) == .file
    let files = isThere ? LooseImages(at: [path]) : finder.files(in: FolderPath.folder(of: path)).images
    let set = finder.images(named: [name], in: [], besides: files)[name]
    return set.map { ImageContent().completed(by: $0, reading: finder) }
  }

  /// Returns the image in the bytes of a file, or nil if they are not an image.
  ///
  /// `scale` is the number of pixels of a bitmap for each point.
  package static func image(of bytes: [UInt8], scale: Double) -> ImageContent? {
    guard scale > 0, let size = ImageFile.size(in: bytes, scale: scale) else { return nil }
    var file = ArtworkFile(path: "bytes of the program", digest: ContentDigest(of: bytes).text, scale: scale)
    file.contents = bytes
    var image = ImageContent(size: size)
    image.pictureScales = [scale]
    image.artwork = Artwork(files: [file])
    return image
  }

  /// Returns the color with the given name in a bundle, or nil if there is none.
  package static func color(named name: String, in bundle: Bundle) -> ViewColor? {
    first(in: bundle) { files in
      finder.names(in: files.catalogues).color(named: name).map { .adaptive(name: name, $0) }
    }
  }

  private static func first<Resource>(in bundle: Bundle, _ find: (ArtworkFiles) -> Resource?) -> Resource? {
    bundle.resourcePath.flatMap { find(finder.files(in: $0)) } ?? find(LayoutSurroundings.current.read { $0.files })
  }

  private static func image(named name: String, in files: ArtworkFiles) -> ImageContent? {
    if let set = finder.images(named: [name], in: files.catalogues, besides: files.images)[name] {
      // An image set without files is not an image.
      return set.artwork.files.isEmpty ? nil : ImageContent(name: name).completed(by: set, reading: finder)
    }
    return finder.symbols(named: [name], in: files.catalogues)[name]?
      .image(named: name, mode: .scaleToFill, SymbolConfiguration(), readsArtwork: true)
  }
}

internal import DocumentResources
internal import HostFiles
internal import MarkupReading
internal import MarkupWriting
internal import Scenes

/// Functions that extract the picture of an image that is embedded in a document. Xcode stores it as an archive of
/// AppKit objects: a property list with the file of each representation.
enum EmbeddedImage {
  /// The largest archive that is read, in characters of base 64.
  private static let sizeLimit = 16 << 20
  /// The magic bytes of the files in such archives: TIFF, PNG, JPEG and PDF.
  private static let beginnings: [[UInt8]] = [
    [0x4D, 0x4D, 0, 0x2A], [0x49, 0x49, 0x2A, 0], [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("%PDF-".utf8),
  ]

  /// Returns the picture in the contents of an image: the largest file if there are several. Nil if there is none.
  ///
  /// `name` is the name of the image, which messages show instead of a path.
  static func artwork(in contents: XMLElement, _ name: String) -> Artwork? {
    let text = contents.text
    guard text.utf8.count <= sizeLimit, let archive = try? BinaryPropertyList.value(in: Base64.bytes(in: text))
    else {
      return nil
    }
    let pictures = (archive["$objects"]?.values ?? []).flatMap(files)
    guard let bytes = pictures.max(by: { $0.count < $1.count }) else { return nil }
    var file = ArtworkFile(path: name, digest: ContentDigest(of: bytes).text)
    file.contents = bytes
    return Artwork(files: [file])
  }

  /// Returns the files in an object of an archive.
  private static func files(_ object: PropertyList) -> [[UInt8]] {
    switch object {
    case .data(let bytes) where beginnings.contains(where: bytes.starts): [bytes]
    // Mutable data is wrapped in a dictionary.
    case .dictionary(let members): members.compactMap { $0.key == "NS.data" ? $0.value : nil }.flatMap(files)
    default: []
    }
  }
}

internal import HostFiles
package import Scenes

extension Artwork {
  /// More bytes than an image has that an app shows: 64 MB.
  package static let fileLimit = 64 << 20

  /// The artwork with what stands for the contents of its files, without those that cannot be read; nil where none can be.
  package var withDigests: Artwork? {
    var artwork = self
    artwork.files = files.compactMap { file in
      guard let bytes = try? FileSystem.contents(of: file.path, limit: Self.fileLimit) else { return nil }
      var file = file
      file.digest = ContentDigest(of: bytes).text
      return file
    }
    return artwork.files.isEmpty ? nil : artwork
  }
}

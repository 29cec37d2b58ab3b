internal import HostFiles
package import Scenes

/// A search for the images that documents name in asset catalogs and files.
///
/// Each catalog, image and file is read once for all documents that share the finder.
package final class ImageFinder: Sendable {
  private let catalogues = RecordedResults<AssetCatalogue>()
  private let folders = RecordedResults<ArtworkFiles>()
  private let images = RecordedResults<ImageSet>()
  private let symbols = RecordedResults<SymbolTemplate>()
  private let digests = RecordedResults<String?>()
  private let names = RecordedResults<AssetNames>()

  package init() {}

  /// Returns the images of the given names. The first catalog that has one is used, and catalogs take precedence over
  /// files.
  package func images(
    named names: Set<String>, in catalogues: [String], besides files: LooseImages = LooseImages()
  ) -> [String: ImageSet] {
    var found: [String: ImageSet] = [:]
    // Sorted, so that the order of file queries does not depend on hashing.
    var missing = names.sorted()
    for path in catalogues where !missing.isEmpty {
      let catalogue = self.catalogues.result(for: path) { AssetCatalogue(at: path) }
      for (name, folder) in missing.compactMap({ name in catalogue.folders[name].map { (name, $0) } }) {
        found[name] = images.result(for: folder) { ImageSet(in: folder) }
      }
      if found.count + missing.count > names.count { missing.removeAll { found[$0] != nil } }
    }
    for name in missing { found[name] = image(of: files.files(named: name)) }
    return found
  }

  /// Returns the symbols of the given names. The first catalog that has one is used.
  package func symbols(named names: Set<String>, in catalogues: [String]) -> [String: SymbolTemplate] {
    var found: [String: SymbolTemplate] = [:]
    for path in catalogues where found.count < names.count {
      let catalogue = self.catalogues.result(for: path) { AssetCatalogue(at: path) }
      guard !catalogue.symbols.isEmpty else { continue }
      for name in names where found[name] == nil {
        guard let folder = catalogue.symbols[name] else { continue }
        found[name] = symbols.result(for: folder) { SymbolTemplate(in: folder) }
      }
    }
    return found
  }

  /// Returns the image of files outside catalogs. Nil without files.
  private func image(of files: [ArtworkFile]) -> ImageSet? {
    guard !files.isEmpty else { return nil }
    return images.result(for: files.map(\.path).joined(separator: "\n")) { ImageSet(of: files) }
  }

  /// Returns the names in the given catalogs.
  package func names(in catalogues: [String]) -> AssetNames {
    names.result(for: catalogues.joined(separator: "\n")) { AssetNames(in: catalogues) }
  }

  /// Returns the catalogs and images directly in a folder.
  package func files(in folder: String) -> ArtworkFiles {
    folders.result(for: folder) {
      let names = (try? FileSystem.names(in: folder)) ?? []
      return ArtworkFiles(at: names.map { FolderPath.join(folder, $0) })
    }
  }

  /// Returns artwork with the digests of its files, without unreadable files. If all are unreadable, it has a fault
  /// instead. Nil for artwork without files.
  package func readable(_ artwork: Artwork) -> Artwork? {
    guard let first = artwork.files.first else { return nil }
    var artwork = artwork
    artwork.files = artwork.files.compactMap { file in
      if file.fault != nil { return file }
      guard let digest = digests.result(for: file.path, { Self.digest(of: file.path) }) else { return nil }
      var file = file
      file.digest = digest
      return file
    }
    if artwork.files.isEmpty { artwork.files = [.faulty(first.path, Self.missing)] }
    return artwork
  }

  private static let missing = "the file is missing or unreadable; add it again, or remove it from its image set"

  private static func digest(of path: String) -> String? {
    (try? FileSystem.contents(of: path, limit: Artwork.fileLimit)).map { ContentDigest(of: $0).text }
  }
}

extension ImageFinder: Hashable {
  /// Always true: a finder is a cache that does not affect results.
  package static func == (_: ImageFinder, _: ImageFinder) -> Bool { true }

  package func hash(into _: inout Hasher) {}
}

internal import Gallery
internal import HostFiles
internal import JSON

/// The scenes that the gallery of a folder shows, as far as a page of differences needs to know them.
struct GalleryScenes: Sendable, Hashable {
  /// The digests of the layouts of each scene, by the scene's name in files and links.
  private var digests: [String: String] = [:]

  /// The largest data file that is read, in bytes: enough for a million layouts.
  private static let sizeLimit = 1 << 29

  /// Reads the scenes of a gallery; nil if the folder has none.
  init?(in folder: String) {
    let path = "\(folder)/data.js"
    guard FileSystem.begins(path, with: GalleryPage.dataHead) else { return nil }
    guard let bytes = try? FileSystem.contents(of: path, limit: Self.sizeLimit) else { return nil }
    let value = bytes.dropFirst(GalleryPage.dataHead.utf8.count)
    let end = value.lastIndex(of: UInt8(ascii: "}")).map { value.index(after: $0) } ?? value.startIndex
    guard let review = try? JSONParser.value(in: Array(value[..<end])) else { return nil }
    for scene in review["scenes"]?.elements ?? [] {
      if let slug = scene["slug"]?.string, let digest = scene["digest"]?.string { digests[slug] = digest }
    }
  }

  /// Whether the gallery shows exactly these layouts of a scene.
  func hold(_ digest: String, of slug: String) -> Bool { digests[slug] == digest }
}

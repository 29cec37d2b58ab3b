internal import HostFiles
internal import JSON

/// The image and symbol sets of an asset catalogue, `*.xcassets`, by the names that documents have for them.
struct AssetCatalogue: Sendable {
  /// More folders inside each other than catalogues have; a guard against links that lead in circles.
  private static let depthLimit = 16
  /// More folders than a catalogue has that people work with.
  private static let folderLimit = 20_000

  /// The folders of the image sets, by name.
  private(set) var folders: [String: String] = [:]
  /// The folders of the symbols, by name.
  private(set) var symbols: [String: String] = [:]
  private var folderCount = 0

  /// The catalogue in a folder.
  init(at path: String) { look(in: path, namespace: "", depth: 0) }

  private mutating func look(in folder: String, namespace: String, depth: Int) {
    guard depth < Self.depthLimit, let names = try? FileSystem.names(in: folder) else { return }
    for name in names where folderCount < Self.folderLimit && !name.hasPrefix(".") {
      let path = FolderPath.join(folder, name)
      if name.hasSuffix(".imageset") || name.hasSuffix(".symbolset") {
        folderCount += 1
        let image = namespace + FolderPath.stem(of: name)
        let kind = name.hasSuffix(".imageset") ? \Self.folders : \Self.symbols
        if self[keyPath: kind][image] == nil { self[keyPath: kind][image] = path }
      } else if !name.contains("."), FileSystem.kind(of: path) == .directory {
        folderCount += 1
        look(in: path, namespace: Self.hasNamespace(path) ? "\(namespace)\(name)/" : namespace, depth: depth + 1)
      }
    }
  }

  /// Returns whether the names of the images in a folder of a catalogue begin with its own.
  private static func hasNamespace(_ folder: String) -> Bool {
    let description = try? FileSystem.contents(
      of: FolderPath.join(folder, "Contents.json"), limit: ImageSet.descriptionLimit)
    let value = description.flatMap { try? JSONParser.value(in: $0) }
    return value?["properties"]?["provides-namespace"] == .boolean(true)
  }
}

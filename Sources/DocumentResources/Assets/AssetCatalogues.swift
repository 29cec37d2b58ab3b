internal import HostFiles
internal import JSON

/// Finds images in asset catalogues, `*.xcassets`.
package struct AssetCatalogues {
  /// More folders inside each other than catalogues have; a guard against links that lead in circles.
  private static let depthLimit = 16
  /// More folders than a catalogue has that people work with.
  private static let folderLimit = 20_000

  /// The folders of the image sets that are looked for, by name.
  private var folders: [String: String] = [:]
  private var folderCount = 0
  private let wanted: Set<String>

  /// The images of some names in the catalogues; the first catalogue that has one counts.
  package static func images(named names: Set<String>, in catalogues: [String]) -> [String: ImageSet] {
    guard !names.isEmpty else { return [:] }
    var search = AssetCatalogues(wanted: names)
    for catalogue in catalogues where search.folders.count < names.count {
      search.look(in: catalogue, namespace: "", depth: 0)
    }
    return search.folders.mapValues(ImageSet.init)
  }

  private init(wanted: Set<String>) { self.wanted = wanted }

  private mutating func look(in folder: String, namespace: String, depth: Int) {
    guard depth < Self.depthLimit, let names = try? FileSystem.names(in: folder) else { return }
    for name in names where folderCount < Self.folderLimit && !name.hasPrefix(".") {
      let path = FolderPath.join(folder, name)
      if name.hasSuffix(".imageset") {
        folderCount += 1
        let image = namespace + FolderPath.stem(of: name)
        if wanted.contains(image), folders[image] == nil { folders[image] = path }
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

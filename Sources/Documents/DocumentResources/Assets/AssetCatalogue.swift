internal import HostFiles
internal import JSON

/// The image and symbol sets of an asset catalog, `*.xcassets`, by the names that documents use.
struct AssetCatalogue: Sendable {
  /// The maximum number of folders that are searched: above what real catalogs have.
  private static let folderLimit = 20_000

  /// The folders of the image sets, by name.
  private(set) var folders: [String: String] = [:]
  /// The folders of the symbols, by name.
  private(set) var symbols: [String: String] = [:]
  /// The name prefix of the images in a folder, by the path of the folder.
  private var namespaces: [String: String]

  /// Reads the catalog in a folder.
  init(at path: String) {
    // The path without a trailing slash, as `FolderPath` returns it for members.
    namespaces = [FolderPath.folder(of: FolderPath.join(path, "Contents.json")): ""]
    var walk = FolderWalk(folderLimit: Self.folderLimit, followsLinks: true, passingOver: [])
    walk.walk(in: path) { name, path in look(at: name, path) }
    namespaces = [:]
  }

  private mutating func look(at name: String, _ path: String) -> FolderWalk.Step {
    guard name.hasSuffix(".imageset") || name.hasSuffix(".symbolset") else {
      return name.contains(".") ? .pass : .enter
    }
    let image = namespace(of: FolderPath.folder(of: path)) + FolderPath.stem(of: name)
    let kind = name.hasSuffix(".imageset") ? \Self.folders : \Self.symbols
    if self[keyPath: kind][image] == nil { self[keyPath: kind][image] = path }
    return .pass
  }

  private mutating func namespace(of folder: String) -> String {
    if let known = namespaces[folder] { return known }
    let outer = namespace(of: FolderPath.folder(of: folder))
    let namespace = Self.hasNamespace(folder) ? "\(outer)\(FolderPath.name(of: folder))/" : outer
    namespaces[folder] = namespace
    return namespace
  }

  /// Whether a folder of a catalog provides a namespace.
  private static func hasNamespace(_ folder: String) -> Bool {
    let description = try? FileSystem.contents(
      of: FolderPath.join(folder, "Contents.json"), limit: ImageSet.descriptionLimit)
    let value = description.flatMap { try? JSONParser.value(in: $0) }
    return value?["properties"]?["provides-namespace"] == .boolean(true)
  }
}

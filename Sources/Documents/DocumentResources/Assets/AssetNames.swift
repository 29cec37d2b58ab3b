internal import HostFiles
internal import JSON
package import Scenes

/// The names of images and colors in asset catalogs.
package struct AssetNames: Sendable {
  package private(set) var images: Set<String> = []
  /// The folders of the colors, by name. The first catalog that has a color is used.
  private var colors: [String: String] = [:]

  private static let imageEnding = ".imageset"
  private static let colorEnding = ".colorset"
  /// Other kinds of sets that documents use as images.
  private static let otherEndings = [".symbolset", ".launchimage", ".appiconset", ".imagestack"]

  /// Collects the names in the given catalogs.
  package init(in catalogues: [String]) {
    var namespaces = Namespaces()
    for catalogue in catalogues {
      let endings = [Self.imageEnding, Self.colorEnding] + Self.otherEndings
      for path in FileSystem.paths(endingWith: endings, below: catalogue) {
        let name = namespaces.prefix(of: FolderPath.folder(of: path), in: catalogue) + FolderPath.stem(of: path)
        if path.hasSuffix(Self.colorEnding) {
          if colors[name] == nil { colors[name] = path }
        } else {
          images.insert(name)
        }
      }
    }
  }

  package var colorNames: Set<String> { Set(colors.keys) }

  /// Returns the color with the given name. Nil if no catalog has it or it cannot be read.
  package func color(named name: String) -> AdaptiveColor? { colors[name].flatMap(ColorSet.color(in:)) }
}

/// The name prefixes that folders of catalogs provide.
private struct Namespaces {
  private var known: [String: String] = [:]

  /// Returns the name prefix for the contents of a folder, from its ancestors that provide a namespace.
  mutating func prefix(of folder: String, in catalogue: String) -> String {
    guard folder.count > catalogue.count else { return "" }
    if let prefix = known[folder] { return prefix }
    let outer = prefix(of: FolderPath.folder(of: folder), in: catalogue)
    let description = try? FileSystem.contents(
      of: FolderPath.join(folder, "Contents.json"), limit: ImageSet.descriptionLimit)
    let value = description.flatMap { try? JSONParser.value(in: $0) }
    let provides = value?["properties"]?["provides-namespace"] == .boolean(true)
    let prefix = provides ? "\(outer)\(FolderPath.name(of: folder))/" : outer
    known[folder] = prefix
    return prefix
  }
}

/// A kind of file that can be merged by structure instead of line by line.
package enum MergedFileKind: Sendable, Hashable, CaseIterable {
  /// A storyboard or xib.
  case interfaceBuilder
  /// A list of translations: `Localizable.strings`.
  case strings
  /// A property list of plurals: `Localizable.stringsdict`.
  case stringsdict
  /// A string catalog, or the `Contents.json` of an asset catalog: JSON as Xcode writes it.
  case json
  /// A scene in YAML.
  case scene
  /// The approved layouts of a scene, with one view of one layout on each line.
  case approvedLayouts

  /// Creates the kind of the file at a path; nil for one that is merged line by line.
  package init?(path: String) {
    let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
      self = .interfaceBuilder
    } else if name.hasSuffix(".strings") {
      self = .strings
    } else if name.hasSuffix(".stringsdict") {
      self = .stringsdict
    } else if name.hasSuffix(".xcstrings") || name == "contents.json" {
      self = .json
    } else if name.hasSuffix(".scene.yaml") || name.hasSuffix(".scene.yml") {
      self = .scene
    } else if name.hasSuffix(".layout.jsonl") {
      self = .approvedLayouts
    } else {
      return nil
    }
  }

  /// The patterns of `.gitattributes` for all kinds.
  package static let patterns = [
    "*.storyboard", "*.xib", "*.strings", "*.stringsdict", "*.xcstrings", "*.scene.yaml", "*.layout.jsonl",
    "Contents.json",
  ]
}

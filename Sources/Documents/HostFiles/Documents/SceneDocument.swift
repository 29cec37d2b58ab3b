/// The format of a file that contains scenes.
public enum SceneDocument: Sendable, Hashable, CaseIterable {
  /// A scene file of this tool: `Name.scene.yaml`.
  case yaml
  /// A storyboard or xib of Xcode.
  case interfaceBuilder

  /// The largest document that is read, in bytes. The largest known storyboards have a few million.
  package static let sizeLimit = 64 << 20

  /// Creates the format of the document at a path, by its extension. Nil if it is not a scene document.
  public init?(path: String) {
    var path = path[...]
    while path.hasSuffix("/") { path.removeLast() }
    let name = path.lowercased()
    if name.hasSuffix(".scene.yaml") || name.hasSuffix(".scene.yml") {
      self = .yaml
    } else if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
      self = .interfaceBuilder
    } else {
      return nil
    }
  }
}

/// A file that holds scenes, by the way its contents are written.
public enum SceneDocument: Sendable, Hashable, CaseIterable {
  /// Our own scenes: `Name.scene.yaml`.
  case yaml
  /// A storyboard or xib of Xcode's Interface Builder.
  case interfaceBuilder

  /// The kind of the document at a path, or nil for a file that holds no scenes.
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

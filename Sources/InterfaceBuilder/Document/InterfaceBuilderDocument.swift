internal import AutoLayout
internal import DocumentResources
internal import MarkupReading

/// A storyboard or xib with what all of its scenes share; a class, so that readers hold it without copying its tables.
final class InterfaceBuilderDocument: Sendable {
  /// The `<document>` element.
  let root: XMLElement
  /// The path that messages show.
  let path: String
  /// The version of Xcode's tools that wrote it; see ``ToolsVersion``.
  let toolsVersion: ToolsVersion
  /// The screen that it was shown on.
  let screen: SavedScreen
  /// Its images and colours.
  let resources: InterfaceBuilderResources
  /// The translations of its texts.
  let strings: DocumentStrings
  /// The natural sizes that custom views reported to Interface Builder, by object id.
  let designableSizes: [String: IntrinsicContentSize]
  /// The names by which code knows its views, by object id.
  let outlets: [String: String]
  /// Its controllers and the segues that lead from one to another.
  let controllers: ControllerGraph

  /// Reads what the scenes share.
  init(root: XMLElement, path: String, siblings: SiblingResources = SiblingResources()) {
    self.root = root
    self.path = path
    toolsVersion = ToolsVersion(of: root)
    screen = SavedScreen(of: root)
    var resources = InterfaceBuilderResources(root.list(.resources))
    resources.complete(with: siblings.catalogues, for: root)
    self.resources = resources
    strings = DocumentStrings(siblings)
    controllers = ControllerGraph(of: root)
    outlets = Outlets.names(in: root)
    var sizes: [String: IntrinsicContentSize] = [:]
    for designable in root.list(.designables) {
      guard let id = designable[.name], let size = designable.child(.size, key: .intrinsicContentSize) else {
        continue
      }
      sizes[id] = IntrinsicContentSize(width: size.number(.width), height: size.number(.height))
    }
    designableSizes = sizes
  }

  /// True where constraints place its views, and not autoresizing masks alone (specification AUT-03).
  ///
  /// Xcode deletes the constraints of a document, and the attribute, when the box 'Use Auto Layout' is cleared: a document
  /// without the attribute has none that could be ignored.
  var usesAutoLayout: Bool { root[.useAutolayout] != "NO" }

  /// True where it is a xib.
  var isXIB: Bool { root.child(.scenes) == nil }

  /// The place of an element.
  func source(of element: XMLElement) -> SourceLocation {
    SourceLocation(path: path, line: element.place.line, column: element.place.column)
  }
}

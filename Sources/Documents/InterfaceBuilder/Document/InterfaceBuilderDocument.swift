internal import AutoLayout
internal import DocumentResources
internal import Findings
internal import HostFiles
internal import MarkupReading
internal import Scenes
internal import Typography

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
  /// The language of the Chinese characters in it.
  let ideographs: Ideographs
  /// The text size at which its frames were recorded.
  let textSize: TextSize
  /// The runtime whose system font measured its texts.
  let textEra: TextEra
  /// The generation of its controls.
  let controlGeneration: ControlGeneration
  /// The rules that decided something for the whole document.
  let rules: RuleBook
  /// Its images and colours.
  let resources: InterfaceBuilderResources
  /// The translations of its texts.
  let strings: DocumentStrings
  /// The natural sizes that custom views reported to Interface Builder, by object id.
  let designableSizes: [String: IntrinsicContentSize]
  /// The names by which code knows its views, by object id.
  let outlets: [String: String]
  /// The object ids of the views that outlets of cells make their accessories.
  let accessories: Set<String>
  /// The object ids of the views that a controller outside of the document has for its own, each with that of the placeholder
  /// for it.
  let ownersViews: [String: String]
  /// True where the owner outside of the document is a view, which has the root in it.
  let isOwnedByView: Bool
  /// What the project's code says about its objects.
  let code: DocumentCode
  /// Its controllers and the segues that lead from one to another.
  let controllers: ControllerGraph
  /// The same, with the storyboards of its project that lead to it.
  let storyboards: LinkedStoryboards

  /// Reads what the scenes share.
  init(
    root: XMLElement, path: String, ideographs: Ideographs = .chinese, siblings: SiblingResources = SiblingResources(),
    isRecordingRules: Bool = false
  ) {
    self.root = root
    self.path = path
    self.ideographs = ideographs
    toolsVersion = ToolsVersion(of: root)
    var rules = RuleBook(toolsVersion, isRecording: isRecordingRules)
    let place = SourceLocation(path: path, line: root.place.line, column: root.place.column)
    screen = SavedScreen(of: root, &rules, at: place)
    var subject = RuleSubject()
    subject.note(.screen, root.child(.device) != nil)
    textSize = rules.apply(InterfaceBuilderRules.textSizes, to: subject, at: place, view: nil)
    textEra = rules.apply(InterfaceBuilderRules.textEras, at: place, view: nil)
    controlGeneration = rules.apply(InterfaceBuilderRules.controlGenerations, at: place, view: nil)
    self.rules = rules
    var resources = InterfaceBuilderResources(root.list(.resources))
    resources.complete(with: siblings, for: root)
    self.resources = resources
    strings = DocumentStrings(siblings)
    controllers = ControllerGraph(of: root)
    storyboards = LinkedStoryboards(
      controllers, name: FolderPath.stem(of: path), siblings.linkingStoryboards)
    outlets = Outlets.names(in: root)
    accessories = Outlets.accessories(in: root)
    code = DocumentCode(of: root, in: siblings.code)
    ownersViews = Outlets.ownersViews(in: root)
    isOwnedByView = Outlets.isOwnedByView(root)
    var sizes: [String: IntrinsicContentSize] = [:]
    for designable in root.list(.designables) {
      guard let id = designable[.name], let size = designable.child(.size, key: .intrinsicContentSize) else {
        continue
      }
      sizes[id] = IntrinsicContentSize(metrics: size.number(.width), size.number(.height))
    }
    designableSizes = sizes
  }

  /// The rules, before any has decided something.
  var emptyRuleBook: RuleBook { RuleBook(toolsVersion, isRecording: rules.isRecording) }

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

internal import AutoLayout
internal import DocumentResources
internal import Findings
internal import HostFiles
internal import MarkupReading
internal import Scenes
internal import Typography

/// A storyboard or xib, with the data that its scenes share. It is a class so that readers share its tables without
/// copies.
final class InterfaceBuilderDocument: Sendable {
  /// The `<document>` element.
  let root: XMLElement
  /// The path shown in messages.
  let path: String
  /// The version of Xcode's tools that wrote it. See ``ToolsVersion``.
  let toolsVersion: ToolsVersion
  /// The screen that it was shown on.
  let screen: SavedScreen
  /// The language of its Chinese characters.
  let ideographs: Ideographs
  /// The text size at which its frames were recorded.
  let textSize: TextSize
  /// The runtime whose system font measured its text.
  let textEra: TextEra
  let controlGeneration: ControlGeneration
  /// The rules that applied to the document as a whole.
  let rules: RuleBook
  /// The images and colors.
  let resources: InterfaceBuilderResources
  /// The translations of its text.
  let strings: DocumentStrings
  /// The strings that the app's code looks up by key. Empty if they are not used.
  let appStrings: [String: LocalizedText]
  /// The intrinsic content sizes that designable views reported to Interface Builder, by object id.
  let designableSizes: [String: IntrinsicContentSize]
  /// The outlet names of its views, by object id.
  let outlets: [String: String]
  /// The object ids of views that cells have as accessories through outlets.
  let accessories: Set<String>
  /// The object ids of views that are the `view` of an external controller, each with the id of the placeholder for
  /// that controller.
  let ownersViews: [String: String]
  /// Whether the external owner is a view, which adds the root as a subview.
  let isOwnedByView: Bool
  /// Whether the system shows it while the app starts.
  let isLaunchScreen: Bool
  /// The project's code about its objects.
  let code: DocumentCode
  /// The controllers and the segues between them.
  let controllers: ControllerGraph
  /// The controllers, together with controllers of the project's storyboards that lead to it.
  let storyboards: LinkedStoryboards
  /// The tabs that are controllers of other storyboards.
  let referencedTabs: ReferencedTabs

  /// Reads the data that the scenes share.
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
    strings = DocumentStrings(siblings)
    appStrings = siblings.appStrings
    controllers = ControllerGraph(of: root)
    storyboards = LinkedStoryboards(
      controllers, name: FolderPath.stem(of: path), siblings.linkingStoryboards)
    referencedTabs = siblings.referencedTabs
    var resources = InterfaceBuilderResources(root.list(.resources))
    for others in storyboards.resourcesElsewhere { resources.addColors(of: others) }
    resources.complete(with: siblings, for: root, and: storyboards.tabImagesElsewhere.union(referencedTabs.imageNames))
    self.resources = resources
    outlets = Outlets.names(in: root)
    accessories = Outlets.accessories(in: root)
    code = DocumentCode(of: root, in: siblings.code)
    ownersViews = Outlets.ownersViews(in: root)
    isOwnedByView = Outlets.isOwnedByView(root)
    isLaunchScreen = root.isYes(.launchScreen)
    var sizes: [String: IntrinsicContentSize] = [:]
    for designable in root.list(.designables) {
      guard let id = designable[.name], let size = designable.child(.size, key: .intrinsicContentSize) else {
        continue
      }
      sizes[id] = IntrinsicContentSize(metrics: size.number(.width), size.number(.height))
    }
    designableSizes = sizes
  }

  /// The rules for the version of the document, with nothing recorded.
  var emptyRuleBook: RuleBook { RuleBook(toolsVersion, isRecording: rules.isRecording) }

  /// Whether constraints place its views, not only autoresizing masks (specification AUT-03).
  ///
  /// If 'Use Auto Layout' is cleared, Xcode deletes the constraints of the document and this attribute. So a document
  /// without the attribute has no constraints to ignore.
  var usesAutoLayout: Bool { root[.useAutolayout] != "NO" }

  var isXIB: Bool { root.child(.scenes) == nil }

  func source(of element: XMLElement) -> SourceLocation {
    SourceLocation(path: path, line: element.place.line, column: element.place.column)
  }
}

package import DocumentResources
package import MarkupReading
package import Scenes
internal import Typography

/// A reader for storyboards and xibs.
package enum InterfaceBuilderReader {
  /// Returns the scenes of a document, in document order: the view of each controller in a storyboard, each view of a
  /// xib.
  package static func scenes(
    in bytes: [UInt8], path: String, siblings: SiblingResources = SiblingResources()
  ) throws(DocumentError) -> [Scene] {
    let document = try document(in: bytes, path: path, siblings: siblings)
    let starts = SceneNames.unique(starts(in: document))
    var scenes = scenes(starts, in: document, siblings)
    if siblings.readsMap {
      StoryboardMapReader.complete(&scenes, controllers: starts.map { $0.controller?[.id] }, of: document)
    }
    DocumentChecks.complete(&scenes, of: document, hasLints: siblings.asksForLints)
    // Findings about the strings concern all scenes and are reported once.
    if !scenes.isEmpty { scenes[0].findings += document.strings.findings }
    return scenes
  }

  /// Returns some scenes of a document that is parsed already, without the findings about the whole document.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of the scenes.
  ///   - root: The root of the document.
  ///   - text: The text of the document.
  /// - Throws: ``DocumentError`` if the document is not a storyboard or xib, or has damaged numbers.
  package static func scenes(
    _ identifiers: Set<String>, in root: XMLElement, of text: XMLText
  ) throws(DocumentError) -> [Scene] {
    let document = try document(root, in: text)
    let starts = SceneNames.unique(starts(in: document)).filter { identifiers.contains($0.identifier) }
    return scenes(starts, in: document, SiblingResources())
  }

  private static func scenes(
    _ starts: [SceneReader.Start], in document: InterfaceBuilderDocument, _ siblings: SiblingResources
  ) -> [Scene] {
    let reader = SceneReader(document: document)
    let controllers = starts.map { $0.controller?[.id] }
    var parts = ScreenParts(in: document.storyboards)
    let discarded = DiscardedViews.identifiers(in: document)
    let whole = zip(starts.map(reader.scene), controllers).map { scene, controller in
      var scene = scene
      let owner = scene.views.first.flatMap { document.ownersViews[$0.name] }
      let app = document.settings(of: scene.name, completing: siblings.app)
      scene.app =
        controller.map { ControllerOrientations(app: app, document: document).settings(of: $0) }
        ?? CodeOrientations.settings(app, of: [owner.flatMap { document.code.classes[$0] }].compactMap(\.self))
      scene.isInNoProject = siblings.isInNoProject
      scene.isDiscarded = controller == nil && discarded.contains(scene.identifier)
      scene.surroundings = controller.map { parts.surroundings(of: $0) } ?? .screen
      return scene
    }
    var scenes = EmbeddedScenes(whole, controllers: controllers, in: document).placed
    for position in scenes.indices where controllers[position] != nil && scenes[position].isShownInPart {
      // The presenting or containing controller determines its size, not the design.
      scenes[position].extent = .screen
    }
    return scenes
  }

  /// Returns the rules of Interface Builder that applied in a document, rules for the whole document first.
  package static func rules(in bytes: [UInt8], path: String) throws(DocumentError) -> [AppliedRule] {
    let document = try document(in: bytes, path: path, isRecordingRules: true)
    let reader = SceneReader(document: document)
    return document.rules.applied + starts(in: document).flatMap { reader.read($0).rules }
  }

  /// Returns the custom classes that a document names, without duplicates, in document order.
  package static func classNames(in bytes: [UInt8], path: String) throws(DocumentError) -> [String] {
    var names: [String] = []
    var known: Set<String> = []
    try XMLElementParser.root(of: XMLText(bytes, path: path)).walk { element in
      if let name = element.customClass, known.insert(name).inserted { names.append(name) }
    }
    return names
  }

  private static func document(
    in bytes: [UInt8], path: String, siblings: SiblingResources = SiblingResources(), isRecordingRules: Bool = false
  ) throws(DocumentError) -> InterfaceBuilderDocument {
    let text = XMLText(bytes, path: path)
    return try document(
      try XMLElementParser.root(of: text), in: text, siblings: siblings, isRecordingRules: isRecordingRules)
  }

  private static func document(
    _ root: XMLElement, in text: XMLText, siblings: SiblingResources = SiblingResources(),
    isRecordingRules: Bool = false
  ) throws(DocumentError) -> InterfaceBuilderDocument {
    try DocumentKind.check(root, in: text)
    let damaged = NumberCheck.findings(in: root, text: text)
    guard damaged.isEmpty else { throw DocumentError(damaged) }
    return InterfaceBuilderDocument(
      root: root, path: text.path, ideographs: Ideographs(of: text.bytes), siblings: siblings,
      isRecordingRules: isRecordingRules)
  }

  /// Returns the objects that the scenes of a document begin with, in document order.
  private static func starts(in document: InterfaceBuilderDocument) -> [SceneReader.Start] {
    guard !document.isXIB else { return document.root.list(.objects).compactMap { start($0, document) } }
    return document.root.list(.scenes).flatMap { scene in
      scene.list(.objects).compactMap { start($0, document, in: scene) }
    }
  }

  /// Returns the scene of an object: a controller with its own view, or a top-level view.
  private static func start(
    _ object: XMLElement, _ document: InterfaceBuilderDocument, in scene: XMLElement? = nil
  ) -> SceneReader.Start? {
    if let view = object.children.first(where: { $0.key == .view && ViewElement.isView($0) }) {
      return SceneReader.Start(
        name: SceneNames.name(ofController: object), identifier: scene?[.sceneID] ?? view[.id] ?? "scene",
        element: scene ?? object, root: view, controller: object)
    }
    guard ViewElement.isView(object) else { return nil }
    return SceneReader.Start(
      name: SceneNames.name(ofView: object, in: document), identifier: object[.id] ?? object.tag, element: object,
      root: object, controller: nil)
  }
}

extension Scene {
  /// Whether the document states what presents or contains the scene.
  fileprivate var isShownInPart: Bool {
    if case .screen = surroundings { false } else { true }
  }
}

extension InterfaceBuilderDocument {
  /// Returns the settings of an app for a scene. A document or controller named after a kind of device, such as
  /// `Main~ipad.storyboard` and `MenuController_iPhone`, is only for that kind. If the app does not state its devices,
  /// the canvas decides: a document drawn on an iPad is for iPads, and in its orientation if it was turned. A document
  /// drawn on an iPhone may be for both.
  fileprivate func settings(of scene: String, completing app: AppSettings) -> AppSettings {
    // A title such as "Find my iPhone" does not name a kind of device.
    let names = [SceneNames.fileName(of: self), scene.contains(" ") ? nil : scene].compactMap(\.self)
    if let named = names.lazy.compactMap(Device.Idiom.init(endOf:)).first, app.supports(named) {
      guard app.idioms != [named] else { return app }
      return settings([named], from: "the name of \(path)", completing: app)
    }
    let isOnTablet = screen.identifier != nil && !screen.isUnknown && screen.device.idiom == .pad
    guard app.idioms == nil, isOnTablet else { return app }
    var settings = settings([.pad], from: "the canvas of \(path)", completing: app)
    if screen.orientation == .landscape, app.orientations[.pad] == nil { settings.orientations[.pad] = [.landscape] }
    return settings
  }

  private func settings(_ idioms: Set<Device.Idiom>, from source: String, completing app: AppSettings) -> AppSettings {
    var settings = app
    settings.idioms = idioms
    if settings.sources.isEmpty { settings.sources = [source] }
    return settings
  }
}

extension Device.Idiom {
  /// Creates the kind of device that a name ends with: `Main~ipad`, `Main-iPad`, `Main_iPhone`. Nil for other names.
  fileprivate init?(endOf name: String) {
    let endings: [(String, Device.Idiom)] = [("ipad", .pad), ("iphone", .phone)]
    guard let idiom = endings.first(where: { name.lowercased().hasSuffix($0.0) })?.1 else { return nil }
    self = idiom
  }
}

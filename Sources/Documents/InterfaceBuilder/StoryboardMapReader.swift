internal import MarkupReading
internal import Scenes

/// A reader for the map of a storyboard: its controllers, their positions on the canvas, and the segues between them.
struct StoryboardMapReader {
  private var nodes: [StoryboardMap.Node] = []
  private var segues: [StoryboardMap.Segue] = []
  /// The controllers with the positions of their boxes.
  private var controllers: [(element: XMLElement, position: Int)] = []
  /// The positions of boxes by the object id of the controller. The first one is used if ids are repeated.
  private var positions: [String: Int] = [:]
  /// The positions of the boxes that container views embed, by the object id of the view.
  private var contents: [String: Int] = [:]
  private var omitted = 0

  /// Sets the map of a storyboard's scenes and the embedded scenes of its container views. Does nothing for a xib.
  ///
  /// `controllers` are the object ids of the scenes' controllers, or nil for top-level views.
  static func complete(_ scenes: inout [Scene], controllers: [String?], of document: InterfaceBuilderDocument) {
    guard !document.isXIB else { return }
    let reader = reader(of: document, scenes: zip(controllers, scenes))
    let map = reader.map(of: document)
    for position in scenes.indices {
      scenes[position].storyboard = map
      let views = scenes[position].views
      scenes[position].embedded = views.indices.compactMap { view in
        guard views[view].content == .embeddedScene, let node = reader.contents[views[view].name] else { return nil }
        return EmbeddedScene(view: view, node: node)
      }
    }
  }

  private static func reader(
    of document: InterfaceBuilderDocument, scenes: some Sequence<(String?, Scene)>
  ) -> StoryboardMapReader {
    var known: [String: Scene] = [:]
    for (controller, scene) in scenes {
      guard let controller, known[controller] == nil else { continue }
      known[controller] = scene
    }
    var reader = StoryboardMapReader()
    reader.addNodes(of: document, known)
    for controller in reader.controllers { reader.addSegues(of: controller.element, from: controller.position) }
    return reader
  }

  private func map(of document: InterfaceBuilderDocument) -> StoryboardMap {
    StoryboardMap(
      nodes: nodes, segues: segues, initial: document.controllers.initial.flatMap { positions[$0] }, omitted: omitted)
  }

  // MARK: - Boxes

  private mutating func addNodes(of document: InterfaceBuilderDocument, _ scenes: [String: Scene]) {
    for scene in document.root.list(.scenes) {
      let place = scene.child(key: .canvasLocation)
        .flatMap { StoryboardMap.place(x: $0.number(.x) ?? .nan, y: $0.number(.y) ?? .nan) }
      for element in scene.list(.objects) where element[.sceneMemberID] == "viewController" {
        guard let id = element[.id], positions[id] == nil else { continue }
        guard nodes.count < StoryboardMap.limit.nodes else {
          omitted += 1
          continue
        }
        positions[id] = nodes.count
        controllers.append((element, nodes.count))
        var node = Self.node(of: element, scenes[id])
        node.place = place
        nodes.append(node)
      }
    }
  }

  private static func node(of element: XMLElement, _ scene: Scene?) -> StoryboardMap.Node {
    let identifier = element[.storyboardIdentifier].flatMap { $0.isEmpty ? nil : $0 }
    if element.name == .viewControllerPlaceholder {
      let storyboard = element[.storyboardName] ?? ""
      var node = StoryboardMap.Node(
        name: storyboard.isEmpty ? "This storyboard" : storyboard, kind: .reference,
        storyboardIdentifier: element[.referencedIdentifier].flatMap { $0.isEmpty ? nil : $0 })
      node.storyboard = storyboard.isEmpty ? nil : storyboard
      return node
    }
    return StoryboardMap.Node(
      name: scene?.name ?? SceneNames.name(ofController: element), kind: scene == nil ? .container : .controller,
      scene: scene?.identifier, storyboardIdentifier: identifier)
  }

  // MARK: - Segues

  /// Adds the segues that a controller or one of its elements starts.
  private mutating func addSegues(of controller: XMLElement, from source: Int) {
    var found: [StoryboardMap.Segue] = []
    controller.walk { starter in
      // Few elements have connections.
      for element in starter.list(.connections) where element.name == .segue {
        guard var segue = segue(element, from: source) else { continue }
        if segue.kind == .embed, let view = starter[.id], contents[view] == nil { contents[view] = segue.target }
        if starter[.id] != controller[.id] {
          segue.trigger = OutlineNames.name(of: starter, title: OutlineNames.title(of: starter))
        }
        found.append(segue)
      }
    }
    let room = StoryboardMap.limit.segues - segues.count
    segues += found.prefix(room)
    omitted += max(0, found.count - room)
  }

  /// Reads a segue. Nil if its destination is not a controller of the document.
  private func segue(_ element: XMLElement, from source: Int) -> StoryboardMap.Segue? {
    let kind = Self.kind(element[.kind] ?? "")
    let target = element[.destination].flatMap { positions[$0] }
    guard target != nil || kind == .unwind else { return nil }
    return StoryboardMap.Segue(
      kind: kind, identifier: element[.identifier].flatMap { $0.isEmpty ? nil : $0 },
      relationship: kind == .relationship ? Self.purpose(element[.relationship] ?? "") : nil,
      source: source, target: kind == .unwind ? nil : target)
  }

  private static func kind(_ name: String) -> StoryboardMap.Segue.Kind {
    switch name {
    case "show", "push": .show
    case "showDetail", "replace": .showDetail
    case "presentation", "modal": .present
    case "popoverPresentation", "popover": .popover
    case "embed": .embed
    case "relationship": .relationship
    case "unwind": .unwind
    default: .custom
    }
  }

  /// Returns the purpose of a relationship as a word.
  private static func purpose(_ name: String) -> String? {
    switch name {
    case "rootViewController": "root"
    case "viewControllers": "tab"
    case "masterViewController": "primary"
    case "detailViewController": "secondary"
    case "supplementaryViewController": "supplementary"
    case "compactViewController": "compact"
    default: name.isEmpty ? nil : OutlineNames.words(name).lowercased()
    }
  }
}

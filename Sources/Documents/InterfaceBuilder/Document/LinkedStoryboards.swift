internal import DocumentResources
internal import MarkupReading

/// The controllers of a storyboard and of those storyboards of the project that lead to it by storyboard references
/// (specification PRE-07).
struct LinkedStoryboards {
  struct Controller: Hashable {
    /// The name of the storyboard.
    var storyboard: String
    /// The object id.
    var id: String
  }

  /// An edge into a controller, with its source.
  struct Way {
    var segue: ControllerGraph.Segue
    var source: Controller
  }

  /// The name of the storyboard itself.
  let name: String
  /// The graphs by storyboard name.
  private let graphs: [String: ControllerGraph]
  /// The names of all storyboards, in order.
  private let names: [String]

  /// Reads a storyboard and the storyboards that lead to it. Damaged ones are skipped.
  init(_ own: ControllerGraph, name: String, _ others: [String: [UInt8]]) {
    self.name = name
    var graphs = others.compactMapValues { bytes in
      (try? XMLElementParser.root(of: XMLText(bytes, path: ""))).map(ControllerGraph.init(of:))
    }
    graphs[name] = own
    self.graphs = graphs
    names = graphs.keys.sorted()
  }

  /// Creates a storyboard without others.
  init(_ own: ControllerGraph) {
    name = ""
    graphs = ["": own]
    names = [""]
  }

  /// Whether no other storyboard leads to it.
  var isAlone: Bool { graphs.count == 1 }

  /// The controllers of all storyboards, unordered.
  var controllers: [Controller] {
    graphs.flatMap { name, graph in graph.controllers.keys.map { Controller(storyboard: name, id: $0) } }
  }

  /// The names of the images in tabs of the other storyboards, without system symbols.
  var tabImagesElsewhere: Set<String> {
    let others = graphs.filter { $0.key != name }.values
    return Set(
      others.flatMap {
        $0.controllers.values.flatMap { $0.child(.tabBarItem).map(ReferencedTabs.Tab.init)?.imageNames ?? [] }
      })
  }

  /// The images and colors that the other storyboards list, by name of the storyboard.
  var resourcesElsewhere: [XMLElement.Children] {
    names.filter { $0 != name }.compactMap { graphs[$0]?.resources }
  }

  func element(of controller: Controller) -> XMLElement? {
    graphs[controller.storyboard]?.controllers[controller.id]
  }

  /// Whether a controller presents others in sheets if nothing states a style.
  func presentsSheets(_ controller: Controller) -> Bool { graphs[controller.storyboard]?.presentsSheets ?? true }

  func isInitial(_ controller: Controller) -> Bool { graphs[controller.storyboard]?.initial == controller.id }

  /// Returns the ways into a controller: from its own storyboard first, then from others by name.
  func ways(into controller: Controller) -> [Way] { ownWays(into: controller) + waysFromElsewhere(into: controller) }

  /// Returns the way that determines the bars of a controller: one of its own storyboard, otherwise the first from
  /// another one.
  func decidingWay(into controller: Controller) -> Way? {
    let own = graphs[controller.storyboard]?.decidingSegue(into: controller.id).map {
      Way(segue: $0, source: Controller(storyboard: controller.storyboard, id: $0.source))
    }
    return own ?? waysFromElsewhere(into: controller).first
  }

  /// Returns the controllers that UIKit may ask for the orientations of one, the outermost first, and the first one of
  /// the way to it.
  ///
  /// These are the containers of its relationships and of the controllers that push it. A controller in a container
  /// view is not asked, only the screen around it, unless other segues show it elsewhere. If `isBelow` is true, the
  /// controller pushes the one in question, and only its containers are asked. The result has the same flag for its
  /// first controller.
  func responsible(
    for controller: Controller, isBelow: Bool
  ) -> (controllers: [Controller], start: Controller, isBelow: Bool) {
    var controllers = isBelow ? [] : [controller]
    var (start, isBelow) = (controller, isBelow)
    var seen: Set<Controller> = []
    // Segues may form cycles.
    while seen.insert(start).inserted, let way = decidingWay(into: start) {
      if way.segue.kind == "relationship" {
        controllers.insert(way.source, at: 0)
        isBelow = false
      } else if way.segue.kind == "embed", ways(into: start).allSatisfy({ $0.segue.kind == "embed" }) {
        // What a controller in a container view pushes is beside the screen around that view.
        if !isBelow { controllers = [way.source] }
      } else if Self.pushing.contains(way.segue.kind) {
        isBelow = true
      } else {
        break
      }
      start = way.source
    }
    return (controllers, start, isBelow)
  }

  /// The kinds of segues that push a controller if their source is in a navigation controller.
  private static let pushing: Set<String> = ["show", "push"]

  private func ownWays(into controller: Controller) -> [Way] {
    (graphs[controller.storyboard]?.incoming[controller.id] ?? []).map {
      Way(segue: $0, source: Controller(storyboard: controller.storyboard, id: $0.source))
    }
  }

  private func waysFromElsewhere(into controller: Controller) -> [Way] {
    guard !isAlone else { return [] }
    let identifier = element(of: controller)?[.storyboardIdentifier]
    let isInitial = isInitial(controller)
    return names.filter { $0 != controller.storyboard }.flatMap { other in
      (graphs[other]?.placeholders[controller.storyboard] ?? []).filter { placeholder in
        let wanted = graphs[other]?.controllers[placeholder]?[.referencedIdentifier]
        return wanted.map { $0 == identifier } ?? isInitial
      }
      .flatMap { ownWays(into: Controller(storyboard: other, id: $0)) }
    }
  }
}

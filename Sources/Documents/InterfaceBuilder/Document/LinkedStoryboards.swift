internal import MarkupReading

/// The controllers of a storyboard and of the storyboards of its project that lead to it by storyboard references
/// (specification PRE-07).
struct LinkedStoryboards {
  /// A controller of one of the storyboards.
  struct Controller: Hashable {
    /// The name of the storyboard.
    var storyboard: String
    /// The object id.
    var id: String
  }

  /// One way into a controller, and the controller that it leaves.
  struct Way {
    /// The segue.
    var segue: ControllerGraph.Segue
    /// The controller that it leaves.
    var source: Controller
  }

  /// The name of the storyboard itself.
  let name: String
  /// The graphs by the names of their storyboards.
  private let graphs: [String: ControllerGraph]
  /// The names of all of them, in order.
  private let names: [String]

  /// A storyboard with the contents of those that lead to it; damaged ones lead nowhere.
  init(_ own: ControllerGraph, name: String, _ others: [String: [UInt8]]) {
    self.name = name
    var graphs = others.compactMapValues { bytes in
      (try? XMLElementParser.root(of: XMLText(bytes, path: ""))).map(ControllerGraph.init(of:))
    }
    graphs[name] = own
    self.graphs = graphs
    names = graphs.keys.sorted()
  }

  /// A storyboard by itself.
  init(_ own: ControllerGraph) {
    name = ""
    graphs = ["": own]
    names = [""]
  }

  /// True where no other storyboard leads to it.
  var isAlone: Bool { graphs.count == 1 }

  /// The controllers of all storyboards, in no order.
  var controllers: [Controller] {
    graphs.flatMap { name, graph in graph.controllers.keys.map { Controller(storyboard: name, id: $0) } }
  }

  /// The element of a controller, or nil.
  func element(of controller: Controller) -> XMLElement? {
    graphs[controller.storyboard]?.controllers[controller.id]
  }

  /// Returns whether a storyboard begins with a controller.
  func isInitial(_ controller: Controller) -> Bool { graphs[controller.storyboard]?.initial == controller.id }

  /// The ways into a controller, those of its own storyboard first, then by the names of the others.
  func ways(into controller: Controller) -> [Way] { ownWays(into: controller) + waysFromElsewhere(into: controller) }

  /// The way that decides which bars a controller has: one of its own storyboard, else the first from another one.
  func decidingWay(into controller: Controller) -> Way? {
    let own = graphs[controller.storyboard]?.decidingSegue(into: controller.id).map {
      Way(segue: $0, source: Controller(storyboard: controller.storyboard, id: $0.source))
    }
    return own ?? waysFromElsewhere(into: controller).first
  }

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

/// An embedder that inserts the scenes of container views into the scenes around them, including scenes of other
/// storyboards.
///
/// The result is a finite tree: a scene is not shown within itself, and neither are scenes beyond the limits.
package struct SceneEmbedder {
  /// The deepest nesting of shown scenes.
  package static let depthLimit = 8
  /// The largest number of scenes shown in one, at all depths.
  package static let sceneLimit = 24

  /// A function that returns the scenes of another storyboard by name, or nil if there is none.
  private let storyboard: (String) -> [Scene]?

  /// A function that returns the scenes of a xib by its name, or nil if there is none.
  private let nib: (String) -> [Scene]?

  /// Creates an embedder.
  ///
  /// - Parameters:
  ///   - storyboard: Returns the scenes of another storyboard by its name. By default, none are known.
  ///   - nib: Returns the scenes of a xib by its name. By default, none are known.
  package init(
    findingStoryboardsWith storyboard: @escaping (String) -> [Scene]? = { _ in nil },
    nibsWith nib: @escaping (String) -> [Scene]? = { _ in nil }
  ) {
    self.storyboard = storyboard
    self.nib = nib
  }

  /// Returns the scenes of a document with the contents of their container views.
  package func completed(_ scenes: [Scene]) -> [Scene] {
    scenes.map { scene in
      var path = Path(room: Self.sceneLimit)
      return completed(scene, among: scenes, &path)
    }
  }

  /// The path to a scene through those around it.
  private struct Path {
    /// The number of scenes that may still be shown.
    var room: Int
    /// The scenes around it, the outermost first.
    var outer: [Key] = []
  }

  /// The identity of a scene, independent of what is shown in it.
  private struct Key: Hashable {
    let document: String
    let scene: String

    init(_ scene: Scene) {
      document = scene.documentPath
      self.scene = scene.identifier
    }
  }

  /// The result of searching for the scene of a controller.
  private enum Target {
    case scene(Scene, among: [Scene])
    case words(String)
  }

  private func completed(_ scene: Scene, among scenes: [Scene], _ path: inout Path) -> Scene {
    guard !scene.embedded.isEmpty || !scene.filled.isEmpty else { return scene }
    var completed = scene
    path.outer.append(Key(scene))
    if let map = scene.storyboard {
      for (position, container) in scene.embedded.enumerated() {
        switch target(at: container.node, of: map, among: scenes) {
        case .scene(let target, let others):
          completed.embedded[position].content = content(target, among: others, &path)
        case .words(let words): completed.embedded[position].content = .words(words)
        }
      }
    }
    for position in completed.filled.indices { fill(&completed.filled[position], in: scene, among: scenes, &path) }
    path.outer.removeLast()
    return completed
  }

  /// The largest number of different cells that fill a list.
  private static let cellLimit = 8

  /// Fills a view with the scenes of the first group of matching nibs. Without one, it is filled with the cells of its own
  /// document to which code has outlets, with cells that only show the names of their classes, or with a cell in one of
  /// UIKit's styles.
  private func fill(_ view: inout FilledView, in outer: Scene, among others: [Scene], _ path: inout Path) {
    guard view.scenes.isEmpty else { return }
    for names in view.nibs where view.scenes.isEmpty {
      for name in names where view.scenes.count < (view.role == .content ? 1 : Self.cellLimit) {
        guard path.outer.count <= Self.depthLimit, path.room > 0, let scenes = nib(name),
          let scene = scenes.first(where: view.accepts), !path.outer.contains(Key(scene)),
          !view.scenes.contains(where: { Key($0) == Key(scene) })
        else { continue }
        path.room -= 1
        view.scenes.append(completed(scene, among: scenes, &path))
      }
    }
    view.outletCells = view.scenes.isEmpty ? fill(&view, withOutletCellsAmong: others, &path) : []
    for names in view.nibs where view.scenes.isEmpty {
      let list = view
      view.scenes = Array(names.compactMap { list.builtCell(named: $0, in: outer) }.prefix(Self.cellLimit))
    }
    if view.scenes.isEmpty { view.scenes = [view.systemCell(in: outer)].compactMap(\.self) }
    view.header =
      view.headerNibs.lazy.compactMap { nib($0)?.first(where: \.isHeader) }.first ?? view.titledHeader(in: outer)
  }

  /// Fills a view with cells of its own document to which code has outlets. Returns the identifiers of these.
  private func fill(
    _ view: inout FilledView, withOutletCellsAmong scenes: [Scene], _ path: inout Path
  ) -> [String] {
    var shown: [String] = []
    for cell in view.outletCells.prefix(Self.cellLimit) {
      guard path.outer.count <= Self.depthLimit, path.room > 0,
        let scene = scenes.first(where: { $0.identifier == cell }), view.accepts(scene),
        !path.outer.contains(Key(scene))
      else { continue }
      path.room -= 1
      view.scenes.append(completed(scene, among: scenes, &path))
      shown.append(cell)
    }
    return shown
  }

  /// Returns a scene as the content of a container view, unless the path is too deep.
  private func content(_ scene: Scene, among scenes: [Scene], _ path: inout Path) -> EmbeddedScene.Content {
    if path.outer.contains(Key(scene)) { return .words("\(scene.name) again") }
    guard path.outer.count <= Self.depthLimit, path.room > 0 else { return .words("\(scene.name), not shown") }
    path.room -= 1
    return .scene(completed(scene, among: scenes, &path))
  }

  /// Returns the scene that a controller shows first.
  ///
  /// `hasBars` specifies whether an earlier controller adds bars.
  private func target(
    at node: Int, of map: StoryboardMap, among scenes: [Scene], hasBars: Bool = false, hops: Int = 0
  ) -> Target {
    guard let shown = map.shown(by: node) else {
      return .words(map.nodes.indices.contains(node) ? map.nodes[node].name : "Container View")
    }
    let box = map.nodes[shown]
    let hasBars = hasBars || shown != node
    switch box.kind {
    case .container: return .words(box.name)
    case .controller:
      guard var scene = scenes.first(where: { $0.identifier == box.scene }) else { return .words(box.name) }
      // The bars may come from another segue to the scene. They are not those of this container.
      if !hasBars { (scene.bars, scene.barContents) = ([], BarContents()) }
      return .scene(scene, among: scenes)
    case .reference:
      let others = box.storyboard.map(storyboard) ?? scenes
      guard hops < Self.depthLimit, let others, let other = others.first?.storyboard,
        let next = other.node(named: box.storyboardIdentifier)
      else { return .words("\(box.storyboardIdentifier ?? box.name), not found") }
      return target(at: next, of: other, among: others, hasBars: hasBars, hops: hops + 1)
    }
  }
}

extension Scene {
  /// Whether its root may be the header of a section.
  fileprivate var isHeader: Bool { extent.kind == .header || extent.kind == .part }
}

extension StoryboardMap {
  /// Returns the position of the controller with a storyboard identifier, or without one, of the initial controller.
  /// Nil if there is none.
  fileprivate func node(named identifier: String?) -> Int? {
    guard let identifier else { return initial }
    return nodes.firstIndex { $0.kind != .reference && $0.storyboardIdentifier == identifier }
  }
}

internal import AutoLayout
internal import Geometry
internal import Scenes
public import Typography
internal import WorkBudgets

extension Layout {
  /// Returns the layout with what its container views, tables and collections show in the app.
  ///
  /// A scene in a container view is laid out at the container's size. The frames and findings of this layout do not
  /// depend on it.
  public func withContents(measuringTextWith measurer: any TextMeasuring) -> Layout {
    var layout = self
    guard !isGivenUp else { return layout }
    var contents = LayoutContents()
    contents.embedded = embedded(measuringTextWith: measurer)
    addOwnContents(to: &contents.embedded, measuringTextWith: measurer)
    contents.copies = PrototypeCopies(in: self).copies
    let lists = FilledLists(in: self)
    contents.fillings = lists.fillings(measuringTextWith: measurer)
    for list in contents.fillings.keys { contents.copies[list] = nil }
    contents.unknownFillings = lists.unknown
    contents.displaced = Set(resolved.filled.filter { contents.fillings[$0.view] != nil }.flatMap(\.displaced))
    layout.contents = contents
    layout.placedTexts = nil
    return layout
  }

  /// Returns the contents of visible container views, by the positions of the views.
  private func embedded(measuringTextWith measurer: any TextMeasuring) -> [Int: LayoutContents.Embedded] {
    var known: [ContainedScene: LayoutContents.Embedded] = [:]
    var embedded: [Int: LayoutContents.Embedded] = [:]
    for container in resolved.embedded where hasRoom(in: container.view) && !isHidden(container.view) {
      switch container.content {
      case .unknown: break
      case .words(let words): embedded[container.view] = .words(words)
      case .scene(let scene):
        let contained = ContainedScene(scene, in: container.view, of: self)
        let content = known[contained] ?? contained.content(of: scene, in: self, measuringTextWith: measurer)
        known[contained] = content
        embedded[container.view] = content
      }
    }
    return embedded
  }

  /// Adds the content that views of the author's own classes load.
  private func addOwnContents(
    to embedded: inout [Int: LayoutContents.Embedded], measuringTextWith measurer: any TextMeasuring
  ) {
    for filled in resolved.filled where filled.role == .content && hasRoom(in: filled.view) && !isHidden(filled.view) {
      guard let scene = filled.scenes.first else { continue }
      let contained = ContainedScene(scene, in: filled.view, of: self)
      if case .layout(let layout, let covered) = contained.content(of: scene, in: self, measuringTextWith: measurer) {
        embedded[filled.view] = .layout(layout, covered: covered)
      }
    }
  }
}

/// The identity of the layout of a scene in a container view, within one layout of the outer scene. Containers with
/// equal values share it.
private struct ContainedScene: Hashable {
  private let document: String
  private let scene: String
  private let size: Size
  private let covered: EdgeInsets
  private let bars: [Bar]

  init(_ scene: Scene, in view: Int, of layout: Layout) {
    document = scene.documentPath
    self.scene = scene.identifier
    size = layout.absoluteFrames[view].size
    covered = layout.coveredInsets(of: view)
    bars = scene.bars
  }

  /// Returns the scene as laid out in the container.
  func content(
    of scene: Scene, in layout: Layout, measuringTextWith measurer: any TextMeasuring
  ) -> LayoutContents.Embedded {
    var resolved = layout.resolved.inner(scene) { $0.filling(size: size, covered: covered) }
    resolved.preferredHeight = nil
    let inner = resolved.uncheckedLayout(measuringTextWith: measurer)
      .withContents(measuringTextWith: measurer)
    return inner.isGivenUp ? .words("\(scene.name), too much work") : .layout(inner, covered: covered)
  }
}

extension ResolvedScene {
  /// Resolves a scene that is shown in a view of this one.
  ///
  /// `placed` returns the scene at its place, before constraints are inferred.
  func inner(_ scene: Scene, placed: (ResolvedScene) -> ResolvedScene = { $0 }) -> ResolvedScene {
    var scene = scene
    // Its place is already known.
    scene.surroundings = surroundings.withoutContainers
    var resolved = placed(scene.resolved(for: variant, at: stage))
    resolved.infer(inference)
    resolved.rounding = rounding
    resolved.barInsets = .zero
    return resolved
  }
}

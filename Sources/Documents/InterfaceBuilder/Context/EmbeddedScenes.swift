internal import Findings
internal import Geometry
internal import Scenes

/// A search for the container views that embed scenes of a storyboard.
struct EmbeddedScenes {
  /// The deepest nesting of scenes. Deeper scenes fill the screen.
  private static let depthLimit = 8

  /// The scenes of the document.
  private let scenes: [Scene]
  /// The container of each embedded scene, by positions.
  private let containers: [Int: Container]

  /// A view of a scene, by positions.
  private struct Container {
    let scene: Int
    let view: Int
  }

  /// Creates the embedded scenes of a document. `controllers` are the object ids of the scenes' controllers, or nil for
  /// views without one.
  init(_ scenes: [Scene], controllers: [String?], in document: InterfaceBuilderDocument) {
    var views: [String: Container] = [:]
    for (position, scene) in scenes.enumerated() {
      for index in scene.views.indices where scene.views[index].content == .embeddedScene {
        let name = scene.views[index].name
        views[name] = views[name] ?? Container(scene: position, view: index)
      }
    }
    var known = scenes
    var containers: [Int: Container] = [:]
    for (position, controller) in controllers.enumerated() {
      guard let controller, let view = document.controllers.containerView(around: controller) else { continue }
      containers[position] = views[view]
      guard let container = views[view], let height = scenes[position].saved?.rootSize.height,
        !scenes[container.scene].views[container.view].placement.isPlacedByMask
      else { continue }
      known[container.scene].views[container.view].list.placement = .container(sceneHeight: height)
    }
    self.scenes = known
    self.containers = containers
  }

  /// The scenes with their surroundings. Embedded scenes get a note.
  var placed: [Scene] {
    scenes.indices.map { position in
      var scene = placed(position, in: [])
      if case .container(let view, let parent) = scene.surroundings {
        scene.findings.append(Self.note(on: scene, in: parent.views[view], of: parent))
      }
      return scene
    }
  }

  /// Returns a scene with its surroundings. `outer` are the scenes around it: in damaged documents, scenes may contain
  /// themselves.
  private func placed(_ position: Int, in outer: Set<Int>) -> Scene {
    var scene = scenes[position]
    let outer = outer.union([position])
    guard let container = containers[position], outer.count <= Self.depthLimit, !outer.contains(container.scene) else {
      return scene
    }
    scene.surroundings = .container(view: container.view, of: placed(container.scene, in: outer))
    return scene
  }

  private static func note(on scene: Scene, in view: View, of parent: Scene) -> Finding {
    Finding(
      code: .embeddedScene,
      message:
        "'\(scene.name)' is embedded in the container '\(view.nameInOutline)' (\(view.name)) of '\(parent.name)' "
        + "and is solved at its size",
      source: scene.source)
  }
}

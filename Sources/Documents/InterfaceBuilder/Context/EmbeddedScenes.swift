internal import Findings
internal import Geometry
internal import Scenes

/// Finds the container views that scenes of a storyboard lie in.
struct EmbeddedScenes {
  /// The depth to which scenes may lie in each other; deeper ones fill the screen.
  private static let depthLimit = 8

  /// The scenes of the document.
  private let scenes: [Scene]
  /// The container of each scene that has one, by the positions of both.
  private let containers: [Int: Container]

  /// A view of a scene, both by their positions.
  private struct Container {
    let scene: Int
    let view: Int
  }

  /// The scenes of a document with the object ids of their controllers, nil for views that stand for themselves.
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

  /// The scenes with what surrounds them, and a note on those that lie in a container.
  var placed: [Scene] {
    scenes.indices.map { position in
      var scene = placed(position, in: [])
      if case .container(let view, let parent) = scene.surroundings {
        scene.findings.append(Self.note(on: scene, in: parent.views[view], of: parent))
      }
      return scene
    }
  }

  /// A scene with what surrounds it, which lies in the scenes `outer`; scenes of damaged documents may lie in themselves.
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

import Findings
import Scenes
import Testing

@testable import Baselines

/// What is around a scene and around the scenes in its container views, compared with another state.
@Suite struct SceneContextTests {
  /// Returns a scene with containers for scenes of these heights.
  private func scene(_ containers: (name: String, height: Double)...) -> Scene {
    let views = containers.map { container in
      var view = View(name: container.name, superview: 0)
      view.list.placement = .container(sceneHeight: container.height)
      return view
    }
    let place = SourceLocation(path: "Main.storyboard", line: 1, column: 1)
    return Scene(
      name: "Page", documentPath: place.path, source: place, views: [View(name: "root", superview: nil)] + views,
      constraints: [])
  }

  @Test func `another height of the scene in a container is another context`() {
    #expect(scene(("map", 200)).hasContext(of: scene(("map", 200))))
    #expect(!scene(("map", 300)).hasContext(of: scene(("map", 200))))
  }

  @Test func `a container that is new or gone is not another context`() {
    let (one, two) = (scene(("map", 200)), scene(("map", 200), ("list", 300)))
    #expect(one.hasContext(of: two) && two.hasContext(of: one))
    #expect(!scene(("map", 100), ("list", 300)).hasContext(of: one))
  }
}

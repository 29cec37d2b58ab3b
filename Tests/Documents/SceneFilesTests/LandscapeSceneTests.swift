import DocumentTestSupport
import Findings
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Two scenes for two orientations, `landscapeScene:` (specification ORI-09).
@Suite struct LandscapeSceneTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    folder.add(
      "List.scene.yaml",
      """
      format: 1
      scene: Stocks
      devices: [iPhone 5s]
      views: { list: { size: 10 } }
      landscapeScene: More/Chart.scene.yaml
      """)
  }

  @Test func `ORI-09: the landscape scene is shown in landscape, under the name of the first scene`() throws {
    folder.add("More/Chart.scene.yaml", "format: 1\nviews: { chart: { size: 20x30 } }\nmetrics: { unused: 4 }\n")
    let scene = try folder.scene("List.scene.yaml")
    expect(scene.layouts.map(\.resolved.name), is: ["Stocks", "Stocks"])
    expect(scene.layouts.map { $0.resolved.views.last?.name }, is: ["list", "chart"])
    expect(scene.layouts.last?[frame: "chart"]?.size, is: Size(width: 20, height: 30))
    #expect(scene.findings.map { $0.source.map { "\($0)" } } == ["More/Chart.scene.yaml:3:12"])
  }

  @Test func `errors in the landscape scene are reported with their own location`() {
    folder.add("More/Chart.scene.yaml", "format: 1\nviews: { chart: { sise: 20x30 } }")
    #expect(
      folder.messages("List.scene.yaml") == """
        More/Chart.scene.yaml:2:19: error: a view has no 'sise' [unknown-key]
            views: { chart: { sise: 20x30 } }
                              ^~~~ did you mean 'size'?
        """)
  }

  @Test func `landscape scenes that refer to each other are rejected`() {
    folder.add("More/Chart.scene.yaml", "format: 1\nlandscapeScene: ../List.scene.yaml")
    #expect(
      folder.messages("List.scene.yaml") == """
        More/Chart.scene.yaml:2:1: error: a landscape scene cannot name another one [landscape-scene]
            landscapeScene: ../List.scene.yaml
            ^~~~~~~~~~~~~~ remove it here or in the scene that names this one
        """)
  }

  @Test(arguments: [
    ("Chart.scene.yaml", "the landscape scene cannot be read: no such file or folder"),
    ("Chart.storyboard", "'Chart.storyboard' is not a scene file"),
    ("/Chart.scene.yaml", "'/Chart.scene.yaml' is not a scene file"),
  ])
  func `a missing landscape scene is an error`(name: String, message: String) {
    folder.add("A.scene.yaml", "format: 1\nlandscapeScene: \(name)")
    #expect(folder.messages("A.scene.yaml").hasPrefix("A.scene.yaml:2:17: error: \(message) [unknown-file]"))
  }
}

import AutoLayout
import Scenes
import Testing

import SceneDocuments

/// The scenes of the repository that people copy from.
@Suite struct ExampleSceneTests {
  @Test(arguments: [
    ("CarValet/CarValet", 10, 38), ("Walkthroughs/SwitchAndLabel", 2, 4), ("Department/DepartmentLabels", 2, 5),
    ("Login/Login", 6, 36), ("Broken/BrokenOnPurpose", 3, 11),
  ])
  func `an example has no warnings`(name: String, viewCount: Int, constraintCount: Int) throws {
    let scene = try Example.scene(name)
    #expect(scene.findings.map(\.text) == [])
    #expect(scene.views.count == viewCount + 1)
    #expect(scene.constraints.count == constraintCount)
  }
}

import AutoLayout
import DocumentTestSupport
import Findings
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// The example scenes of the repository that people copy from.
@Suite struct ExampleSceneTests {
  @Test(arguments: zip(Example.names, [(10, 38), (2, 4), (2, 5), (6, 36), (3, 11)]))
  func `an example has no warnings`(name: String, counts: (views: Int, constraints: Int)) throws {
    let scene = try Example.scene(name)
    expect(scene.findings.map(\.text), is: [])
    expect(scene.views.count, is: counts.views + 1)
    expect(scene.constraints.count, is: counts.constraints)
  }

  private func frames(_ layout: Layout) -> [String: [Double]] {
    let frames = zip(layout.resolved.views, layout.frames).dropFirst().map { view, frame in
      (view.name, [frame.minX, frame.minY, frame.width, frame.height])
    }
    return Dictionary(uniqueKeysWithValues: frames)
  }

  @Test(arguments: ["CarValet/CarValet", "Walkthroughs/SwitchAndLabel", "Department/DepartmentLabels", "Login/Login"])
  func `an example has neither conflicts nor ambiguities`(name: String) throws {
    for layout in try Example.scene(name).layouts {
      #expect(layout.solution.conflicts.isEmpty, "\(layout.resolved.variant.title)")
      #expect(layout.solution.ambiguities.isEmpty, "\(layout.resolved.variant.title)")
    }
  }

  @Test func `the label is beside the switch (specification SWI-04)`() throws {
    try expect(
      Example.scene("Walkthroughs/SwitchAndLabel").layouts.map(frames),
      is: [
        ["switch": [136, 268.5, 51, 31], "label": [86, 273.5, 42, 21]],
        ["switch": [136, 144.5, 51, 31], "label": [86, 149.5, 42, 21]],
      ])
  }

  @Test func `the label is empty in portrait and back in landscape (specification DEP-02, DEP-03)`() throws {
    try expect(
      Example.scene("Department/DepartmentLabels").layouts.map(frames),
      is: [
        ["dept": [20, 28, 132, 21], "label": [160, 28, 0, 21]],
        ["dept": [20, 28, 235, 21], "label": [263, 28, 42, 21]],
      ])
  }

  @Test func `the form is on the other side in Arabic`() throws {
    let layouts = try Example.scene("Login/Login").layouts.filter { $0.resolved.variant.orientation == .landscape }
    for layout in layouts {
      let frames = frames(layout)
      let greeting = try #require(frames["greeting"])
      let user = try #require(frames["user"])
      #expect((greeting[0] < user[0]) == (layout.resolved.variant.locale != "ar"), "\(layout.resolved.variant.title)")
    }
  }

  @Test func `the broken scene has the conflicts that it describes`() throws {
    let layout = try #require(try Example.scene("Broken/BrokenOnPurpose").layouts.first)
    expect(layout.solution.conflicts.map(\.broken.text), is: ["H:|-20-[message]-20-|"])
    let texts = layout.solution.conflicts.flatMap(\.conflicting).filter { $0.origin == .author }.map(\.text)
    expect(Set(texts), is: ["H:|-20-[message]-20-|", "message.width == 300"])
    expect(layout.solution.ambiguities.map { layout.resolved.views[$0.view].name }, is: ["card"])
    expect(layout.solution.ambiguities.map(\.attribute), is: [.width])
  }
}

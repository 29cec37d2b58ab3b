import AutoLayout
import DocumentTestSupport
import Findings
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// The `layout` cases of the specification, applied to the example scenes.
@Suite struct ExampleCaseTests {
  @Test func `all example cases of the specification are read`() {
    expect(ExampleCase.all.count, is: 93)
    expect(Set(ExampleCase.all.map(\.id)).count, is: 93)
  }

  @Test(arguments: ExampleCase.all)
  func `a scene is laid out as the specification says`(example: ExampleCase) throws {
    let layout = try layout(example)
    expect(example.expected.differences(from: layout.solution, of: layout.system), is: [])
  }

  /// Returns the layout of the scene on a screen of the case's size.
  private func layout(_ example: ExampleCase) throws -> Layout {
    var scene = try Example.scene(example.scene)
    expect(scene.findings.map(\.text), is: [])
    // The cases specify the insets that bars cover, so the bars themselves are removed.
    scene.bars = []
    let device = Device(
      identifier: "case", name: example.id,
      size: example.orientation == .portrait ? example.size : example.size.rotated, scale: 2, idiom: .phone,
      portraitInsets: example.safeArea, landscapeInsets: example.safeArea)
    var resolved = scene.resolved(for: SceneVariant(device: device, orientation: example.orientation))
    // Views without constraints keep the frame that they were designed with, as in Interface Builder.
    if scene.constraints.isEmpty { resolved.infer(.fixed) }
    return resolved.layout()
  }
}

import AutoLayout
import Geometry
import LayoutTestSupport
import Scenes
import Testing

/// The example that runs through the whole product, through our own scene file.
@Suite struct CarValetTests {
  private func scene() throws -> Scene {
    try Example.scene("CarValet/CarValet")
  }

  @Test(arguments: CarValetCase.all)
  func `every view lies where the specification says`(expected: CarValetCase) throws {
    var scene = try scene()
    // The cases state what the bars cover, so the bars themselves are taken away.
    scene.bars = []
    let insets = EdgeInsets(top: expected.topGuide)
    let device = Device(
      identifier: "case", name: expected.identifier,
      size: expected.orientation == .portrait ? expected.size : expected.size.rotated, scale: 2, idiom: .phone,
      portraitInsets: insets, landscapeInsets: insets)
    let variant = SceneVariant(device: device, orientation: expected.orientation)
    let layout = scene.resolved(for: variant).layout(measuringTextWith: FixedPitchTextMeasurer())
    #expect(layout.solution.conflicts.isEmpty)
    #expect(layout.solution.ambiguities.isEmpty)
    for (name, frame) in expected.frames {
      let position = try #require(scene.views.firstIndex { $0.name == name })
      let solved = layout.frames[position]
      #expect([solved.minX, solved.minY, solved.width, solved.height] == frame, "\(name)")
    }
  }
}

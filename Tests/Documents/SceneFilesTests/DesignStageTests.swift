import AutoLayout
import DocumentTestSupport
import Findings
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Scenes as Interface Builder shows them, without the replacements that code makes (specification PRV-03).
@Suite struct DesignStageTests {
  /// Returns the differences between a case and its scene in landscape on the case's screen.
  private func differences(from case: String, at stage: SceneStage) throws -> [String] {
    let example = try #require(ExampleCase.all.first { $0.id == `case` })
    var scene = try Example.scene(example.scene)
    scene.bars = []
    let device = Device(
      identifier: "case", name: example.id, size: Size(width: 320, height: 568), scale: 2, idiom: .phone,
      portraitInsets: example.safeArea, landscapeInsets: example.safeArea)
    let layout = scene.resolved(for: SceneVariant(device: device, orientation: .landscape), at: stage).layout()
    return example.expected.differences(from: layout.solution, of: layout.system)
  }

  @Test func `PRV-03: in landscape, the design has the portrait constraints and the app its own`() throws {
    try expect(differences(from: "A-CAR-008", at: .design), is: [])
    try expect(differences(from: "A-CAR-006", at: .run), is: [])
    #expect(try !differences(from: "A-CAR-006", at: .design).isEmpty)
  }

  @Test(arguments: [
    ("{ orientation: landscape }", [20, 0]), ("{ minWidth: 600 }", [20, 0]), ("{ device: iPhone 8 Plus }", [20, 0]),
    ("{ heightClass: compact }", [20, 20]), ("{ locale: en }", [20, 20]),
    ("{ heightClass: compact, orientation: landscape }", [20, 0]),
  ])
  func `PRV-03: the design uses size classes and languages, but not conditions that code checks`(
    when: String, expected: [Double]
  ) throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      devices: [iPhone 8, iPhone 8 Plus]
      views: { a: { size: 10 } }
      constraints: [a.top == superview.top]
      variants: { other: { when: \(when), constraints: [a.leading == superview.leading + 20] } }
      """)
    let variant = try SceneVariant(on: "iphone-8-plus", orientation: .landscape)
    let x = [SceneStage.run, .design].map { scene.resolved(for: variant, at: $0).layout().frames[1].minX }
    expect(x, is: expected)
  }

  @Test func `expectations of a variant are checked in the layout of the app`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      devices: [iPhone 8]
      views: { a: { size: 10 } }
      constraints: [a: { leading: superview, top: superview }]
      variants: { portrait: { expect: [superview.width == 375] } }
      """)
    let variant = try SceneVariant(on: "iphone-8", orientation: .landscape)
    let design = scene.resolved(for: variant, at: .design).layout()
    expect(design.findings.map(\.message.text), is: [])
  }
}

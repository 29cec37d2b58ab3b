import AutoLayout
import DocumentTestSupport
import Geometry
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// The `rotation` cases of the specification for the repository's CarValet scene (specification ORI-03 to ORI-08).
@Suite struct SceneRotationTests {
  /// Returns the steps of CarValet on a screen 320 points wide, under the bars of iOS 7.
  private func steps(_ rotation: SceneRotation, height: Double = 480) throws -> [RotationStep] {
    var scene = try Example.scene("CarValet/CarValet")
    scene.bars = []
    let device = Device(
      identifier: "case", name: "case", size: Size(width: 320, height: height), scale: 2, idiom: .phone,
      portraitInsets: EdgeInsets(top: 64), landscapeInsets: EdgeInsets(top: 52))
    let variant = SceneVariant(device: device, orientation: rotation.sequence.first ?? .portrait)
    let measurer = FixedPitchTextMeasurer()
    let begun = scene.resolved(for: variant).layout(measuringTextWith: measurer)
    return rotation.steps(from: begun, of: variant, measuringTextWith: measurer) { scene.resolved(for: $0) }
  }

  /// Expects the frames of a case of the specification.
  private func expect(_ layout: Layout, hasFramesOf id: String) throws {
    let all = AcceptanceCases.all(ofKinds: "layout")
    let json = try #require(all.first { $0["id"] as? String == id })
    let frames = try #require((json["expect"] as? [String: Any])?["frames"] as? [String: [Double]])
    #expect(!frames.isEmpty)
    for (name, frame) in frames {
      let found = try #require(layout[frame: name])
      #expect([found.minX, found.minY, found.width, found.height] == frame, "\(id) \(name)")
    }
  }

  @Test func `ORI-01: shared constraints are installed beside those of portrait or landscape`() throws {
    let scene = try Example.scene("CarValet/CarValet")
    let counts = try [Orientation.portrait, .landscape].map { orientation in
      try scene.resolved(for: SceneVariant(on: "iPhone 5s", orientation: orientation)).constraints.count
    }
    #expect(scene.constraints.filter(\.isInstalled).count == 20 && counts == [28, 30])
  }

  @Test func `ORI-03: rotation and return gives the first layout (A-ROT-004)`() throws {
    let steps = try steps(SceneRotation([.portrait, .landscapeLeft, .portrait]), height: 568)
    try expect(steps[0].layout, hasFramesOf: "A-CAR-002")
    try expect(steps[1].layout, hasFramesOf: "A-CAR-006")
    try expect(steps[2].layout, hasFramesOf: "A-CAR-002")
    #expect(steps.map(\.removed.count) == [0, 8, 10] && steps.map(\.added.count) == [0, 10, 8])
    #expect(steps.allSatisfy { $0.meeting == nil && $0.layout.solution.conflicts.isEmpty })
  }

  @Test func `ORI-04: adding before removing breaks constraints, which stay broken (A-ROT-005)`() throws {
    let steps = try steps(SceneRotation([.portrait, .landscapeLeft], order: .addRemove), height: 568)
    let meeting = try #require(steps[1].meeting)
    #expect(!meeting.solution.conflicts.isEmpty)
    let log = try #require(meeting.conflictLogs().first)
    #expect(log.hasPrefix("Unable to simultaneously satisfy constraints."))
    // A constraint that broke and was not removed stays missing from the layout.
    let broken = meeting.solution.conflicts.map(\.broken)
    #expect(
      steps[1].broken
        == steps[1].layout.resolved.documentConstraints.map(\.constraint).filter { constraint in
          broken.contains(constraint) && !steps[1].removed.contains(constraint)
        })
  }

  @Test func `ORI-05: a hidden screen keeps old constraints unless it compares orientations (A-ROT-006, A-ROT-007)`()
    throws
  {
    let hidden = try steps(SceneRotation([.portrait, .landscapeRight], isHidden: true))
    try expect(hidden[1].layout, hasFramesOf: "A-CAR-007")
    #expect(hidden[1].removed.isEmpty && hidden[1].added.isEmpty)
    let compared = try steps(
      SceneRotation([.portrait, .landscapeRight], isHidden: true, comparesWhenItAppears: true))
    try expect(compared[1].layout, hasFramesOf: "A-CAR-005")
  }

  @Test func `ORI-08: frames are interpolated evenly between both ends`() throws {
    let steps = try steps(SceneRotation([.portrait, .landscape]))
    let layouts = steps[0].layout.between(steps[1].layout, count: 5)
    #expect(layouts.map { $0[frame: "addCar"]?.width } == [280, 243, 206, 169, 132])
    #expect(layouts.first == steps[0].layout && layouts.last == steps[1].layout)
    #expect(layouts.map(\.resolved.rootSize.width) == [320, 360, 400, 440, 480])
  }

  @Test func `ORI-01: upside down uses the constraints of portrait`() throws {
    let steps = try steps(SceneRotation([.portrait, .upsideDown, .landscapeLeft, .landscapeRight]))
    #expect(steps[1].removed.isEmpty && steps[1].layout.frames == steps[0].layout.frames)
    #expect(!steps[2].removed.isEmpty && steps[3].removed.isEmpty && steps[3].added.isEmpty)
  }

  @Test func `a rotation without orientations has no steps`() throws {
    #expect(try steps(SceneRotation([])).isEmpty)
  }
}

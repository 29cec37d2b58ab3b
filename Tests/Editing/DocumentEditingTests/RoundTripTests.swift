import AutoLayout
import Geometry
import HostFiles
import LayoutRules
import LayoutTestSupport
import SceneDocuments
import SceneLayouts
import Scenes
import Testing

@testable import DocumentEditing

/// Removes a constraint that a scene needs, and compares the proposed replacement with it.
@Suite(.enabled(if: XcodeDocuments.isAvailable, XcodeDocuments.absence)) struct RoundTripTests {
  private static let caseCount = XcodeDocuments.triesAll ? 200 : 40

  /// A scene without one of the constraints that it needs.
  private struct Case {
    let path: String
    let scene: Scene
    let removed: Int
    let guides: NamedGuides
  }

  private struct Tally {
    var cases = 0
    var onSaved = 0
    var onOthers = 0
    var comparedOthers = 0
    var same = 0
    var failures: [String] = []
  }

  private static let devices = ["iPhone SE (1st gen)", "iPhone 15 Pro Max", "iPad Pro 11"]
  private static let measurer = FixedPitchTextMeasurer()

  @Test func `a proposal for a missing constraint restores the frames`() throws {
    var random = SeededRandomNumberGenerator(seed: 20_261_123)
    var tally = Tally()
    let paths = XcodeDocuments.paths.shuffled(using: &random)
    for path in paths where tally.cases < Self.caseCount {
      let bytes = try XcodeDocuments.bytes(of: path)
      guard let scenes = try? SceneDocument.interfaceBuilder.scenes(in: bytes, path: path),
        let editor = try? InterfaceBuilderEditor(bytes, path: path)
      else { continue }
      for scene in scenes.shuffled(using: &random).prefix(2) where tally.cases < Self.caseCount {
        guard let position = Self.neededConstraint(in: scene, &random) else { continue }
        Self.compare(
          Case(path: path, scene: scene, removed: position, guides: editor.namedGuides(in: scene)), &tally)
      }
    }
    if XcodeDocuments.triesAll {
      print(
        "scenes \(tally.cases): saved \(tally.onSaved), others \(tally.onOthers) of \(tally.comparedOthers), same \(tally.same)"
      )
    }
    #expect(tally.cases == Self.caseCount)
    #expect(tally.onSaved * 100 >= 90 * tally.cases, "\(tally.failures)")
    #expect(tally.onOthers * 100 >= 75 * tally.comparedOthers, "\(tally.failures)")
  }

  /// Returns a required equation whose removal makes an otherwise correct scene ambiguous.
  private static func neededConstraint(in scene: Scene, _ random: inout SeededRandomNumberGenerator) -> Int? {
    guard let saved = scene.resolvedAsSaved(leafSizes: .recorded) else { return nil }
    let solution = saved.layout(measuringTextWith: measurer).solution
    guard solution.ambiguities.isEmpty, solution.conflicts.isEmpty else { return nil }
    let candidates = scene.constraints.indices.filter { position in
      let constraint = scene.constraints[position].constraint
      return constraint.origin == .author && constraint.priority.isRequired && constraint.relation == .equal
        && saved.constraints.contains(constraint)
    }
    for position in candidates.shuffled(using: &random).prefix(6) {
      let without = scene.applying(SceneEdit(removed: [position])).resolvedAsSaved(leafSizes: .recorded)
      if let open = without?.layout(measuringTextWith: measurer).solution.ambiguities, !open.isEmpty { return position }
    }
    return nil
  }

  private static func compare(_ test: Case, _ tally: inout Tally) {
    let broken = test.scene.applying(SceneEdit(removed: [test.removed]))
    guard let saved = test.scene.resolvedAsSaved(leafSizes: .recorded),
      let design = broken.resolvedAsSaved(leafSizes: .recorded)
    else { return }
    tally.cases += 1
    let missing = MissingConstraints(of: [], designedAs: design, naming: test.guides, measuringTextWith: measurer)
    let mended = broken.applying(SceneEdit(added: missing.constraints))
    let original = test.scene.constraints[test.removed].constraint
    let system = saved.layout(measuringTextWith: measurer).system
    let proposed = missing.constraints.map(system.equation).joined(separator: ", ")
    let label = "\(test.path) [\(test.scene.name)]: \(system.equation(of: original)) -> \(proposed)"
    if missing.constraints.contains(where: { $0.ties(sameAs: original) && abs($0.constant) == abs(original.constant) })
    {
      tally.same += 1
    }
    let frames = saved.layout(measuringTextWith: measurer).frames
    let after = mended.resolvedAsSaved(leafSizes: .recorded)?.layout(measuringTextWith: measurer).frames
    guard areNear(frames, after) else {
      tally.failures.append("SAVED \(label)")
      return
    }
    tally.onSaved += 1
    for device in devices {
      guard let variant = try? SceneVariant(on: device, orientation: .portrait) else { continue }
      tally.comparedOthers += 1
      let before = test.scene.resolved(for: variant).layout(measuringTextWith: measurer).frames
      let after = mended.resolved(for: variant).layout(measuringTextWith: measurer).frames
      if areNear(before, after) { tally.onOthers += 1 } else { tally.failures.append("OTHER \(device) \(label)") }
    }
  }

  private static func areNear(_ frames: [Rect], _ others: [Rect]?) -> Bool {
    guard let others, frames.count == others.count else { return false }
    return zip(frames, others).allSatisfy { first, second in
      [
        first.minX - second.minX, first.minY - second.minY, first.width - second.width, first.height - second.height,
      ]
      .allSatisfy { $0.magnitude <= 1 }
    }
  }
}

import AutoLayout
import HostFiles
import LayoutRules
import LayoutTestSupport
import SceneDocuments
import SceneLayouts
import Scenes
import Testing

@testable import DocumentEditing

/// Replacing all constraints of a scene by suggested ones leaves no ambiguity (specification RES-05).
@Suite(.enabled(if: XcodeDocuments.isAvailable, XcodeDocuments.absence)) struct ResetTests {
  private static let caseCount = XcodeDocuments.triesAll ? 200 : 30

  @Test func `RES-05: a scene that is reset to suggested constraints has no ambiguity`() throws {
    var random = SeededRandomNumberGenerator(seed: 5)
    let measurer = FixedPitchTextMeasurer()
    var count = 0
    var open: [String] = []
    for path in XcodeDocuments.paths.shuffled(using: &random) where count < Self.caseCount {
      let bytes = try XcodeDocuments.bytes(of: path)
      guard let scenes = try? SceneDocument.interfaceBuilder.scenes(in: bytes, path: path),
        let editor = try? InterfaceBuilderEditor(bytes, path: path)
      else { continue }
      for scene in scenes.prefix(2) where scene.constraints.contains(where: { $0.constraint.origin == .author }) {
        guard
          let resolvable = ResolvableScene(
            scene, layouts: [], naming: editor.namedGuides(in: scene), relayout: { _ in [] })
        else { continue }
        count += 1
        let found = resolvable.resolution(.resetToSuggested, of: nil, measuringTextWith: measurer)
        let left = resolvable.design(after: found.edit).layout(measuringTextWith: measurer).solution.ambiguities
        if !found.isEnough || !left.isEmpty {
          open.append("\(path) [\(scene.name)]: \(left.map { "\(scene.views[$0.view].name).\($0.attribute.name)" })")
        }
      }
    }
    #expect(open.isEmpty, "\(open)")
  }
}

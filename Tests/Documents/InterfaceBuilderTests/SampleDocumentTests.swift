import DocumentTestSupport
import Findings
import Foundation
import HostFiles
import LayoutRules
import LayoutTestSupport
import SceneDocuments
import SceneLayouts
import Scenes
import Testing

/// Documents in Xcode's format that were written for the tests, with frames computed by hand. They contain an example
/// of each rule that other suites test on public documents.
@Suite struct SampleDocumentTests {
  private static func scenes(_ name: String) throws -> [Scene] {
    let file = URL(filePath: SharedFolder.packagePath("Tests/Samples/Documents/\(name)"))
    return try SceneDocument.interfaceBuilder.scenes(in: Array(Data(contentsOf: file)), path: name)
  }

  private static func layouts(_ name: String, leafSizes: LeafSizes = .recorded) throws -> [Layout] {
    try scenes(name).compactMap { $0.resolvedAsSaved(leafSizes: leafSizes)?.layout() }
  }

  @Test(arguments: ["Stacks.xib", "Guides.storyboard"])
  func `views have the frames of the document`(name: String) throws {
    for layout in try Self.layouts(name) {
      for (view, frame) in zip(layout.resolved.views, layout.frames) {
        let recorded = try #require(view.placement.recordedFrame)
        #expect(recorded.isNear(frame, 0.002), "\(view.name): \(frame), recorded \(recorded)")
      }
    }
  }

  @Test(arguments: StackRule.allCases) func `a stack obeys each rule`(rule: StackRule) throws {
    let examples = try Self.layouts("Stacks.xib").flatMap {
      XcodeStackTests.examples(in: $0, hasSizeClasses: true)
    }
    let stacks = examples.filter { rule.applies(to: $0.stack, count: $0.views.count) }
    #expect(!stacks.isEmpty)
    #expect(stacks.allSatisfy { rule.holds(in: $0.recorded, tolerance: 0.01) })
    #expect(stacks.allSatisfy { rule.holds(in: $0.solved, tolerance: 0.01) })
  }

  @Test func `equations on every guide hold for the frames of the document`() throws {
    let equations = try Self.scenes("Guides.storyboard").flatMap(XcodeGuideTests.equations)
    #expect(Set(equations.map(\.pair)) == Set(XcodeGuideTests.Pair.allCases).subtracting([.readable]))
    #expect(equations.filter { !$0.holds }.map(\.pair) == [])
  }

  @Test func `ambiguous and misplaced views are marked`() throws {
    let layout = try #require(try Self.layouts("Marks.xib").first)
    let ambiguous = layout.findings.filter { $0.code == "ambiguous" }.flatMap(\.views)
    let misplaced = layout.misplacedViews(measuringTextWith: FixedPitchTextMeasurer()).flatMap(\.views)
    #expect(ambiguous.map { layout.resolved.views[$0].name } == ["open"])
    #expect(misplaced.map { layout.resolved.views[$0].name } == ["elsewhere"])
  }

  @Test(arguments: ["Stacks.xib", "Guides.storyboard"], ["iPhone SE (1st gen)", "iPad Pro 11"])
  func `required constraints hold on other devices, also after conversion`(name: String, device: String) throws {
    let variant = try SceneVariant(on: device)
    for scene in try Self.scenes(name) {
      let resolved = scene.resolved(for: variant)
      let layout = resolved.layout()
      #expect(FrameCheck(layout).violations.map { layout.outlineName(of: $0.constraint) } == [])
      let converted = try ConvertedCorpusTests.converted(scene, from: name).resolved(for: variant)
      #expect(ConvertedCorpusTests.exception(name, resolved, converted)?.description == nil)
    }
  }
}

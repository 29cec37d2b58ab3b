import AutoLayout
import DocumentTestSupport
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Whether required constraints hold in the layouts of public Xcode documents, if they are available.
@Suite(.enabled(if: XcodeCorpus.isAvailable, XcodeCorpus.absence)) struct XcodeRequirementTests {
  @Test func `required constraints hold within a pixel on the device of the saved document`() throws {
    for part in XcodeCorpus.Part.allCases {
      let layouts = try XcodeCorpus.layouts(of: part)
      let scenes = try XcodeCorpus.scenes(of: part)
      #expect(layouts.count == scenes.count)
      try expectRequirementsHold(in: layouts, of: part, XcodeCorpus.documents(of: part))
    }
  }

  @Test(arguments: [
    ("iphone-se-3", Orientation.portrait), ("iphone-16-pro", .landscape), ("ipad-mini-6", .portrait),
    ("ipad-pro-12.9", .landscape),
  ])
  func `required constraints hold within a pixel on other devices`(device: String, orientation: Orientation) throws {
    let variant = try SceneVariant(on: device, orientation: orientation)
    for part in XcodeCorpus.Part.allCases {
      // Each device costs as much as reading and solving all documents once.
      let documents = try XcodeCorpus.documents(of: part, oneOf: XcodeCorpus.triesAll ? 1 : 5)
      let layouts = documents.flatMap(\.scenes).map { $0.resolved(for: variant).layout() }
      try expectRequirementsHold(in: layouts, of: part, documents)
    }
  }

  @Test func `the check detects a moved view`() throws {
    let scene = try #require(try XcodeCorpus.scenes().first { $0.views.count == 5 })
    var layout = try #require(scene.resolvedAsSaved(leafSizes: .recorded)).layout()
    let named = try #require(layout.resolved.constraints.first { $0.priority.isRequired && $0.secondItem != nil })
    #expect(FrameCheck(layout).violations.isEmpty)
    let view = max(named.firstItem.view, named.secondItem?.view ?? 0)
    layout.absoluteFrames[view] = layout.absoluteFrames[view].moved(byX: 3, y: 3)
    #expect(FrameCheck(layout).violations.map(\.constraint).contains(named))
  }

  private func expectRequirementsHold(
    in layouts: [Layout], of part: XcodeCorpus.Part, _ documents: [XcodeCorpus.Document]
  ) throws {
    var count = 0
    var broken = 0
    for layout in layouts {
      let check = FrameCheck(layout)
      count += check.count
      broken += layout.solution.conflicts.count
      for violation in check.violations {
        let source = violation.constraint.source.map { "\($0)" } ?? ""
        Issue.record("\(source): \(layout.outlineName(of: violation.constraint)) misses \(violation.missing) pt")
      }
    }
    let paths = Set(documents.map(\.path))
    let listed = try XcodeCorpus.listed("constraints", of: part) { paths.contains($0) }
    // In a sample of the documents, the share of constraints that the check skips may be slightly larger.
    let tolerance = try documents.count == XcodeCorpus.documents(of: part).count ? 0.0 : 1
    #expect(percentage(count, of: listed) >= (part == .latest ? 94.2 : 97.9) - tolerance)
    // The loop above skips the constraints that conflicts broke, so there must be few of them.
    #expect(broken * 100 < count)
  }
}

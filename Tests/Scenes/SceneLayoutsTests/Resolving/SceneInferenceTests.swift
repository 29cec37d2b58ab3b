import AutoLayout
import Findings
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

/// Constraints that Interface Builder adds when an app is built (specification INF-01 to INF-04).
@Suite struct SceneInferenceTests {
  /// A switch that was designed in the middle, with a frame that includes its shadow.
  private static func scene(_ constrain: (inout TestScene, LayoutItemID) -> Void) -> TestScene {
    var test = TestScene()
    let toggle = test.add("toggle", .toggle(isOn: true)) {
      $0.placement.recordedFrame = Rect(x: 136, y: 268, width: 51, height: 31)
    }
    constrain(&test, LayoutItemID(view: toggle))
    return test
  }

  private func layout(
    _ test: TestScene, _ inference: ConstraintInference, height: Double = 480, at stage: SceneStage = .run
  ) -> Layout {
    var resolved = test.scene.resolved(for: TestScene.variant(width: 320, height: height), at: stage)
    resolved.infer(inference)
    return resolved.layout()
  }

  private func inferred(_ layout: Layout) -> [String] {
    layout.system.constraints.filter { $0.origin == .inferred }.map { layout.system.text(of: $0) }
  }

  @Test func `INF-01: a view without constraints keeps its design frame, also if it leaves the screen`() {
    let test = Self.scene { _, _ in }
    #expect(layout(test, .off).findings.map(\.code) == ["ambiguous"])
    for height in [480.0, 200] {
      let fixed = layout(test, .fixed, height: height)
      #expect(fixed.frames[1] == Rect(x: 136, y: 268, width: 51, height: 31))
      #expect(fixed.system.constraints.map(\.constant) == [136, 268])
      #expect(fixed.findings.map(\.code) == (height == 480 ? [] : ["off-screen"]))
    }
  }

  @Test(arguments: [(ConstraintInference.fixed, [268.0]), (.xcode5, [136, 268])])
  func `INF-02: an ambiguous axis is inferred at 251, and by Xcode 5 both axes`(
    inference: ConstraintInference, constants: [Double]
  ) {
    let test = Self.scene { test, toggle in
      test.add(LayoutConstraint(toggle, .leading, .equal, .root, .leading, constant: 100))
    }
    let layout = layout(test, inference)
    let inferred = layout.system.constraints.filter { $0.origin == .inferred }
    #expect(inferred.map(\.constant) == constants && inferred.allSatisfy { $0.priority == LayoutPriority(251) })
    #expect(layout.frames[1] == Rect(x: 100, y: 268, width: 51, height: 31), "the author's constraint wins")
    #expect(layout.findings == [])
  }

  @Test func `PLC-02: no constraint is inferred in place of a placeholder`() {
    let test = Self.scene { test, toggle in
      test.add(LayoutConstraint(toggle, .leading, .equal, .root, .leading, constant: 100))
      test.add(LayoutConstraint(toggle, .top, .equal, .root, .top, constant: 50, isPlaceholder: true))
    }
    #expect(layout(test, .fixed, at: .design).findings == [])
    #expect(layout(test, .fixed).findings.map(\.code) == ["left-to-code"])
  }

  @Test func `in scene files a frame is the design frame, unless it stretches`() {
    var test = Self.scene { test, toggle in
      test.add(LayoutConstraint(toggle, .leading, .equal, .root, .leading, constant: 100))
    }
    test.change { $0.views[1].placement.isPlacedByMask = true }
    #expect(layout(test, .off).frames[1].minX == 136)
    #expect(layout(test, .fixed).frames[1].minX == 100)
    test.change {
      $0.views[1].placement.autoresizingMask = .flexibleLeftMargin
      $0.views[1].placement.recordedSuperviewSize = Size(width: 320, height: 480)
    }
    #expect(layout(test, .fixed).frames[1].minX == 136)
  }

  @Test func `a scene as saved gets no inferred constraints`() throws {
    var test = Self.scene { _, _ in }
    test.change {
      $0.saved = SavedContext(
        device: TestScene.variant(width: 320, height: 480).device, orientation: .portrait,
        rootSize: Size(width: 320, height: 480), safeArea: .zero, rootMargins: .zero, textSize: .l, hasSizeClasses: true
      )
    }
    var saved = try #require(test.scene.resolvedAsSaved(leafSizes: .measured))
    saved.infer(.fixed)
    #expect(saved.layout().system.constraints == [])
  }
}

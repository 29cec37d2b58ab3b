import AutoLayout
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

/// The proposed constraints that resolve a scene (specification RES-04), and frames as large as their content (SIZ-07).
@Suite struct ResolutionTests {
  private func missing(_ test: TestScene, locale: String = "en") -> (equations: [String], isEnough: Bool) {
    var variant = TestScene.variant(width: 320, height: 568)
    variant.locale = locale
    let resolved = test.scene.resolved(for: variant)
    let measurer = FixedPitchTextMeasurer()
    let missing = MissingConstraints(of: [resolved], measuringTextWith: measurer)
    let system = resolved.uncheckedLayout(measuringTextWith: measurer).system
    return (missing.constraints.map(system.equation), missing.isEnough)
  }

  /// Adds a switch of 49 × 31 points with a design frame.
  private func addSwitch(_ name: String, at origin: (Double, Double), to test: inout TestScene) -> Int {
    test.add(name, .toggle(isOn: true)) {
      $0.placement.statedContentSize = IntrinsicContentSize(width: 49, height: 31)
      $0.placement.recordedFrame = Rect(x: origin.0, y: origin.1, width: 51, height: 31)
    }
  }

  @Test func `RES-04: a view that was designed in the middle is centered`() {
    var test = TestScene()
    test.change { $0.views[0].placement.recordedFrame = Rect(x: 0, y: 0, width: 320, height: 568) }
    let toggle = addSwitch("switch", at: (136, 268.5), to: &test)
    test.add(LayoutConstraint(LayoutItemID(view: toggle), .leading, .equal, .root, .leading, constant: 136))
    #expect(missing(test) == (["switch.centerY == superview.centerY"], true))
  }

  @Test(arguments: [
    ("en", ["first.leading == safeArea.leading + 20", "second.leading == safeArea.leading + 20"]),
    ("ar", ["safeArea.trailing == first.trailing + 20", "safeArea.trailing == second.trailing + 20"]),
  ])
  func `other views are tied to the nearest neighbor or edge`(locale: String, across: [String]) {
    var test = TestScene()
    test.change { $0.views[0].placement.recordedFrame = Rect(x: 0, y: 0, width: 320, height: 568) }
    _ = addSwitch("first", at: (20, 30), to: &test)
    _ = addSwitch("second", at: (20, 69), to: &test)
    let found = missing(test, locale: locale)
    #expect(found.isEnough)
    #expect(
      found.equations.filter { $0.contains(".top") } == [
        "first.top == safeArea.top + 30", "second.top == first.bottom + 8",
      ])
    #expect(found.equations.filter { !$0.contains(".top") } == across)
  }

  @Test func `without a design frame, a view is placed below the previous one, as wide as the edges allow`() {
    var test = TestScene()
    test.add("banner", .container, frame: Rect(x: 0, y: 0, width: 320, height: 100))
    test.add("card")
    let found = missing(test)
    #expect(found.isEnough)
    #expect(
      found.equations == [
        "card.leading == safeArea.leading + 20", "card.top == banner.bottom + 8",
        "card.trailing == superview.trailing - 20", "card.height == 44",
      ])
  }

  @Test func `content that yields to two others gets a single priority`() {
    var test = TestScene()
    var above = LayoutItemID.root
    for name in ["first", "second", "third", "fourth"] {
      let label = LayoutItemID(view: test.add(name, .label(LabelContent(text: LocalizedText("Text")))))
      test.add(LayoutConstraint(label, .leading, .equal, .root, .leading))
      test.add(LayoutConstraint(label, .top, .equal, above, above == .root ? .top : .bottom))
      above = label
    }
    test.add(LayoutConstraint(above, .bottom, .equal, .root, .bottom))
    let layouts = [60.0, 10].map { test.scene.resolved(for: TestScene.variant(width: 320, height: $0)) }
    let missing = MissingConstraints(of: layouts, measuringTextWith: FixedPitchTextMeasurer())
    #expect(
      missing.priorities.map { "\($0.view) \($0.priority.rawValue)" }.sorted() == ["2 749.0", "3 749.0", "4 748.0"])
  }

  /// The proposed width constraints of a box around a string of 200 points, on screens of some widths. The box was
  /// designed on a screen of 320 points.
  private func missing(around width: Double, on screens: [Double]) -> [String] {
    var test = TestScene()
    test.change { $0.views[0].placement.recordedFrame = Rect(x: 0, y: 0, width: 320, height: 568) }
    let box = test.add("box") { $0.placement.recordedFrame = Rect(x: 0, y: 20, width: width, height: 40) }
    test.pin(box, left: 0, top: 20)
    let item = LayoutItemID(view: box)
    test.add(LayoutConstraint(item, .height, constant: 40))
    let label = test.add("label", to: box, .label(LabelContent(text: LocalizedText("A text of 25 letters here")))) {
      $0.placement.recordedFrame = Rect(x: 0, y: 0, width: min(width, 200), height: 21)
    }
    test.pin(label, left: 0, top: 0)
    test.add(LayoutConstraint(LayoutItemID(view: label), .right, .lessThanOrEqual, item, .right))
    let layouts = screens.map { test.scene.resolved(for: TestScene.variant(width: $0, height: 568)) }
    let measurer = FixedPitchTextMeasurer()
    let system = layouts[0].uncheckedLayout(measuringTextWith: measurer).system
    return MissingConstraints(of: layouts, measuringTextWith: measurer).constraints.map(system.equation)
  }

  @Test func `a constraint that compresses a text on any screen is rejected`() {
    // The distance from the right edge is correct on the screen of the design, but not on a narrower one.
    #expect(missing(around: 240, on: [320]).allSatisfy { !$0.contains("width") })
    #expect(missing(around: 240, on: [320, 250]) == ["box.width == 240"])
    #expect(missing(around: 100, on: [320]) == [])
  }

  @Test func `a constraint that moves a control off any screen is refused`() {
    func missing(onHeights heights: [Double]) -> MissingConstraints {
      var test = TestScene()
      test.change { $0.views[0].placement.recordedFrame = Rect(x: 0, y: 0, width: 320, height: 568) }
      let toggle = addSwitch("switch", at: (20, 500), to: &test)
      test.add(LayoutConstraint(LayoutItemID(view: toggle), .leading, .equal, .root, .leading, constant: 20))
      let layouts = heights.map { test.scene.resolved(for: TestScene.variant(width: 320, height: $0)) }
      return MissingConstraints(of: layouts, measuringTextWith: FixedPitchTextMeasurer())
    }
    #expect(missing(onHeights: [568]).isEnough && missing(onHeights: [568]).constraints.count == 1)
    #expect(missing(onHeights: [568, 50]).constraints.count == 1)
    let refused = missing(onHeights: [568, 30])
    #expect(refused.constraints.isEmpty && !refused.isEnough)
  }

  @Test func `an unambiguous view lacks no constraints, and an ambiguity that cannot be resolved is reported`() {
    var test = TestScene()
    let box = test.add("box", .container, frame: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(missing(test) == ([], true))
    // The width is ambiguous, but no width can satisfy the proposed edge.
    let wide = test.add("wide")
    test.pin(wide, left: 400, top: 0)
    test.add(LayoutConstraint(LayoutItemID(view: wide), .height, .equal, LayoutItemID(view: box), .height))
    test.add(LayoutConstraint(LayoutItemID(view: wide), .width, .greaterThanOrEqual, constant: 10))
    #expect(missing(test).isEnough == false)
  }

  @Test func `SIZ-07: a frame gets the size of its content and keeps its origin`() {
    var test = TestScene()
    test.add("label", .label(LabelContent(text: LocalizedText("Department Name")))) {
      $0.placement.recordedFrame = Rect(x: 20, y: 28, width: 200, height: 40)
      $0.placement.isPlacedByMask = true
      $0.placement.recordedSuperviewSize = Size(width: 320, height: 480)
    }
    test.add("plain") {
      $0.placement.recordedFrame = Rect(x: 0, y: 0, width: 1, height: 1)
      $0.placement.isPlacedByMask = true
    }
    let frames = test.layout().fittedFrames
    #expect(frames.map(\.view) == [1])
    #expect(frames.first?.fitted == Rect(x: 20, y: 28, width: 120, height: 21))
    #expect(frames.first?.recorded == Rect(x: 20, y: 28, width: 200, height: 40))
  }
}

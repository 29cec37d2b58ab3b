import AutoLayout
import Findings
import Geometry
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography
import WorkBudgets

/// Breakpoints that were calculated by hand. Every character is 8 points wide.
@Suite struct LayoutSweepTests {
  /// Returns the sweep of a scene whose root grows from 60 to 600 points, rounded to hundredths of points.
  private func sweep(_ scene: TestScene, _ range: ClosedRange<Double> = 60...600) -> LayoutSweep {
    scene.scene.sweep(
      SweptSize(.horizontal, range), of: TestScene.variant(width: 320, height: 2000),
      measuringTextWith: FixedPitchTextMeasurer()
    ) { scene.scene.resolved(for: $0) }
  }

  private func events(_ sweep: LayoutSweep) -> [Double: [String]] {
    Dictionary(uniqueKeysWithValues: sweep.breakpoints.map { (hundredths($0.length), $0.changes) })
  }

  private func hundredths(_ length: Double) -> Double { (length * 100).rounded() / 100 }

  /// Returns the ranges with findings of a code.
  private func ranges(_ code: String, _ sweep: LayoutSweep) -> [[Double]] {
    sweep.findings.filter { $0.finding.code.name == code }.flatMap(\.ranges).map {
      [hundredths($0.lowerBound), hundredths($0.upperBound)]
    }
  }

  private func label(_ text: String, lines: Int = 1) -> ViewContent {
    .label(LabelContent(text: LocalizedText(text), numberOfLines: lines))
  }

  /// A scene with a view that is pinned to the left and top edge, and constraints for its width.
  private func scene(
    _ content: ViewContent = .container, left: Double, _ constraints: (LayoutItemID) -> [LayoutConstraint]
  ) -> TestScene {
    var scene = TestScene()
    let view = scene.add("card", to: 0, content)
    scene.pin(view, left: left, top: 10)
    for constraint in constraints(LayoutItemID(view: view)) { scene.add(constraint) }
    return scene
  }

  @Test func `content of a table starts below the bar as long as the bar covers it`() {
    // The bar takes 44 points, which the table reaches if the window is 440 points high.
    let (scene, row) = TestScene.tableLeavingBar()
    let sweep = scene.scene.sweep(
      SweptSize(.vertical, 400...600), of: TestScene.variant(width: 320, height: 480),
      measuringTextWith: FixedPitchTextMeasurer()
    ) { scene.scene.resolved(for: $0) }
    func top(_ length: Double) -> Double? {
      sweep.pieces.first { $0.range.contains(length) }.map { hundredths($0.frames(at: length)[row].minY) }
    }
    #expect([400, 420, 500, 600].map(top) == [54, 54, 60, 70])
    #expect(sweep.breakpoints.map { hundredths($0.length) } == [440])
  }

  @Test func `a sweep whose work runs out anywhere has a finding`() {
    let scene = scene(left: 20) { card in
      [
        LayoutConstraint(card, .right, .equal, .root, .right, constant: -20, priority: .defaultHigh),
        LayoutConstraint(card, .width, .lessThanOrEqual, constant: 300),
        LayoutConstraint(card, .width, .greaterThanOrEqual, constant: 100, priority: .defaultLow),
      ]
    }
    let measuring = WorkBudget(limit: .max)
    _ = measuring.run { sweep(scene) }
    for share in 0...200 {
      let budget = WorkBudget(limit: measuring.spent * share / 200)
      let found = budget.run { sweep(scene) }.findings.map(\.finding.code.name)
      #expect(found.contains("work-limit") == budget.isSpent)
    }
  }

  @Test func `a maximum width ends the growth`() {
    // 20 + 300 + 20 = 340.
    let scene = scene(left: 20) { card in
      [
        LayoutConstraint(card, .right, .equal, .root, .right, constant: -20, priority: .defaultHigh),
        LayoutConstraint(card, .width, .lessThanOrEqual, constant: 300), LayoutConstraint(card, .height, constant: 50),
      ]
    }
    #expect(events(sweep(scene)) == [340: ["'card' keeps a width of 300"]])
  }

  @Test func `a view starts to grow when its share of the screen exceeds its minimum width`() {
    // Half of 200 is 100.
    let scene = scene(left: 0) { card in
      [
        LayoutConstraint(card, .width, .greaterThanOrEqual, constant: 100, priority: LayoutPriority(700)),
        LayoutConstraint(card, .width, .equal, .root, .width, multiplier: 0.5, priority: LayoutPriority(600)),
        LayoutConstraint(card, .height, constant: 50),
      ]
    }
    #expect(events(sweep(scene)) == [200: ["'card' begins to grow in width by 0.5 per point from 100"]])
  }

  @Test func `a paragraph has fewer lines as soon as its words fit`() {
    // 'aaa bbb' is 56 points wide and 'aaa bbb ccc' 88, with a tolerance of half a point. The margins are 10.
    let scene = scene(label("aaa bbb ccc", lines: 0), left: 10) { card in
      [LayoutConstraint(card, .right, .equal, .root, .right, constant: -10)]
    }
    #expect(
      events(sweep(scene)) == [
        75.99: ["'card' takes 2 lines instead of 3"], 107.5: ["'card' takes 1 line instead of 2"],
      ])
  }

  @Test func `a finding at only the first size is reported`() {
    // 20 + 40 = 60: there is no width left for the text.
    let scene = scene(label("aaa", lines: 0), left: 20) { card in
      [LayoutConstraint(card, .right, .equal, .root, .right, constant: -40)]
    }
    #expect(ranges("no-size", sweep(scene)) == [[60, 60]])
  }

  @Test func `the weaker of two labels is truncated until both have room`() {
    var scene = TestScene()
    let (name, value) = (scene.add("name", label("Department")), scene.add("value", label("fifteen letters")))
    scene.change { $0.views[value].placement.compressionResistance.horizontal = LayoutPriority(749) }
    scene.pin(name, left: 20, top: 10)
    let (first, second) = (LayoutItemID(view: name), LayoutItemID(view: value))
    scene.add(LayoutConstraint(second, .left, .equal, first, .right, constant: 8))
    scene.add(LayoutConstraint(second, .top, .equal, first, .top))
    scene.add(LayoutConstraint(second, .right, .lessThanOrEqual, .root, .right, constant: -20))
    let sweep = sweep(scene, 150...400)
    // 20 + 80 + 8 + 120 + 20 = 248, with a tolerance of a point.
    #expect(events(sweep) == [248: ["'value' keeps a width of 120"]])
    #expect(ranges("truncated", sweep) == [[150, 247]])
  }

  @Test func `a photo keeps its aspect ratio until it is high enough`() {
    // A height of 240 corresponds to a width of 320, with margins of 20.
    let scene = scene(left: 20) { card in
      [
        LayoutConstraint(card, .right, .equal, .root, .right, constant: -20, priority: .defaultHigh),
        LayoutConstraint(card, .height, .equal, card, .width, multiplier: 0.75),
        LayoutConstraint(card, .height, .lessThanOrEqual, constant: 240),
      ]
    }
    #expect(events(sweep(scene)) == [360: ["'card' keeps a width of 320 and keeps a height of 240"]])
  }

  @Test func `a stack shrinks its weakest view once the minimum spacing is reached`() {
    var scene = TestScene()
    let stack = scene.add("stack")
    let views = [scene.add("a", to: stack, label("tenletters")), scene.add("b", to: stack, label("fifteen letters"))]
    scene.change {
      $0.views[stack].placement.stack = StackLayout(distribution: .equalSpacing, spacing: 8, arrangedViews: views)
      $0.views[views[1]].placement.compressionResistance.horizontal = LayoutPriority(749)
    }
    scene.pin(stack, left: 0, top: 0)
    scene.add(LayoutConstraint(LayoutItemID(view: stack), .right, .equal, .root, .right))
    #expect(events(sweep(scene, 150...400)) == [208: ["'b' keeps a width of 120"]])
  }

  @Test func `a variant starts at its minimum width`() {
    var scene = scene(left: 0) {
      [LayoutConstraint($0, .width, constant: 50), LayoutConstraint($0, .height, constant: 50)]
    }
    scene.change {
      var condition = VariationCondition()
      condition.screen = SizeLimits(minWidth: 400, maxWidth: 500)
      $0.variations = [
        SceneVariation(name: "wide", condition: condition, constants: [.init(constraint: 2, constant: 80)])
      ]
    }
    #expect(events(sweep(scene)) == [400: ["'wide' applies"], 500: ["'wide' no longer applies"]])
  }

  @Test func `a required width conflicts at all sizes but one`() {
    // 20 + 300 + 20 = 340.
    let scene = scene(left: 20) { card in
      [
        LayoutConstraint(card, .right, .equal, .root, .right, constant: -20),
        LayoutConstraint(card, .width, constant: 300), LayoutConstraint(card, .height, constant: 50),
      ]
    }
    let sweep = sweep(scene)
    #expect(ranges("conflict", sweep) == [[60, 340], [340, 600]])
    #expect(sweep.lengths.map(hundredths) == [340])
  }

  @Test func `an ambiguity ends where only one position is left`() {
    // The card may be anywhere between 0 and the width of the screen less 100; it needs 160 for its own 60.
    var scene = TestScene()
    let card = scene.add("card")
    let item = LayoutItemID(view: card)
    scene.add(LayoutConstraint(item, .top, .equal, .root, .top))
    scene.add(LayoutConstraint(item, .height, constant: 10))
    scene.add(LayoutConstraint(item, .width, constant: 60))
    scene.add(LayoutConstraint(item, .left, .greaterThanOrEqual, .root, .left, constant: 100))
    scene.add(LayoutConstraint(item, .left, .equal, .root, .left, constant: 100, priority: .defaultLow))
    scene.add(LayoutConstraint(item, .right, .equal, .root, .right, priority: .defaultLow))
    let sweep = sweep(scene, 120...400)
    // Both optional constraints have the same priority: from 160 on, every position between them is equally good.
    #expect(ranges("ambiguous", sweep) == [[160, 400]])
  }
}

import AutoLayout
import Findings
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

@testable import LayoutRules

/// One finding for each cause, with its consequences folded below it.
@Suite struct FindingFoldingTests {
  private static func place(_ line: Int) -> Findings.SourceLocation {
    SourceLocation(path: "Test.scene.yaml", line: line, column: 3)
  }

  private static func label(_ text: String) -> ViewContent { .label(LabelContent(text: LocalizedText(text))) }

  /// A card as wide as the screen. Its rows are pinned to each other, except for the height of the second one.
  private func card(rows: Int) -> TestScene {
    var test = TestScene()
    let card = test.add("card") { $0.source = Self.place(10) }
    let root = LayoutItemID(view: 0)
    let item = LayoutItemID(view: card)
    test.pin(card, left: 0, top: 0)
    test.add(LayoutConstraint(item, .right, .equal, root, .right))
    var last = item
    for number in 1...rows {
      let row = test.add("row \(number)", to: card) { $0.source = Self.place(10 + number) }
      let view = LayoutItemID(view: row)
      test.add(LayoutConstraint(view, .left, .equal, item, .left))
      test.add(LayoutConstraint(view, .right, .equal, item, .right))
      test.add(LayoutConstraint(view, .top, .equal, last, number == 1 ? .top : .bottom))
      if number != 2 { test.add(LayoutConstraint(view, .height, constant: 20)) }
      last = view
    }
    test.add(LayoutConstraint(item, .bottom, .equal, last, .bottom))
    return test
  }

  @Test func `AMB-06: a missing height that makes nine views ambiguous is one error that names nine views`() throws {
    let layout = card(rows: 9).layout()
    expect(
      layout.findings.map(\.text).joined(separator: "\n"),
      is: """
        Test.scene.yaml:10:3: error: 'card' needs constraints for: height [ambiguous]
            card.height can be 160 or more
            also 'row 2' (line 12), 'row 3' (line 13), 'row 4' (line 14), 'row 5' (line 15), 'row 6' (line 16), \
        'row 7' (line 17), 'row 8' (line 18), 'row 9' (line 19)
            for example 'card.height == 160'
            fix with: render-layouts resolve Test.scene.yaml --write
        """)
    #expect(layout.findings.first?.unfolded.count == 9)
    #expect(layout.findings.first?.consequences.first?.message.text == "'row 2' is ambiguous too: height")
  }

  @Test func `more than twenty consequences are counted`() throws {
    let lines = try #require(card(rows: 30).layout(height: 2000).findings.first).consequenceLines
    #expect(lines.count == 1 && lines.first?.hasSuffix(", 'row 21' (line 31) and 9 more") == true)
  }

  @Test func `views that each lack a constraint have one finding each`() {
    var test = TestScene()
    for name in ["a", "b"] {
      let item = LayoutItemID(view: test.add(name))
      test.add(LayoutConstraint(item, .left, .equal, LayoutItemID(view: 0), .left))
      test.add(LayoutConstraint(item, .width, constant: 20))
      test.add(LayoutConstraint(item, .height, constant: 20))
    }
    let findings = test.layout().findings
    #expect(
      findings.map(\.message.text) == [
        "'a' needs constraints for: Y position", "'b' needs constraints for: Y position",
      ])
    #expect(findings.allSatisfy { $0.consequences.isEmpty })
  }

  @Test func `a view that lacks several constraints has one finding with all of them`() {
    var test = TestScene()
    let item = LayoutItemID(view: test.add("a"))
    test.add(LayoutConstraint(item, .height, constant: 20))
    #expect(test.layout().findings.map(\.message.text) == ["'a' needs constraints for: X position, Y position, width"])
  }

  @Test func `contents that compete for space are one finding with advice about priorities`() throws {
    var test = TestScene()
    let (first, second) = (test.add("first", Self.label("One")), test.add("second", Self.label("Two")))
    let (root, one, two) = (LayoutItemID(view: 0), LayoutItemID(view: first), LayoutItemID(view: second))
    test.pin(first, left: 0, top: 0)
    test.add(LayoutConstraint(two, .left, .equal, one, .right, constant: 8))
    test.add(LayoutConstraint(two, .right, .equal, root, .right))
    test.add(LayoutConstraint(two, .top, .equal, root, .top))
    let finding = try #require(test.layout().findings.first)
    #expect(finding.message.text == "'first' needs constraints for: width")
    #expect(finding.consequences.map(\.name) == ["second"])
    #expect(
      finding.hint?.text
        == "choose which view gives way: set a different hugging or compression resistance than 'second'")
  }

  /// A label of some lines below the second of two competing ones, if `below` is not nil.
  @Test(arguments: [(1, nil, Finding.Severity.error), (0, nil, .warning), (2, nil, .warning), (1, 0, .error)])
  func `text that wraps competes for space as a warning`(
    lines: Int, below: Int?, severity: Finding.Severity
  ) throws {
    func text(_ lines: Int) -> ViewContent {
      .label(LabelContent(text: LocalizedText("One"), numberOfLines: lines))
    }
    var test = TestScene()
    let moved = below.map { LayoutItemID(view: test.add("moved", text($0))) }
    let (first, second) = (test.add("first", text(lines)), test.add("second", Self.label("Two")))
    let (root, one, two) = (LayoutItemID(view: 0), LayoutItemID(view: first), LayoutItemID(view: second))
    if let moved {
      test.add(LayoutConstraint(moved, .left, .equal, two, .left))
      test.add(LayoutConstraint(moved, .top, .equal, two, .bottom))
    }
    test.pin(first, left: 0, top: 0)
    test.add(LayoutConstraint(two, .left, .equal, one, .right, constant: 8))
    test.add(LayoutConstraint(two, .right, .equal, root, .right))
    test.add(LayoutConstraint(two, .top, .equal, root, .top))
    let finding = try #require(test.layout().findings.first { $0.code == "ambiguous" })
    expect(finding.severity, is: severity)
    #expect(
      finding.hint?.text
        == "choose which view gives way: set a different hugging or compression resistance than 'second'")
  }

  @Test func `any number of contents that compete for space are one finding`() {
    var test = TestScene()
    var last: LayoutItemID?
    for number in 1...4 {
      let view = LayoutItemID(view: test.add("label \(number)", Self.label("Text")))
      test.add(LayoutConstraint(view, .top, .equal, LayoutItemID(view: 0), .top))
      test.add(LayoutConstraint(view, .left, .equal, last ?? LayoutItemID(view: 0), last == nil ? .left : .right))
      last = view
    }
    if let last { test.add(LayoutConstraint(last, .right, .equal, LayoutItemID(view: 0), .right)) }
    let findings = test.layout().findings
    #expect(findings.map(\.message.text) == ["'label 1' needs constraints for: width"])
    #expect(findings.first?.consequences.map(\.name) == ["label 2", "label 3", "label 4"])
  }

  @Test func `hidden views are neither causes nor consequences`() {
    var test = card(rows: 3)
    test.change { $0.views[3].appearance.isHidden = true }
    #expect(test.layout().findings.map { $0.consequences.map(\.name) } == [["row 3"]])
  }

  // MARK: - Conflicts

  /// A label with two conflicting widths, both too narrow for its text.
  private func narrowLabel() -> TestScene {
    var test = TestScene()
    let label = test.add("title", Self.label("A long title")) { $0.source = Self.place(4) }
    test.pin(label, left: 0, top: 20)
    for (line, width) in [(7, 20.0), (8, 30)] {
      test.add(
        LayoutConstraint(
          LayoutItemID(view: label), .width, constant: width, text: "title.width == \(Int(width))",
          source: Self.place(line)))
    }
    return test
  }

  @Test(arguments: 0..<20)
  func `reworded findings are folded in the same way`(seed: UInt64) {
    var generator = SeededRandomNumberGenerator(seed: seed)
    let layout = narrowLabel().layout()
    let found = layout.findings.flatMap(\.unfolded)
    let reworded = found.map { $0.reworded(using: &generator) }
    #expect(zip(found, reworded).allSatisfy { $0.text != $1.text })
    let folding = FindingFolding(in: layout)
    #expect(folding.folded(found).count < found.count)
    #expect(folding.folded(reworded) == folding.folded(found))
  }

  @Test func `a text truncated because of a conflict is listed below the conflict`() throws {
    let layout = narrowLabel().layout()
    #expect(layout.findings.map(\.code) == ["conflict"])
    let finding = try #require(layout.findings.first)
    #expect(finding.consequences.map(\.code) == ["truncated"])
    #expect(
      finding.consequenceLines.allSatisfy {
        $0.hasPrefix("so the text of 'title' is cut off: ") && $0.hasSuffix(" [truncated] (line 4)")
      })
    // Marks and baselines are unaffected by folding.
    #expect(finding.unfolded.map(\.code) == ["conflict", "truncated"])
  }

  @Test func `nothing is folded below a less severe finding, and accepted findings are not folded`() {
    var test = narrowLabel()
    test.change { $0.policy.levels = ["conflict": .note] }
    #expect(test.layout().findings.map(\.code) == ["truncated", "conflict"])
    test.change {
      $0.policy = RulePolicy(accepted: [.init(code: "truncated", view: "title", reason: "it is a stub")])
    }
    #expect(test.layout().findings.map(\.code) == ["conflict", "truncated"])
  }

  @Test func `findings of a disabled rule are not folded either`() {
    var test = narrowLabel()
    test.change { $0.policy.levels = ["truncated": .off] }
    #expect(test.layout().findings.flatMap(\.consequences) == [])
  }

  @Test func `the content of a scroll view is listed below the open view that determines it, if that is reported`() {
    var test = TestScene()
    let scroll = test.add("scroll", .container, frame: Rect(x: 0, y: 0, width: 100, height: 100)) {
      $0.placement.isScrollView = true
    }
    let inner = LayoutItemID(view: test.add("inner", to: scroll))
    let content = LayoutItemID(view: scroll, guide: .scrollContent)
    for attribute in [LayoutAttribute.left, .right, .top, .bottom] {
      test.add(LayoutConstraint(inner, attribute, .equal, content, attribute))
    }
    test.add(LayoutConstraint(inner, .width, constant: 100))
    #expect(test.layout().findings.map(\.code) == ["ambiguous"])
    #expect(test.layout().findings.flatMap(\.consequences).map(\.code) == ["ambiguous-content"])
    for level in [RulePolicy.Level.off, .note] {
      test.change { $0.policy.levels = ["ambiguous": level] }
      #expect(test.layout().findings.map(\.code) == ["ambiguous-content"] + (level == .note ? ["ambiguous"] : []))
    }
  }

  @Test func `a conflict about other views explains no truncation`() {
    var test = narrowLabel()
    let other = test.add("other", Self.label("Another long title"))
    test.pin(other, left: 0, top: 100)
    test.add(LayoutConstraint(LayoutItemID(view: other), .width, constant: 20))
    #expect(test.layout().findings.map(\.code) == ["conflict", "truncated"])
  }

  /// A box with two conflicting widths, a label beside it that is pushed against the edge of the screen, and another
  /// label that is pinned only to that edge.
  private func pushedLabel() -> TestScene {
    var test = TestScene()
    let box = test.add("box") { $0.source = Self.place(4) }
    test.pin(box, left: 0, top: 0)
    let item = LayoutItemID(view: box)
    for width in [280.0, 310] { test.add(LayoutConstraint(item, .width, constant: width)) }
    test.add(LayoutConstraint(item, .height, constant: 20))
    let label = LayoutItemID(view: test.add("pushed", Self.label("A long title")))
    test.add(LayoutConstraint(label, .left, .equal, item, .right))
    test.add(LayoutConstraint(label, .right, .equal, .root, .right))
    test.add(LayoutConstraint(label, .top, .equal, .root, .top))
    let other = LayoutItemID(view: test.add("other", Self.label("Another long title")))
    test.pin(other.view, left: 0, top: 100)
    test.add(LayoutConstraint(other, .width, constant: 20))
    return test
  }

  @Test func `only views that constraints tie to a conflict are listed below it`() {
    let findings = pushedLabel().layout().findings
    #expect(findings.map(\.code) == ["conflict", "truncated"])
    #expect(findings.map { $0.consequences.map(\.name) } == [["pushed"], []])
  }

  @Test func `a conflict explains nothing along the other axis`() {
    var test = pushedLabel()
    let pushed = LayoutItemID(view: test.scene.views.count - 2)
    test.change { scene in
      scene.constraints.removeAll { $0.constraint.firstItem == pushed && $0.constraint.firstAttribute == .left }
    }
    test.add(LayoutConstraint(pushed, .width, constant: 20))
    test.add(LayoutConstraint(pushed, .top, .equal, LayoutItemID(view: 1), .top))
    #expect(test.layout().findings.map(\.code) == ["conflict", "truncated", "truncated"])
  }

  @Test func `ambiguities that a conflict causes elsewhere are listed below it too`() throws {
    var test = pushedLabel()
    test.change { scene in
      scene.constraints.removeAll { $0.constraint.secondItem == .root && $0.constraint.firstAttribute == .right }
    }
    let last = LayoutItemID(view: test.add("last"))
    test.add(LayoutConstraint(last, .left, .equal, LayoutItemID(view: 2), .right))
    test.add(LayoutConstraint(last, .top, .equal, .root, .top))
    test.add(LayoutConstraint(last, .height, constant: 20))
    let conflict = try #require(test.layout().findings.first)
    #expect(
      conflict.code == "conflict" && conflict.consequences.contains { $0.code == "ambiguous" && $0.name == "last" })
  }

  // MARK: - Off the screen

  @Test func `views beyond one side of the screen are one finding about the farthest one`() throws {
    var test = TestScene()
    for (number, y) in [300.0, 350, 400].enumerated() {
      let label = test.add("row \(number)", Self.label("Text")) { $0.source = Self.place(4 + number) }
      test.pin(label, left: 20, top: y)
    }
    let right = test.add("right", Self.label("Text"))
    test.pin(right, left: 500, top: 20)
    let findings = test.layout(width: 480, height: 290).findings
    #expect(findings.map(\.code) == ["off-screen", "off-screen"])
    #expect(
      findings.map(\.message.text) == [
        "'row 2' is off the screen, at 20, 400", "'right' is off the screen, at 500, 20",
      ])
    #expect(findings.map(\.consequenceLines) == [["also 'row 0' (line 4), 'row 1' (line 5)"], []])
    // The finding is the same on a screen with fewer views outside of it.
    let taller = test.layout(width: 480, height: 370).findings
    #expect(taller.first?.message.text == findings.first?.message.text)
  }
}

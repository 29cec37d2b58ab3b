import AutoLayout
import Geometry
import LayoutTestSupport
import Testing

@testable import SceneLayouts
@testable import Scenes

/// The rules of taste, which only those are told of who ask.
@Suite struct LintRuleTests {
  private let text = ViewContent.label(LabelContent(text: LocalizedText("Text")))
  private let button = ViewContent.button(ButtonContent(title: LocalizedText("Text")))

  private func messages(_ test: TestScene, _ code: String, height: Double = 480) -> [String] {
    #expect(test.layout(height: height).findings.allSatisfy { $0.code.name != code }, "nobody asked")
    return test.layout(height: height, hasLints: true).findings.filter { $0.code.name == code }.map(\.message)
  }

  @Test(arguments: [
    (Rect(x: 40, y: 10, width: 50, height: 20), ["'b' lies over 'a': they share 10 × 10 points"]),
    (Rect(x: 49, y: 0, width: 50, height: 20), []), (Rect(x: 10, y: 5, width: 10, height: 10), []),
  ])
  func `texts that share more than their margins overlap, unless one lies on the other`(
    frame: Rect, expected: [String]
  ) {
    var test = TestScene()
    test.add("a", text, frame: Rect(x: 0, y: 0, width: 50, height: 20))
    test.add("b", text, frame: frame)
    #expect(messages(test, "overlap") == expected)
  }

  @Test func `the ground of others overlaps nothing, and neither does what is hidden`() {
    var test = TestScene()
    test.add("ground", .container, frame: Rect(x: 0, y: 0, width: 50, height: 20)) { $0.background = .system(.gray) }
    test.add("a", text, frame: Rect(x: 20, y: 10, width: 50, height: 20))
    test.add("b", text, frame: Rect(x: 30, y: 15, width: 50, height: 20)) { $0.isHidden = true }
    #expect(messages(test, "overlap") == [])
  }

  @Test func `AUD-07: a field under the keyboard cannot be seen while one types`() {
    var test = TestScene()
    test.add("field", .textField(TextFieldContent()), frame: Rect(x: 0, y: 270, width: 100, height: 30))
    #expect(messages(test, "under-keyboard") == ["'field' reaches 36 points under the keyboard"])
    #expect(messages(test, "under-keyboard", height: 516) == [])
  }

  @Test func `AUD-03: what is partly off the screen is a matter of taste, what is mostly so is none`() {
    var test = TestScene()
    test.add("a", button, frame: Rect(x: 300, y: 0, width: 40, height: 44))
    test.add("b", button, frame: Rect(x: 301, y: 100, width: 40, height: 44))
    test.add("ground", .container, frame: Rect(x: 310, y: 200, width: 40, height: 44))
    func found(_ code: String, hasLints: Bool) -> [String] {
      test.layout(hasLints: hasLints).findings.filter { $0.code.name == code }.map(\.message)
    }
    #expect(found("off-screen", hasLints: false) == ["'b' lies mostly off the screen: 21 points at the right"])
    #expect(found("off-screen", hasLints: true) == ["'b' lies mostly off the screen: 21 points at the right"])
    #expect(found("partly-off-screen", hasLints: true) == ["'a' lies partly off the screen: 20 points at the right"])
  }

  @Test func `AUD-04: a bar covers what keeps to the screen instead of the safe area`() {
    var test = TestScene()
    test.add("a", button, frame: Rect(x: 0, y: 0, width: 44, height: 44))
    test.add("b", button, frame: Rect(x: 0, y: 64, width: 44, height: 44))
    let layout = test.layout(safeArea: EdgeInsets(top: 64), hasLints: true)
    #expect(
      layout.findings.filter { $0.code == "under-bar" }.map(\.message) == [
        "'a' lies 64 points under what covers the top of the screen"
      ])
  }

  @Test func `one rule is asked where a project has a level for it`() {
    var test = TestScene()
    test.add("a", button, frame: Rect(x: 0, y: 0, width: 20, height: 20))
    test.add("b", text, frame: Rect(x: 10, y: 0, width: 20, height: 20))
    func found(_ levels: [String: RulePolicy.Level], hasLints: Bool = false) -> [String] {
      test.change { $0.policy = RulePolicy(levels: levels) }
      let lints = test.layout(hasLints: hasLints).findings.filter { $0.code.isLint }
      return lints.map { "\($0.severity) \($0.code)" }
    }
    #expect(found([:]) == [])
    #expect(found(["touch-target": .error]) == ["error touch-target"])
    #expect(found(["overlap": .note]) == ["note overlap"])
    #expect(found(["overlap": .off]) == [])
    #expect(found(["touch-target": .off], hasLints: true) == ["warning overlap"])
    test.add("empty", .container, frame: .zero)
    #expect(test.scene.lints(chosenBy: RulePolicy(levels: ["unused-view": .note])).map(\.code) == ["unused-view"])
    #expect(test.scene.lints(chosenBy: RulePolicy(levels: ["unused-view": .off])) == [])
  }

  @Test func `controls are small below 44 points, texts are not touched`() {
    var test = TestScene()
    test.add("a", button, frame: Rect(x: 0, y: 0, width: 44, height: 43.5))
    test.add("b", text, frame: Rect(x: 0, y: 100, width: 44, height: 20))
    #expect(messages(test, "touch-target") == ["'a' is small to touch: 44 × 43.5 points"])
  }

  @Test func `left and right are told where a layout is mirrored, and to who asks`() throws {
    var test = TestScene()
    let box = test.add("box", button)
    test.pin(box, left: 20, top: 0)
    func findings(_ locale: String, _ hasLints: Bool) -> [Finding] {
      test.layout(hasLints: hasLints, locale: locale).findings.filter { $0.code == "left-right" }
    }
    #expect(findings("en", false) == [])
    #expect(
      findings("en", true).map(\.message) == [
        "1 constraint keeps to left or right: what is placed so is not mirrored in languages that read from right to left"
      ])
    let mirrored = try #require(findings("ar", false).first)
    #expect(mirrored.severity == .note && mirrored.notes == ["box.left == superview.left + 20"])
  }

  @Test(
    arguments: [("en", []), ("de", ["the text of 'b' is not translated to de"]), ("fr", [])] as [(String, [String])])
  func `texts of storyboards that lack a translation are told`(locale: String, expected: [String]) {
    var test = TestScene()
    let translation = LocalizedText.Translation(locale: "de", text: "Ja")
    let yes = LocalizedText(text: "Yes", translations: [translation])
    test.add("a", .button(ButtonContent(title: yes)), frame: Rect(x: 0, y: 0, width: 99, height: 20))
    test.add("b", text, frame: Rect(x: 0, y: 50, width: 99, height: 20))
    test.add("c", .label(LabelContent(text: LocalizedText("12:30"))), frame: Rect(x: 0, y: 90, width: 99, height: 20))
    func messages() -> [String] {
      test.layout(hasLints: true, locale: locale).findings.filter { $0.code == "missing-translation" }.map(\.message)
    }
    #expect(messages() == [], "scenes of our own are told when they are read")
    test.change { scene in
      scene.languages = ["en", "de"]
      scene.saved = SavedContext(
        device: TestScene.variant(width: 320, height: 480).device, orientation: .portrait,
        rootSize: Size(width: 320, height: 480), safeArea: .zero, rootMargins: .zero, textSize: .l)
    }
    #expect(messages() == expected)
  }

  @Test func `views that show nothing and hold nothing are not needed`() {
    var test = TestScene()
    test.add("empty", .container, frame: .zero)
    let spacer = test.add("spacer", .container, frame: .zero)
    let label = test.add("label", text, frame: .zero)
    test.add(
      LayoutConstraint(
        LayoutItemID(view: label), .width, .equal, LayoutItemID(view: spacer), .width, priority: .defaultLow))
    let group = test.add("group", .container, frame: .zero)
    test.add("inner", to: group, text)
    let messages = test.scene.lints.filter { $0.code != ImpliedConstraintRule.code }.map(\.message)
    #expect(messages == ["'empty' shows nothing, and no other view keeps to it"])
  }

  @Test func `a group that every layout takes away is not needed`() {
    var test = TestScene()
    let box = test.add("box", button, frame: .zero)
    let own = test.add(LayoutConstraint(LayoutItemID(view: box), .width, constant: 10))
    test.change { scene in
      scene.constraints[own].group = "old"
      scene.selection.devices = [TestScene.variant(width: 320, height: 480).device]
      scene.variations = [.portrait, .landscape].map { orientation in
        SceneVariation(
          name: orientation.rawValue, condition: VariationCondition(orientation: orientation), removed: [own])
      }
    }
    #expect(test.scene.lints.map(\.message) == ["no layout has the constraints of 'old'"])
    test.change { $0.variations[1].removed = [] }
    #expect(test.scene.lints == [])
  }
}

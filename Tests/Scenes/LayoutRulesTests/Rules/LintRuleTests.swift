import AutoLayout
import Findings
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

@testable import LayoutRules

/// Lint rules, which run only on request.
@Suite struct LintRuleTests {
  private let text = ViewContent.label(LabelContent(text: LocalizedText("A text as wide as its label")))
  private let button = ViewContent.button(ButtonContent(title: LocalizedText("Text")))

  private func messages(_ test: TestScene, _ code: String, height: Double = 480) -> [String] {
    #expect(test.layout(height: height).findings.allSatisfy { $0.code.name != code }, "nobody asked")
    return test.layout(height: height, hasLints: true).findings.filter { $0.code.name == code }.map(\.message.text)
  }

  @Test(arguments: [
    (Rect(x: 40, y: 10, width: 50, height: 20), ["'b' overlaps 'a' by 10 × 10 points"]),
    (Rect(x: 49, y: 0, width: 50, height: 20), []), (Rect(x: 10, y: 5, width: 10, height: 10), []),
  ])
  func `texts that share more than their margins overlap, unless one is on the other`(
    frame: Rect, expected: [String]
  ) {
    var test = TestScene()
    test.add("a", text, frame: Rect(x: 0, y: 0, width: 50, height: 20))
    test.add("b", text, frame: frame)
    #expect(messages(test, "overlap") == expected)
  }

  @Test func `overlaps are found in long lists, in the order of the views`() {
    var test = TestScene()
    for row in 0..<1500 {
      test.add("row \(row)", text, frame: Rect(x: 0, y: 20 * Double(row), width: 50, height: 20))
    }
    test.add("late", text, frame: Rect(x: 40, y: 29_970, width: 50, height: 20))
    test.add("early", text, frame: Rect(x: 40, y: 10, width: 50, height: 20))
    let found = OverlapRule.findings(in: test.layout(height: 30_000))
    let expected = [("early", "row 0"), ("early", "row 1"), ("late", "row 1498"), ("late", "row 1499")]
    #expect(found.map(\.message.text) == expected.map { "'\($0)' overlaps '\($1)' by 10 × 10 points" })
  }

  @Test func `a short text in a wide label neither overlaps its neighbor nor is under a distant bar`() {
    var test = TestScene()
    let short = ViewContent.label(LabelContent(text: LocalizedText("Hi"), alignment: .center))
    test.add("a", short, frame: Rect(x: 0, y: 100, width: 300, height: 60))
    test.add("b", text, frame: Rect(x: 250, y: 90, width: 60, height: 40))
    test.add("c", short, frame: Rect(x: -10, y: 200, width: 320, height: 20))
    #expect(messages(test, "overlap") == [])
    #expect(messages(test, "partly-off-screen") == [])
    let bar = test.layout(safeArea: EdgeInsets(left: 40), hasLints: true).findings
    #expect(bar.allSatisfy { $0.code != "under-bar" })
  }

  @Test func `the invisible part of a frame overlaps nothing`() {
    var test = TestScene()
    test.add("a", text, frame: Rect(x: 0, y: 0, width: 50, height: 20))
    test.add("slider", .slider(value: 0.5), frame: Rect(x: 50, y: 0, width: 100, height: 30))
    test.add("title", text, frame: Rect(x: 0, y: 100, width: 50, height: 20))
    test.add(
      "note", .textView(LabelContent(text: LocalizedText("Text"))), frame: Rect(x: 0, y: 114, width: 50, height: 40))
    #expect(messages(test, "overlap") == [])
    test.add("near", text, frame: Rect(x: 144, y: 0, width: 50, height: 20))
    #expect(messages(test, "overlap") == ["'near' overlaps 'slider' by 6 × 20 points"])
  }

  @Test func `a covered view is not reported if code has an outlet to the view in front`() {
    func test(_ change: (inout View) -> Void) -> TestScene {
      var test = TestScene()
      test.add("first", .container, frame: Rect(x: 0, y: 0, width: 100, height: 100))
      test.add("name", text, in: test.scene.views.count - 1, frame: Rect(x: 0, y: 0, width: 50, height: 20))
      test.add("second", .container, frame: Rect(x: 0, y: 0, width: 100, height: 100)) {
        $0.appearance.background = .system(.gray)
        change(&$0)
      }
      return test
    }
    #expect(messages(test { _ in }, "covered") == ["Covered View: 'name' is completely below 'second'"])
    #expect(messages(test { $0.identity.outlet = "secondPage" }, "covered") == [])
  }

  @Test func `the contrast of a text of a custom class is not reported`() {
    var test = TestScene()
    test.add("ground", .container, frame: Rect(x: 0, y: 0, width: 200, height: 100)) {
      $0.appearance.background = .components(red: 1, green: 1, blue: 1, alpha: 1)
    }
    let pale = ViewColor.components(red: 0.9, green: 0.9, blue: 0.9, alpha: 1)
    let label = LabelContent(text: LocalizedText("Text"), color: pale)
    test.add("a", .label(label), in: test.scene.views.count - 1, frame: Rect(x: 10, y: 10, width: 80, height: 24)) {
      $0.identity.customClass = "StyledLabel"
    }
    #expect(messages(test, "low-contrast") == [])
  }

  @Test func `backgrounds and hidden views overlap nothing`() {
    var test = TestScene()
    test.add("ground", .container, frame: Rect(x: 0, y: 0, width: 50, height: 20)) {
      $0.appearance.background = .system(.gray)
    }
    test.add("a", text, frame: Rect(x: 20, y: 10, width: 50, height: 20))
    test.add("b", text, frame: Rect(x: 30, y: 15, width: 50, height: 20)) { $0.appearance.isHidden = true }
    #expect(messages(test, "overlap") == [])
  }

  @Test(arguments: [
    (0.6, 17.0, ["the text of 'a' has a contrast of 2.8 : 1 with its background, but 4.5 : 1 is required"]),
    (0.5, 17, ["the text of 'a' has a contrast of 4 : 1 with its background, but 4.5 : 1 is required"]),
    (0.5, 20, []), (0.4, 17, []),
  ])
  func `text needs contrast with its background, and large text less`(grey: Double, size: Double, expected: [String]) {
    var test = TestScene()
    test.add("ground", .container, frame: Rect(x: 0, y: 0, width: 200, height: 100)) {
      $0.appearance.background = .components(red: 1, green: 1, blue: 1, alpha: 1)
    }
    let ground = test.scene.views.count - 1
    let label = LabelContent(
      text: LocalizedText("Text"), font: .system(size), color: .components(red: grey, green: grey, blue: grey, alpha: 1)
    )
    test.add("a", .label(label), in: ground, frame: Rect(x: 10, y: 10, width: 80, height: 24))
    #expect(messages(test, "low-contrast") == expected)
  }

  /// Black at 40 percent, from the color or from the view, is a gray of 60 percent. A white text on a veil of 20
  /// percent is on a gray of 80 percent.
  @Test(
    arguments: [
      (ViewColor.components(red: 0, green: 0, blue: 0, alpha: 0.4), 1.0, nil, "2.8"),
      (.components(red: 0, green: 0, blue: 0, alpha: 1), 0.4, nil, "2.8"),
      (
        .components(red: 1, green: 1, blue: 1, alpha: 1), 1,
        ViewColor.components(red: 0, green: 0, blue: 0, alpha: 0.2),
        "1.6"
      ),
      (.system(.secondaryLabel), 1, nil, "3.4"), (.system(.tertiaryLabel), 1, nil, "1.7"),
      // Text with enough contrast, and text that is invisible.
      (.components(red: 0, green: 0, blue: 0, alpha: 0.7), 1, nil, nil),
      (.components(red: 0, green: 0, blue: 0, alpha: 0), 1, nil, nil),
      (.components(red: 0, green: 0, blue: 0, alpha: 1), 0, nil, nil),
    ] as [(ViewColor, Double, ViewColor?, String?)])
  func `translucent texts, views and backgrounds are blended first`(
    color: ViewColor, opacity: Double, veil: ViewColor?, ratio: String?
  ) {
    var test = TestScene()
    test.add("ground", .container, frame: Rect(x: 0, y: 0, width: 200, height: 100)) {
      $0.appearance.background = .components(red: 1, green: 1, blue: 1, alpha: 1)
    }
    let label = LabelContent(text: LocalizedText("Text"), color: color)
    test.add("a", .label(label), in: test.scene.views.count - 1, frame: Rect(x: 10, y: 10, width: 80, height: 24)) {
      $0.appearance.layer.opacity = opacity
      $0.appearance.background = veil
    }
    let expected = ratio.map {
      "the text of 'a' has a contrast of \($0) : 1 with its background, but 4.5 : 1 is required"
    }
    #expect(messages(test, "low-contrast") == [expected].compactMap(\.self))
  }

  private static let gray = ViewColor.components(red: 0.6, green: 0.6, blue: 0.6, alpha: 1)
  private static let black = ViewColor.components(red: 0, green: 0, blue: 0, alpha: 1)

  /// The color of a string, its opacity and that of its view, both from 0 to 1, and the advice.
  @Test(
    arguments: [
      (gray, 1.0, 1.0, "choose #757575 or darker, or the system's 'label'"),
      (black, 0.4, 1, "set the opacity of 'a' to 0.55 or more"),
      (black, 1, 0.4, "set the opacity of 'card' to 0.55 or more"),
      (gray, 0.5, 1, "make 'a' opaque, and choose #757575 or darker, or the system's 'label'"),
    ] as [(ViewColor, Double, Double, String)])
  func `the advice for a contrast is sufficient`(color: ViewColor, opacity: Double, around: Double, advice: String) {
    var test = TestScene()
    let place = Rect(x: 0, y: 0, width: 200, height: 100)
    test.add("ground", .container, frame: place) {
      $0.appearance.background = .components(red: 1, green: 1, blue: 1, alpha: 1)
    }
    test.add("card", .container, in: 1, frame: place) { $0.appearance.layer.opacity = around }
    let label = ViewContent.label(LabelContent(text: LocalizedText("Text"), color: color))
    test.add("a", label, in: 2, frame: Rect(x: 10, y: 10, width: 80, height: 24)) {
      $0.appearance.layer.opacity = opacity
    }
    let found = test.layout(hasLints: true).findings.filter { $0.code == "low-contrast" }
    #expect(found.map(\.hint?.text) == [advice])
  }

  @Test func `contrast is not reported if the background or the color is unknown`() {
    let pale = ViewColor.components(red: 0.9, green: 0.9, blue: 0.9, alpha: 1)
    let white = ViewColor.components(red: 1, green: 1, blue: 1, alpha: 1)
    func label(_ color: ViewColor?) -> ViewContent { .label(LabelContent(text: LocalizedText("Text"), color: color)) }
    let place = Rect(x: 10, y: 10, width: 80, height: 24)
    for (color, ground, custom) in [
      (pale, ViewColor.named("Brand"), nil), (.system(.label), white, nil), (pale, white, "Gradient"),
      (.named("Text"), white, nil),
    ] as [(ViewColor, ViewColor, String?)] {
      var test = TestScene()
      test.add("ground", .container, frame: Rect(x: 0, y: 0, width: 200, height: 100)) {
        $0.appearance.background = ground
        $0.identity.customClass = custom
      }
      test.add("a", label(color), in: test.scene.views.count - 1, frame: place)
      #expect(messages(test, "low-contrast") == [], "\(color) on \(ground)")
    }
  }

  @Test(arguments: [(30.0, 1), (12, 1), (8, 0), (0, 0)])
  func `a control outside its superview receives no touches`(top: Double, count: Int) {
    var test = TestScene()
    test.add("bar", .container, frame: Rect(x: 0, y: 100, width: 200, height: 20))
    test.add("more", button, in: test.scene.views.count - 1, frame: Rect(x: 10, y: top, width: 80, height: 20))
    let expected = ["'more' receives no touches outside 'bar'"]
    #expect(messages(test, "untouchable") == Array(expected.prefix(count)))
  }

  @Test func `texts and controls are read row by row, and cells as a unit`() {
    var test = TestScene()
    test.add("below", text, frame: Rect(x: 10, y: 200, width: 60, height: 20))
    test.add("right", button, frame: Rect(x: 200, y: 8, width: 60, height: 30))
    test.add("left", text, frame: Rect(x: 10, y: 12, width: 60, height: 20))
    test.add("hidden", text, frame: Rect(x: 10, y: 60, width: 60, height: 20)) { $0.appearance.isHidden = true }
    test.add("cell", .cell(CellContent()), frame: Rect(x: 0, y: 100, width: 320, height: 80))
    let cell = test.scene.views.count - 1
    test.add("price", text, in: cell, frame: Rect(x: 200, y: 5, width: 60, height: 20))
    test.add("name", text, in: cell, frame: Rect(x: 10, y: 5, width: 60, height: 20))
    test.add("note", text, in: cell, frame: Rect(x: 10, y: 40, width: 60, height: 20))
    let layout = test.layout(height: 480)
    #expect(
      layout.readingOrder.map { layout.resolved.views[$0].name } == ["left", "right", "name", "price", "note", "below"])
  }

  @Test func `AUD-07: a text field under the keyboard is reported`() {
    var test = TestScene()
    test.add("field", .textField(TextFieldContent()), frame: Rect(x: 0, y: 270, width: 100, height: 30))
    #expect(messages(test, "under-keyboard") == ["'field' extends 36 points under the keyboard"])
    #expect(messages(test, "under-keyboard", height: 516) == [])
  }

  @Test func `a disabled text field is not reported, nor a tall one whose top is visible`() {
    var test = TestScene()
    test.add("off", .textField(TextFieldContent()), frame: Rect(x: 0, y: 270, width: 100, height: 30)) {
      $0.appearance.isEnabled = false
    }
    test.add("high", .textField(TextFieldContent()), frame: Rect(x: 0, y: 20, width: 100, height: 300))
    #expect(messages(test, "under-keyboard") == [])
  }

  @Test func `system controls are small by default, and reported if they are smaller`() {
    var test = TestScene()
    test.add("on", .toggle(isOn: true), frame: Rect(x: 0, y: 0, width: 51, height: 31))
    test.add("cut", .toggle(isOn: true), frame: Rect(x: 0, y: 100, width: 51, height: 20))
    #expect(messages(test, "touch-target") == ["'cut' is hard to touch: 53 × 20 points"])
  }

  @Test(arguments: [(true, 1), (false, 0)])
  func `a text view that cannot be edited is not reported under the keyboard`(isEditable: Bool, count: Int) {
    var test = TestScene()
    var content = LabelContent(text: LocalizedText("Terms"))
    content.isEditable = isEditable
    test.add("terms", .textView(content), frame: Rect(x: 0, y: 200, width: 100, height: 200))
    #expect(messages(test, "under-keyboard").count == count)
  }

  @Test func `AUD-03: a view partly off the screen is reported by lints, and one mostly off it always`() {
    var test = TestScene()
    test.add("a", button, frame: Rect(x: 300, y: 0, width: 40, height: 44))
    test.add("b", button, frame: Rect(x: 301, y: 100, width: 40, height: 44))
    test.add("ground", .container, frame: Rect(x: 310, y: 200, width: 40, height: 44))
    func found(_ code: String, hasLints: Bool) -> [String] {
      test.layout(hasLints: hasLints).findings.filter { $0.code.name == code }.map(\.message.text)
    }
    #expect(found("off-screen", hasLints: false) == ["'b' is mostly off the screen: 21 points at the right"])
    #expect(found("off-screen", hasLints: true) == ["'b' is mostly off the screen: 21 points at the right"])
    #expect(found("partly-off-screen", hasLints: true) == ["'a' is partly off the screen: 20 points at the right"])
  }

  @Test func `AUD-04: a view tied to the screen instead of the safe area is covered by a bar`() {
    var test = TestScene()
    test.add("a", button, frame: Rect(x: 0, y: 0, width: 44, height: 44))
    test.add("b", button, frame: Rect(x: 0, y: 64, width: 44, height: 44))
    let layout = test.layout(safeArea: EdgeInsets(top: 64), hasLints: true)
    #expect(
      layout.findings.filter { $0.code == "under-bar" }.map(\.message.text) == [
        "'a' extends 64 points into the covered part at the top of the screen"
      ])
  }

  @Test func `a lint runs if a project sets a level for it`() {
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

  @Test func `controls below 44 points are small, and texts are not touched`() {
    var test = TestScene()
    test.add("a", button, frame: Rect(x: 0, y: 0, width: 44, height: 43.5))
    test.add("b", text, frame: Rect(x: 0, y: 100, width: 44, height: 20))
    #expect(messages(test, "touch-target") == ["'a' is hard to touch: 44 × 43.5 points"])
  }

  @Test func `left and right are reported if a layout is mirrored, or by lints`() throws {
    var test = TestScene()
    let box = test.add("box", button)
    test.pin(box, left: 20, top: 0)
    func findings(_ locale: String, _ hasLints: Bool) -> [Finding] {
      test.layout(hasLints: hasLints, locale: locale).findings.filter { $0.code == "left-right" }
    }
    #expect(findings("en", false) == [])
    #expect(
      findings("en", true).map(\.message.text) == [
        "1 constraint uses left or right, which are not mirrored in languages that are read from right to left"
      ])
    let mirrored = try #require(findings("ar", false).first)
    #expect(mirrored.severity == .note && mirrored.notes.map(\.text) == ["box.left == superview.left + 20"])
  }

  @Test(
    arguments: [("en", []), ("de", ["the text of 'b' is not translated to de"]), ("fr", [])] as [(String, [String])])
  func `texts of storyboards without a translation are reported`(locale: String, expected: [String]) {
    var test = TestScene()
    let translation = LocalizedText.Translation(locale: "de", text: "Ja")
    let yes = LocalizedText(text: "Yes", translations: [translation])
    test.add("a", .button(ButtonContent(title: yes)), frame: Rect(x: 0, y: 0, width: 99, height: 20))
    test.add("b", text, frame: Rect(x: 0, y: 50, width: 99, height: 20))
    test.add("c", .label(LabelContent(text: LocalizedText("12:30"))), frame: Rect(x: 0, y: 90, width: 99, height: 20))
    func messages() -> [String] {
      test.layout(hasLints: true, locale: locale).findings.filter { $0.code == "missing-translation" }.map(
        \.message.text)
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

  @Test func `an empty view that no other view is constrained to is reported`() {
    var test = TestScene()
    test.add("empty", .container, frame: .zero)
    let spacer = test.add("spacer", .container, frame: .zero)
    let label = test.add("label", text, frame: .zero)
    test.add(
      LayoutConstraint(
        LayoutItemID(view: label), .width, .equal, LayoutItemID(view: spacer), .width, priority: .defaultLow))
    let group = test.add("group", .container, frame: .zero)
    test.add("inner", to: group, text)
    let messages = test.scene.lints.filter { $0.code != ImpliedConstraintRule.code }.map(\.message.text)
    #expect(messages == ["'empty' shows nothing, and no other view is constrained to it"])
  }

  @Test func `constraints that every layout removes are reported`() {
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
    #expect(test.scene.lints.map(\.message.text) == ["no layout uses the constraints of 'old'"])
    test.change { $0.variations[1].removed = [] }
    #expect(test.scene.lints == [])
  }
}

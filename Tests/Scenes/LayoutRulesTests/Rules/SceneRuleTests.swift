import AutoLayout
import Findings
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

@Suite struct SceneRuleTests {
  private func codes(_ layout: Layout) -> [String] { layout.findings.map(\.code.name) }

  @Test func `unsatisfiable constraints are an error that names each of them`() throws {
    var test = TestScene()
    let box = test.add("box")
    test.pin(box, left: 0, top: 0)
    let item = LayoutItemID(view: box)
    test.add(LayoutConstraint(item, .height, constant: 10))
    test.add(
      LayoutConstraint(
        item, .width, constant: 100, text: "box.width == 100",
        source: SourceLocation(path: "Test.scene.yaml", line: 7, column: 3)))
    test.add(
      LayoutConstraint(
        item, .width, constant: 120, text: "box.width == 120",
        source: SourceLocation(path: "Test.scene.yaml", line: 8, column: 3)))
    let layout = test.layout()
    let finding = try #require(layout.findings.first)
    #expect(codes(layout) == ["conflict"])
    #expect(
      finding.text == """
        Test.scene.yaml:7:3: error: 2 constraints conflict [conflict]
            box.width == 100   (line 7)
            box.width == 120   (line 8)
            box.width: 100 and 120 cannot both hold
            'box.width == 100' was ignored; lower one of these constraints below 1000 or make it an inequality
            fix with: render-layouts edit Test.scene.yaml 'box.width == 100' --priority 999 --write
        """)
    #expect(layout.frames[box].width == 120)
  }

  @Test(
    arguments: [
      ([(LayoutRelation.lessThanOrEqual, -5.0)], "lower it below 1000 or remove it"),
      ([(.equal, -5)], "lower it below 1000 or make it an inequality"),
      ([(.greaterThanOrEqual, 20), (.lessThanOrEqual, 10)], "correct the format, or lower a part of it below 1000"),
    ] as [([(LayoutRelation, Double)], String)])
  func `CNF-06: the advice for a conflict within one line does not mention others`(
    parts: [(LayoutRelation, Double)], advice: String
  ) throws {
    var test = TestScene()
    let box = test.add("box")
    test.pin(box, left: 0, top: 0)
    for (relation, constant) in parts {
      test.add(
        LayoutConstraint(
          LayoutItemID(view: box), .width, relation, constant: constant, text: "H:[box(wide)]",
          source: SourceLocation(path: "Test.scene.yaml", line: 7, column: 3)))
    }
    let finding = try #require(test.layout().findings.first { $0.code == "conflict" })
    #expect(finding.message.text == "a constraint cannot hold in this layout")
    // If a format creates several constraints, the message names the one that is meant.
    let words = parts.count > 1 ? "'box.width >= 20' of 'H:[box(wide)]'" : "'H:[box(wide)]'"
    #expect(finding.hint?.text == "\(words) was ignored; \(advice)")
  }

  @Test func `lints report characters that no font contains, and name five of them`() {
    /// A text engine without Thai characters.
    struct LatinMeasurer: TextMeasuring {
      func width(of text: String, in font: Font) -> Double { Double(text.count) * 8 }
      func metrics(of font: Font) -> FontMetrics { FontMetrics(ascender: 16, descender: 5) }
      func missingCharacters(in text: String, font: Font) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { $0.value >= 0xE00 }
      }
    }
    func messages(_ text: String, isHidden: Bool = false, hasLints: Bool = true) -> [String] {
      var test = TestScene()
      let label = test.add("label", .label(LabelContent(text: LocalizedText(text)))) {
        $0.appearance.isHidden = isHidden
      }
      test.pin(label, left: 0, top: 0)
      let layout = test.layout(hasLints: hasLints, measuringTextWith: LatinMeasurer())
      return layout.findings.filter { $0.code == "missing-glyph" }.map(\.message.text)
    }
    #expect(messages("Hello") == [] && messages("ก", isHidden: true) == [])
    #expect(messages("aก", hasLints: false) == [])
    #expect(messages("aก") == ["no installed font has 'ก' (U+0E01) of 'label'"])
    #expect(
      messages("กขคงจฉช") == [
        "no installed font has 'ก' (U+0E01), 'ข' (U+0E02), 'ค' (U+0E04), 'ง' (U+0E07), 'จ' (U+0E08) and 2 more of 'label'"
      ])
  }

  @Test func `an ambiguous width is an error that gives its possible values`() throws {
    var test = TestScene()
    let box = test.add("box")
    test.pin(box, left: 0, top: 0)
    test.add(LayoutConstraint(LayoutItemID(view: box), .height, constant: 10))
    let layout = test.layout()
    #expect(codes(layout) == ["ambiguous"])
    #expect(layout.findings.first?.message.text == "'box' needs constraints for: width")
    #expect(layout.findings.first?.notes.map(\.text) == ["box.width can be 0 or more"])
  }

  @Test(
    arguments: [
      (
        "Notifications",
        "the word 'Notifications' of 'label' breaks in the middle: it is 104 points wide, but the text is only 60"
      ),
      (
        "of Notifications, soon",
        "the word 'Notifications,' of 'label' breaks in the middle: it is 112 points wide, but the text is only 60"
      ),
      ("of two words", nil), ("https://example.com/path", nil), ("low-intermediate", nil), ("1000000000", nil),
      ("プライバシーポリシーの通知", nil),
    ] as [(String, String?)])
  func `AUD-05: a word that breaks in the middle is reported, other breaks are not`(text: String, message: String?) {
    /// A text engine whose characters are all eight points wide.
    struct EvenMeasurer: TextMeasuring {
      func width(of text: String, in font: Font) -> Double { Double(text.count) * 8 }
      func metrics(of font: Font) -> FontMetrics { FontMetrics(ascender: 16, descender: 5) }
    }
    var test = TestScene()
    let label = test.add("label", .label(LabelContent(text: LocalizedText(text), numberOfLines: 0)))
    test.pin(label, left: 0, top: 0)
    test.add(LayoutConstraint(LayoutItemID(view: label), .width, constant: 60))
    let layout = test.layout(measuringTextWith: EvenMeasurer())
    #expect(layout.findings.first { $0.code == "broken-word" }?.message.text == message)
  }

  @Test func `a label without room for its text is a warning, and one without any room another`() {
    var test = TestScene()
    let short = test.add("short", .label(LabelContent(text: LocalizedText("Department Name"))))
    let gone = test.add("gone", .label(LabelContent(text: LocalizedText("Label"))))
    test.pin(short, left: 0, top: 0)
    test.pin(gone, left: 0, top: 50)
    test.add(LayoutConstraint(LayoutItemID(view: short), .width, constant: 90))
    test.add(LayoutConstraint(LayoutItemID(view: gone), .right, .equal, .root, .left))
    let layout = test.layout()
    #expect(codes(layout) == ["no-size", "truncated"])
    #expect(layout.findings.map(\.views) == [[gone], [short]])
    #expect(
      layout.findings.last?.message.text
        == "the text of 'short' is cut off: it needs 120 points of width, 30 more than it has")
  }

  @Test func `truncated text that was measured with another font is a note`() {
    struct Measurer: TextMeasuring {
      func width(of text: String, in font: Font) -> Double { FixedPitchTextMeasurer().width(of: text, in: font) }
      func metrics(of font: Font) -> FontMetrics { FixedPitchTextMeasurer().metrics(of: font) }
      func knowsWidths(of font: Font) -> Bool { false }
    }
    var test = TestScene()
    let short = test.add("short", .label(LabelContent(text: LocalizedText("Department Name"))))
    test.pin(short, left: 0, top: 0)
    test.add(LayoutConstraint(LayoutItemID(view: short), .width, constant: 90))
    #expect(test.layout().findings.map(\.severity) == [.warning])
    #expect(test.layout(measuringTextWith: Measurer()).findings.map(\.severity) == [.note])
  }

  @Test func `a truncated placeholder is a warning, but not the text typed into it`() {
    var test = TestScene()
    let long = LocalizedText("Department Name")
    let empty = test.add("empty", .textField(TextFieldContent(placeholder: long)))
    let filled = test.add("filled", .textField(TextFieldContent(text: long, placeholder: long)))
    for (index, field) in [empty, filled].enumerated() {
      test.pin(field, left: 0, top: Double(index) * 50)
      test.add(LayoutConstraint(LayoutItemID(view: field), .width, constant: 90))
    }
    let layout = test.layout()
    #expect(codes(layout) == ["truncated"])
    #expect(
      layout.findings.first?.message.text
        == "the placeholder of 'empty' is cut off: it needs 134 points of width, 44 more than it has")
  }

  @Test(arguments: [
    (SmallestLetters.factor(0.5), []), (.factor(0.9), ["truncated"]), (.pointSize(8.5), []),
    (.pointSize(16), ["truncated"]),
  ])
  func `a label that may shrink needs only room for its smallest letters`(smallest: SmallestLetters, codes: [String]) {
    var test = TestScene()
    var content = LabelContent(text: LocalizedText("Department Name"), font: .system(17))
    content.smallestLetters = smallest
    let label = test.add("label", .label(content))
    test.pin(label, left: 0, top: 0)
    test.add(LayoutConstraint(LayoutItemID(view: label), .width, constant: 90))
    #expect(self.codes(test.layout()) == codes)
  }

  @Test(arguments: [(42.0, true, []), (42, false, ["truncated"]), (40, true, ["truncated"])])
  func `the title of a button that breaks lines needs room for a second line`(
    height: Double, breaks: Bool, codes: [String]
  ) {
    var test = TestScene()
    var content = ButtonContent(title: LocalizedText("Department Name"), font: .system(15), style: .system)
    content.arrangement.breaksLines = breaks
    test.add("next", .button(content), frame: Rect(x: 0, y: 0, width: 90, height: height))
    #expect(self.codes(test.layout()) == codes)
  }

  @Test func `a view below the screen is a warning, and its subviews are not reported again`() {
    var test = TestScene()
    let box = test.add("box")
    test.pin(box, left: 20, top: 500)
    let inner = test.add("inner", to: box, .label(LabelContent(text: LocalizedText("x"))))
    test.pin(inner, left: 0, top: 0)
    test.add(LayoutConstraint(LayoutItemID(view: box), .width, constant: 50))
    test.add(LayoutConstraint(LayoutItemID(view: box), .height, constant: 50))
    let layout = test.layout(height: 480)
    #expect(codes(layout) == ["off-screen"])
    #expect(layout.findings.first?.message.text == "'box' is off the screen, at 20, 500")
  }

  @Test(arguments: [
    (Rect(x: 0, y: -80, width: 375, height: 80), []), (Rect(x: 0, y: 480, width: 375, height: 40), []),
    (Rect(x: 0, y: -90, width: 375, height: 80), ["off-screen"]),
    (Rect(x: 0, y: 480, width: 375, height: 0.5), ["off-screen"]),
    (Rect(x: 20, y: -80, width: 300, height: 80), ["off-screen"]),
  ])
  func `a background that continues beyond an edge is not reported`(frame: Rect, codes: [String]) {
    var test = TestScene()
    let ground = test.add("ground", .container, frame: frame) {
      $0.appearance.background = .components(red: 0, green: 0, blue: 0, alpha: 1)
    }
    #expect(self.codes(test.layout(width: 375, height: 480)) == codes)
    // A view with content in it is missing from the screen.
    test.add("title", .label(LabelContent(text: "x")), in: ground, frame: Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(self.codes(test.layout(width: 375, height: 480)) == ["off-screen"])
  }

  @Test(arguments: [(false, ["off-screen"]), (true, [])])
  func `a view off the screen in a bar is reported if constraints place it there`(isPlacedByBar: Bool, codes: [String])
  {
    var test = TestScene()
    let bar = test.add("bar", .toolbar([]), frame: Rect(x: 0, y: 0, width: 320, height: 44))
    let label = ViewContent.label(LabelContent(text: "Total"))
    if isPlacedByBar {
      test.add("total", to: bar, label) {
        $0.placement.recordedFrame = Rect(x: 400, y: 10, width: 60, height: 20)
        $0.placement.isPlacedByMask = true
      }
    } else {
      test.add("total", label, in: bar, frame: Rect(x: 400, y: 10, width: 60, height: 20))
    }
    #expect(self.codes(test.layout()).filter { $0 == "off-screen" } == codes)
  }

  @Test func `hidden views are not reported`() {
    var test = TestScene()
    let box = test.add("box") { $0.appearance.isHidden = true }
    _ = test.add("inner", to: box, .label(LabelContent(text: LocalizedText("x"))))
    test.pin(box, left: 20, top: 500)
    #expect(test.layout().findings.allSatisfy { !$0.views.contains(box) })
  }

  @Test func `a scroll view with ambiguous content size is a warning`() throws {
    var test = TestScene()
    let scroll = test.add("scroll") { $0.placement.isScrollView = true }
    let inner = test.add("inner", to: scroll)
    let content = LayoutItemID(view: scroll, guide: .scrollContent)
    test.pin(scroll, left: 0, top: 0)
    for (view, length) in [(scroll, 100.0), (inner, 300)] {
      test.add(LayoutConstraint(LayoutItemID(view: view), .width, constant: length))
      test.add(LayoutConstraint(LayoutItemID(view: view), .height, constant: length))
    }
    for attribute in [LayoutAttribute.left, .right, .top] {
      test.add(LayoutConstraint(LayoutItemID(view: inner), attribute, .equal, content, attribute))
    }
    let finding = try #require(test.layout().findings.first)
    #expect(codes(test.layout()) == ["ambiguous-content"] && finding.severity == .warning)
    #expect(finding.message.text == "'scroll' has ambiguous scrollable content height")
    #expect(
      finding.hint?.text
        == "constrain the bottom edge of 'scroll.content' to a view in it, or set the content size in code")
    test.add(LayoutConstraint(LayoutItemID(view: inner), .bottom, .equal, content, .bottom))
    #expect(
      test.layout().findings == [] && test.layout().solution.contentSizes.map(\.size) == [Size(width: 300, height: 300)]
    )
  }
}

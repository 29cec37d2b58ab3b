import AutoLayout
import Findings
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

@testable import LayoutRules

/// Which ambiguities are reported, and with which severity (specification AMB-07 to AMB-09).
@Suite struct AmbiguityRuleTests {
  /// The severities of the findings about ambiguity, by the names of the views.
  private func severities(_ test: TestScene) -> [String: Finding.Severity] {
    let layout = test.layout(hasLints: true)
    return Dictionary(
      layout.findings.flatMap(\.unfolded).filter { $0.code == "ambiguous" }.flatMap { finding in
        finding.views.map { (layout.resolved.views[$0].name, finding.severity) }
      }, uniquingKeysWith: max)
  }

  /// A view at the top left of the screen, 100 points wide, with an ambiguous height, and a box of 20 points below it.
  private func openHeight(_ content: ViewContent = .container, _ change: (inout View) -> Void = { _ in }) -> TestScene {
    var test = TestScene()
    let view = test.add("open", content, change)
    test.pin(view, left: 0, top: 0)
    test.add(LayoutConstraint(LayoutItemID(view: view), .width, constant: 100))
    let below = test.add("below")
    let (item, above) = (LayoutItemID(view: below), LayoutItemID(view: view))
    test.add(LayoutConstraint(item, .top, .equal, above, .bottom))
    test.add(LayoutConstraint(item, .left, .equal, .root, .left))
    test.add(LayoutConstraint(item, .width, constant: 50))
    test.add(LayoutConstraint(item, .height, constant: 20))
    return test
  }

  @Test func `AMB-01: an undetermined height is an error, and so is the position that depends on it`() {
    #expect(severities(openHeight()) == ["open": .error, "below": .error])
  }

  @Test func `AMB-09: a custom class may have a content size, so its ambiguity is a note`() {
    #expect(severities(openHeight { $0.identity.customClass = "RatingView" }) == ["open": .note, "below": .note])
  }

  @Test func `AMB-09: a custom class does not determine the position of its view`() {
    var test = TestScene()
    let view = test.add("rating") { $0.identity.customClass = "RatingView" }
    test.add(LayoutConstraint(LayoutItemID(view: view), .width, constant: 100))
    test.add(LayoutConstraint(LayoutItemID(view: view), .height, constant: 20))
    #expect(severities(test) == ["rating": .error])
  }

  @Test func `AMB-09: code determines the size of a placeholder or an empty stack`() {
    let size = IntrinsicContentSize(height: 200)
    let sized = openHeight { $0.placement.placeholderContentSize = size }
    #expect(sized.layout().findings == [])
    #expect(
      severities(openHeight { $0.placement.placeholderContentSize.width = 20 }) == ["open": .error, "below": .error])
    #expect(severities(openHeight { $0.placement.stack = StackLayout() }) == ["open": .note, "below": .note])
    var test = openHeight()
    var placeholder = LayoutConstraint(LayoutItemID(view: 1), .height, constant: 200)
    placeholder.isPlaceholder = true
    test.add(placeholder)
    #expect(test.layout().findings.map(\.code) == ["left-to-code"])
  }

  /// A column of 200 points with a view of a class, which keeps its 50 points without its content, and two rows of icons
  /// that share the rest.
  private func column(_ change: (inout View) -> Void) -> TestScene {
    var test = TestScene()
    let column = test.add("column", .container, frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let filled = test.add("filled", to: column) {
      $0.placement.keptSize = IntrinsicContentSize(height: 50)
      change(&$0)
    }
    let rows = ["first", "second"].map { name in
      let row = test.add(name, to: column)
      let icon = test.add("icon", to: row)
      test.add(LayoutConstraint(LayoutItemID(view: icon), .width, constant: 20))
      test.add(LayoutConstraint(LayoutItemID(view: icon), .height, constant: 20))
      let stack = StackLayout(axis: .horizontal, alignment: .center, arrangedViews: [icon])
      test.change { $0.views[row].placement.stack = stack }
      return row
    }
    test.change { $0.views[column].placement.stack = StackLayout(axis: .vertical, arrangedViews: [filled] + rows) }
    return test
  }

  @Test func `AMB-09: what code puts into a view of a stack decides the space for the others`() {
    let line = CodeStatement(
      effect: .fills, text: "addSubview", source: SourceLocation(path: "Rating.swift", line: 3, column: 1))
    #expect(severities(column { _ in })["first"] == .error)
    #expect(severities(column { $0.identity.customClass = "RatingView" })["first"] == .error)
    let filled = column {
      $0.identity.customClass = "RatingView"
      $0.identity.statements = [line]
    }
    #expect(severities(filled)["first"] == .note)
    #expect(severities(filled).values.allSatisfy { $0 == .note })
  }

  /// Two strings of 100 letters in total that fill a width side by side, with an outlet to the first.
  private func texts(_ letters: Int, outlet: String?) -> TestScene {
    var test = TestScene()
    for (name, edge) in [("first", LayoutAttribute.left), ("second", .right)] {
      let text = LabelContent(text: LocalizedText(String(repeating: "a", count: letters)))
      let view = test.add(name, .label(text)) { $0.identity.outlet = name == "first" ? outlet : nil }
      let item = LayoutItemID(view: view)
      test.add(LayoutConstraint(item, .top, .equal, .root, .top))
      test.add(LayoutConstraint(item, edge, .equal, .root, edge))
    }
    test.add(LayoutConstraint(LayoutItemID(view: 2), .left, .equal, LayoutItemID(view: 1), .right))
    return test
  }

  @Test func `AMB-09: a text that code sets may be shorter than the one that does not fit`() {
    #expect(severities(texts(30, outlet: nil)) == ["first": .error, "second": .error])
    #expect(severities(texts(30, outlet: "title")) == ["first": .note, "second": .note])
  }

  @Test func `CLP-01: space that two texts do not need is ambiguous for any content`() {
    #expect(severities(texts(3, outlet: "title")) == ["first": .error, "second": .error])
  }

  @Test(arguments: [(40.75, false), (41.25, false), (41.5, true), (60, true)])
  func `AMB-07: an ambiguity of about a point is not reported, because texts are not measured more exactly`(
    bottom: Double, isTold: Bool
  ) {
    // Two strings 20 points high fill a slightly larger height; which of them stretches is ambiguous.
    var test = TestScene()
    for name in ["first", "second"] {
      let view = test.add(name) {
        $0.placement.statedContentSize = IntrinsicContentSize(width: 30, height: 20)
      }
      test.add(LayoutConstraint(LayoutItemID(view: view), .left, .equal, .root, .left))
    }
    test.add(LayoutConstraint(LayoutItemID(view: 1), .top, .equal, .root, .top))
    test.add(LayoutConstraint(LayoutItemID(view: 2), .top, .equal, LayoutItemID(view: 1), .bottom))
    test.add(LayoutConstraint(LayoutItemID(view: 2), .bottom, .equal, .root, .top, constant: bottom))
    #expect(severities(test) == (isTold ? ["first": .error, "second": .error] : [:]))
  }

  @Test func `AMB-08: a hidden view of an app is not reported, because code that shows it may add constraints`() {
    #expect(severities(openHeight { $0.appearance.isHidden = true }) == ["below": .error])
  }
}

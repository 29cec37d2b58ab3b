import AutoLayout
import DocumentTestSupport
import Findings
import LayoutTestSupport
import Scenes
import Testing

/// The constraints that equations, visual formats and the short notation expand to.
@Suite struct EquationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let item: String
    let constraints: [String]

    init(_ item: String, _ constraints: String...) {
      self.item = item
      self.constraints = constraints
    }

    var testDescription: String { item }
  }

  @Test(arguments: [
    Case("a.width == 44", "a.width == 44"),
    Case("a.width==b.width*2+5@750", "a.width == 2*b.width + 5 @750"),
    Case("a.width == 2 * b.width - gap", "a.width == 2*b.width - 10"),
    Case("a.width == (b.width + gap) / 4", "a.width == 0.25*b.width + 2.5"),
    Case("a.height == a.width * 9/16 @high", "a.height == 0.5625*a.width @750"),
    Case("a.centerX == 1/4 * superview.right", "a.centerX == 0.25*superview.right"),
    Case("a.left >= -gap + b.right - -2", "a.left >= b.right - 8"),
    Case("a.width <= 3 * (gap + 2)", "a.width <= 36"),
    Case("a.width ≤ 36", "a.width <= 36"),
    Case("a.width == a", "a.width == 7"),
    Case("a.top == safeArea.top + 12", "a.top == safeArea.top + 12"),
    Case("a.leading == margins.leading", "a.leading == margins.leading"),
    Case("a.leading == readable.leading", "a.leading == readable.leading"),
    Case("a.top == topGuide.bottom", "a.top == topGuide.bottom"),
    Case("bottomGuide.top == a.bottom", "bottomGuide.top == a.bottom"),
    Case("c.leading == a.margins.leading", "c.leading == a.margins.leading"),
    Case("c.leading == a.safeArea.leading", "c.leading == a.safeArea.leading"),
    Case("c.baseline == b.firstBaseline", "c.baseline == b.firstBaseline"),
    Case("c.leading == superview.leading", "c.leading == a.leading"),
    Case("superview.trailing == c.trailing", "a.trailing == c.trailing"),
    Case("c.leading == superview.margins.leading", "c.leading == a.margins.leading"),
    Case("c.leading == root.leading", "c.leading == superview.leading"),
    Case("superview.height >= 44", "superview.height >= 44"),
    Case("a.top == b.top == superview.top + 5", "a.top == b.top", "b.top == superview.top + 5"),
    Case(
      "a.width == b.width == c.width == 9 @low", "a.width == b.width @250", "b.width == c.width @250",
      "c.width == 9 @250"),
    Case("a.width == 9 @high - 1", "a.width == 9 @749"),
    Case("a.width == 9 @gap", "a.width == 9 @10"),
    Case("a.width == 9 @defaultLow", "a.width == 9 @250"),
    Case("a.width == 9 @0.5", "a.width == 9 @0.5"),
    Case("a.width == 9 @required", "a.width == 9"),
  ])
  func `an equation is read as its constraints`(_ example: Case) throws {
    try expect(SceneFile.constraints(example.item), is: example.constraints)
  }

  @Test(arguments: [
    Case(
      "H:|-[a]-gap-[b(>=44@750)]-|", "a.leading == superview.leading + 20 std", "b.leading == a.trailing + 10",
      "b.width >= 44 @750", "superview.trailing == b.trailing + 20 std"),
    Case("V:|[c]|", "c.top == a.top", "a.bottom == c.bottom"),
    Case("\"[a]-[b]\"", "b.leading == a.trailing + 8 std"),
    Case("V:[topGuide]-[a]-[safeArea]", "a.top == topGuide.bottom + 8 std", "safeArea.top == a.bottom + 8 std"),
    Case(
      "H:[a][b]: { align: [top, baseline] }", "b.leading == a.trailing", "a.top == b.top", "a.baseline == b.baseline"),
    Case("H:[a][b]: { direction: rightToLeft }", "a.left == b.right"),
  ])
  func `a visual format is read as its constraints`(_ example: Case) throws {
    try expect(SceneFile.constraints(example.item), is: example.constraints)
  }

  @Test(arguments: [
    Case(
      "b: { pin: superview }", "b.top == superview.top", "b.leading == superview.leading",
      "b.bottom == superview.bottom", "b.trailing == superview.trailing"),
    Case(
      "c: { pin: safeArea, inset: 8, except: [top, left] }", "c.bottom == safeArea.bottom - 8",
      "c.trailing == safeArea.trailing - 8"),
    Case(
      "c: { pin: superview, inset: { left: 1, right: 2, top: 3, bottom: 4 } }", "c.top == a.top + 3",
      "c.left == a.left + 1", "c.bottom == a.bottom - 4", "c.right == a.right - 2"),
    Case("b: { center: a }", "b.centerX == a.centerX", "b.centerY == a.centerY"),
    Case("b: { centerX: superview + 5, centerY: a.top }", "b.centerX == superview.centerX + 5", "b.centerY == a.top"),
    Case(
      "b: { leading: safeArea + gap, trailing: safeArea - gap }", "b.leading == safeArea.leading + 10",
      "b.trailing == safeArea.trailing - 10"),
    Case(
      "b: { left: a, right: a, top: a, bottom: a }", "b.left == a.left", "b.right == a.right", "b.top == a.top",
      "b.bottom == a.bottom"),
    Case("b: { below: a + 16 }", "b.top == a.bottom + 16"),
    Case("b: { above: a - 16 }", "b.bottom == a.top - 16"),
    Case("b: { after: a + 16 @high }", "b.leading == a.trailing + 16 @750"),
    Case("b: { before: a - 16 }", "b.trailing == a.leading - 16"),
    Case("b: { width: 44, height: gap * 2 }", "b.width == 44", "b.height == 20"),
    Case("b: { width: superview * 1/2 - 5 }", "b.width == 0.5*superview.width - 5"),
    Case("b: { height: c.width }", "b.height == c.width"),
    Case(
      "b: { minWidth: 1, maxWidth: 2, minHeight: 3, maxHeight: c }", "b.width >= 1", "b.width <= 2", "b.height >= 3",
      "b.height <= c.height"),
    Case("b: { aspect: 16/9 }", "b.width == \(16.0 / 9)*b.height"),
    Case("b: { size: 29 }", "b.width == 29", "b.height == 29"),
    Case("b: { size: 8x13.5 }", "b.width == 8", "b.height == 13.5"),
    Case("b: { size: { height: gap } }", "b.height == 10"),
    Case("b: { priority: high, width: 4, height: 5 @low }", "b.width == 4 @750", "b.height == 5 @250"),
    Case("superview: { minHeight: 44 }", "superview.height >= 44"),
    Case("b: width == 44", "b.width == 44"),
    Case("c: [top == superview.top, height == width]", "c.top == a.top", "c.height == c.width"),
  ])
  func `each word of the short notation is read as an equation`(_ example: Case) throws {
    try expect(SceneFile.constraints(example.item), is: example.constraints)
  }

  @Test func `a constraint has its text, location, name and group`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      views:
        a: { aspect: 1/1 }
      constraints:
        ends:
          - "a.top == superview.top  #upper"
          - H:|[a]
        others:
          - a: { below: superview, pin: superview, except: [top, trailing] }
          - a: width == 5
      """)
    let described = scene.constraints.map {
      "\($0.constraint.source?.description ?? "") \($0.group ?? "") \($0.constraint.identifier ?? "") | \($0.constraint.text ?? "")"
    }
    #expect(
      described == [
        "test.scene.yaml:3:8   | a: { aspect: 1/1 }",
        "test.scene.yaml:6:7 ends upper | a.top == superview.top  #upper",
        "test.scene.yaml:7:7 ends  | H:|[a]",
        "test.scene.yaml:9:12 others  | a: { below: superview }",
        "test.scene.yaml:9:30 others  | a: { pin: superview, except: [top, trailing] }",
        "test.scene.yaml:9:30 others  | a: { pin: superview, except: [top, trailing] }",
        "test.scene.yaml:10:10 others  | a: width == 5",
      ])
  }
}

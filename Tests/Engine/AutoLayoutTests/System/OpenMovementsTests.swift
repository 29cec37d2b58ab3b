import LayoutTestSupport
import Testing

@testable import AutoLayout

/// AMB-06: ambiguous quantities that move together have one cause.
@Suite struct OpenMovementsTests {
  /// Returns the ambiguous attributes of a system, such as `b.left`, each with the one that determines it once the
  /// previous ones are fixed.
  private func causes(_ test: TestSystem) -> [String] {
    let solution = test.system.solution()
    let open = solution.ambiguities
    let names = open.map { "\(test.system.name(of: LayoutItemID(view: $0.view))).\($0.attribute.name)" }
    return zip(names, solution.movements.relations(of: open).causes).map { "\($0) by \(names[$1])" }
  }

  @Test func `a chain after an ambiguous width has one cause`() {
    var test = TestSystem(width: 320, height: 480)
    for name in ["a", "b", "c"] { test.add(name) }
    for text in [
      "a.leading == root.leading", "b.leading == a.trailing + 8", "c.leading == b.trailing + 8", "b.width == 20",
      "c.width == 30", "a.top == root.top", "b.top == a.top", "c.top == a.top", "a.height == 10", "b.height == 10",
      "c.height == 10",
    ] { test.constrain(text) }
    expect(causes(test), is: ["a.width by a.width", "b.left by a.width", "c.left by a.width"])
  }

  @Test func `inequalities separate views without tying them`() {
    var test = TestSystem(width: 320, height: 480)
    for name in ["a", "b"] { test.add(name) }
    for text in [
      "a.leading >= root.leading", "b.leading >= a.trailing + 8", "a.width == 20", "b.width == 20", "a.top == root.top",
      "b.top == root.top", "a.height == 10", "b.height == 10",
    ] { test.constrain(text) }
    expect(causes(test), is: ["a.left by a.left", "b.left by b.left"])
  }

  @Test func `a satisfied optional equality ties like a required one`() {
    var test = TestSystem(width: 320, height: 480)
    for name in ["a", "b"] { test.add(name) }
    for text in [
      "a.leading == root.leading", "b.leading == root.leading", "a.width == b.width @500", "a.top == root.top",
      "b.top == root.top", "a.height == 10", "b.height == 10",
    ] { test.constrain(text) }
    expect(causes(test), is: ["a.width by a.width", "b.width by a.width"])
  }

  @Test func `views that can move in two directions lack one constraint each`() {
    var test = TestSystem(width: 320, height: 480)
    for name in ["a", "b", "c"] { test.add(name) }
    for text in [
      "a.leading == root.leading", "b.leading == root.leading", "c.leading == root.leading",
      "c.width == a.width", "a.top == root.top", "b.top == root.top", "c.top == root.top", "a.height == 10",
      "b.height == 10", "c.height == 10",
    ] { test.constrain(text) }
    expect(causes(test), is: ["a.width by a.width", "b.width by b.width", "c.width by a.width"])
  }

  @Test func `contents that compete for space have one cause`() {
    var test = TestSystem(width: 320, height: 480)
    test.add("a") { $0.intrinsicContentSize = IntrinsicContentSize(width: 60, height: 30) }
    test.add("b") { $0.intrinsicContentSize = IntrinsicContentSize(width: 80, height: 30) }
    for text in [
      "a.leading == root.leading", "b.leading == a.trailing + 8", "b.trailing == root.trailing", "a.top == root.top",
      "b.top == root.top",
    ] { test.constrain(text) }
    expect(causes(test), is: ["a.width by a.width", "b.left by a.width", "b.width by a.width"])
  }

  @Test func `three contents that compete for space are one group, and others another`() {
    var test = TestSystem(width: 320, height: 480)
    for name in ["a", "b", "c", "d"] {
      test.add(name) { $0.intrinsicContentSize = IntrinsicContentSize(width: 60, height: 30) }
      test.constrain("\(name).top == root.top")
    }
    for text in [
      "a.leading == root.leading", "b.leading == a.trailing", "c.leading == b.trailing", "c.trailing == root.trailing",
    ] { test.constrain(text) }
    let open = test.system.solution().ambiguities
    let names = open.map { "\(test.system.name(of: LayoutItemID(view: $0.view))).\($0.attribute.name)" }
    expect(names, is: ["a.width", "b.left", "b.width", "c.left", "c.width", "d.left"])
    expect(test.system.solution().movements.relations(of: open).groups, is: [0, 0, 0, 0, 0, 5])
  }

  /// The content is as wide as `a` and 10 points, and `b` is beside it without effect on the content.
  @Test(
    arguments: [(["a.width", "b.width"], ["a.width"]), (["b.width"], []), ([], [])] as [([String], [String])])
  func `the content of a scroll view is determined by the views that it follows`(open: [String], determining: [String])
  {
    var test = TestSystem(width: 320, height: 480)
    test.add("scroll")
    test.add("a", to: "scroll")
    test.add("b", to: "scroll")
    for text in [
      "scroll.leading == root.leading", "scroll.trailing == root.trailing", "scroll.top == root.top",
      "scroll.bottom == root.bottom", "a.height == 10", "b.height == 10",
    ] { test.constrain(text) }
    let content = LayoutItemID(view: test["scroll"], guide: .scrollContent)
    for name in ["a", "b"] {
      let item = LayoutItemID(view: test[name])
      test.add([
        LayoutConstraint(item, .top, .equal, content, .top),
        LayoutConstraint(item, .leading, .equal, content, .leading),
      ])
    }
    let first = LayoutItemID(view: test["a"])
    test.add([
      LayoutConstraint(content, .trailing, .equal, first, .trailing, constant: 10),
      LayoutConstraint(content, .bottom, .equal, first, .bottom),
    ])
    let solution = test.system.solution()
    expect(solution.ambiguousContentSizes.map(\.attribute), is: [.width])
    func name(_ open: AmbiguousLayout) -> String {
      "\(test.system.name(of: LayoutItemID(view: open.view))).\(open.attribute.name)"
    }
    let attributes = solution.ambiguities.filter { open.contains(name($0)) }
    expect(attributes.map(name), is: open)
    let found = solution.movements.attributes(
      determiningContents: solution.ambiguousContentSizes, among: attributes)
    expect(found.map { $0.map { name(attributes[$0]) } }, is: [determining])
  }

  @Test func `an attribute with an unknown movement causes nothing`() {
    let open = [
      AmbiguousLayout(view: 1, attribute: .left, minimum: nil, maximum: nil),
      AmbiguousLayout(view: 2, attribute: .left, minimum: nil, maximum: nil),
    ]
    expect(OpenMovements().relations(of: open).causes, is: [0, 1])
    #expect(!OpenMovements().areTied(open[0], open[1]))
    expect(OpenMovements().attributes(determiningContents: [open[0]], among: open), is: [[]])
  }
}

import AutoLayout
import LayoutTestSupport
import Testing

/// The constraints that valid formats expand to.
@Suite struct VisualFormatTests {
  struct Case: Sendable {
    let format: String
    var options: VisualFormatOptions = []
    let constraints: [String]
  }

  static let cases = [
    Case(format: "H:[a][b]", constraints: ["b.leading == a.trailing"]),
    Case(format: "[a]-[b]", constraints: ["b.leading == a.trailing + 8 std"]),
    Case(format: "V:[a]-12.5-[b]", constraints: ["b.top == a.bottom + 12.5"]),
    Case(
      format: "H:|-[a]-|", constraints: ["a.leading == root.leading + 20 std", "root.trailing == a.trailing + 20 std"]),
    Case(format: "V:|[a]|", constraints: ["a.top == root.top", "root.bottom == a.bottom"]),
    Case(format: "H: [a]-gap-[b]", constraints: ["b.leading == a.trailing + 10"]),
    Case(format: "H:[a]-(-5)-[b]", constraints: ["b.leading == a.trailing - 5"]),
    Case(
      format: "H:[a]-(>=0, <=30@low)-[b]",
      constraints: ["b.leading >= a.trailing", "b.leading <= a.trailing + 30 @250"]),
    Case(format: "H:|->=5@20-[a]", constraints: ["a.leading >= root.leading + 5 @20"]),
    Case(format: "H:[a(>=50,<=70)]", constraints: ["a.width >= 50", "a.width <= 70"]),
    Case(format: "V:[a(b@low)]", constraints: ["a.height == b.height @250"]),
    Case(format: "H:[a(gap)]", constraints: ["a.width == 10"]),
    Case(
      format: "H:|[a(b)][b(a)]",
      constraints: ["a.leading == root.leading", "a.width == b.width", "b.leading == a.trailing", "b.width == a.width"]),
    Case(
      format: "V:[topGuide]-[a]-[bottomGuide]",
      constraints: ["a.top == topGuide.bottom + 8 std", "bottomGuide.top == a.bottom + 8 std"]),
    Case(
      format: "H:[a]-[b]-[c]", options: [.alignAllTop, .alignAllLastBaseline],
      constraints: [
        "b.leading == a.trailing + 8 std", "c.leading == b.trailing + 8 std", "a.top == b.top", "b.top == c.top",
        "a.baseline == b.baseline", "b.baseline == c.baseline",
      ]),
    Case(format: "H:[a]", options: .alignAllLeading, constraints: []),
    Case(
      format: "H:|-[a]-[b]|", options: .directionLeftToRight,
      constraints: ["a.left == root.left + 20 std", "b.left == a.right + 8 std", "root.right == b.right"]),
    Case(
      format: "H:|-[a]-(>=3)-[b]|", options: .directionRightToLeft,
      constraints: ["root.right == a.right + 20 std", "a.left >= b.right + 3", "b.left == root.left"]),
    Case(format: "V:[a][b]", options: .directionRightToLeft, constraints: ["b.top == a.bottom"]),
  ]

  @Test(arguments: cases)
  func `a format gives its constraints, in order`(_ example: Case) throws {
    let scene = FormatScene(["topGuide", "bottomGuide", "a", "b", "c"])
    let metrics = ["gap": 10.0, "low": 250]
    try expect(scene.constraints(example.format, metrics: metrics, options: example.options), is: example.constraints)
  }

  @Test func `a name of both a metric and a view is a metric`() throws {
    try expect(FormatScene(["a", "b"]).constraints("H:[a(b)]", metrics: ["b": 7]), is: ["a.width == 7"])
  }

  @Test func `the bar in a format is the superview of the view next to it`() throws {
    let bindings = ["a": LayoutItemID(view: 2), "b": LayoutItemID(view: 4)]
    let constraints = try VisualFormat(parsing: "H:|[a][b]|").constraints(views: bindings) { item in
      LayoutItemID(view: item.view - 1)
    }
    expect(constraints.map(\.secondItem?.view), is: [1, 2, 4])
    expect(constraints.map(\.firstItem.view), is: [2, 4, 3])
  }

  @Test func `every constraint has the text of its format`() throws {
    let bindings = FormatScene(["a", "b"]).bindings
    let format = try VisualFormat(parsing: "V:[a(44)]-[b]")
    let constraints = try format.constraints(views: bindings) { _ in .root }
    expect(constraints.map(\.text), is: ["V:[a(44)]-[b]", "V:[a(44)]-[b]"])
    expect(constraints.map(\.usesStandardSpacing), is: [false, true])
  }

  @Test func `the parts of a format have their ranges`() throws {
    let format = try VisualFormat(parsing: "H:|-gap-[größe(>=44@p)]")
    expect(format.views.map(\.range), is: [9..<14])
    expect(format.views[0].sizes[0].priority?.range, is: 20..<21)
    guard case .spacing(let predicates) = format.leadingConnection else {
      Issue.record("no spacing before the view")
      return
    }
    expect(predicates.map(\.object.range), is: [4..<7])
  }

  @Test func `the options have UIKit's raw values and names`() {
    expect(VisualFormatOptions(name: "top")?.rawValue, is: 8)
    expect(VisualFormatOptions(name: "baseline")?.rawValue, is: 2048)
    expect(VisualFormatOptions(name: "directionRightToLeft")?.rawValue, is: 131072)
    #expect(VisualFormatOptions(name: "topp") == nil)
    expect(VisualFormatOptions.names.count, is: 12)
  }
}

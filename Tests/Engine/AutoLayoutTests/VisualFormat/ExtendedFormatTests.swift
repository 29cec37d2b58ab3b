import AutoLayout
import LayoutTestSupport
import Testing

/// The constraints that formats of the extended language expand to.
@Suite struct ExtendedFormatTests {
  struct Case: Sendable {
    let format: String
    var options: VisualFormatOptions = []
    let constraints: [String]
  }

  static let cases = [
    // Everything that the standard language supports.
    Case(format: "H:[a]-[b]", constraints: ["b.leading == a.trailing + 8 std"]),
    Case(
      format: "V:|-12.5-[a(>=44@low)]|",
      constraints: [
        "a.top == root.top + 12.5", "a.height >= 44 @250", "root.bottom == a.bottom",
      ]),
    Case(
      format: "|[a][b]", options: [.alignAllTop, .directionRightToLeft],
      constraints: [
        "root.right == a.right", "a.left == b.right", "a.top == b.top",
      ]),
    // Comments and lines.
    Case(format: "// nothing", constraints: []),
    Case(
      format: "H:|[a] // first\n\n  V:|[a] // second", constraints: ["a.leading == root.leading", "a.top == root.top"]),
    // Percentages and arithmetic.
    Case(format: "H:[a(50%)]", constraints: ["a.width == 0.5*root.width"]),
    Case(format: "V:[a(>=25% - 8@low)]", constraints: ["a.height >= 0.25*root.height - 8 @250"]),
    Case(format: "H:[a(b.height * 2 - 8)]", constraints: ["a.width == 2*b.height - 8"]),
    Case(format: "H:[a(2 * (b + gap) / 4)]", constraints: ["a.width == 0.5*b.width + 5"]),
    Case(format: "H:[a(b - b + 3)]", constraints: ["a.width == 3"]),
    Case(format: "H:[a]-(gap*2-1)-[b]", constraints: ["b.leading == a.trailing + 19"]),
    Case(format: "H:[a]-(-5)-[b]", constraints: ["b.leading == a.trailing - 5"]),
    // A distance written like a view creates a guide.
    Case(
      format: "H:[a]-(>=b/2,<=90)-[c]",
      constraints: [
        "c.leading <= a.trailing + 90", "guide1.leading == a.trailing", "guide1.width >= 0.5*b.width",
        "c.leading == guide1.trailing", "guide1.centerY == a.centerY", "guide1.height == 0",
      ]),
    Case(
      format: "V:|-10%-[a]",
      constraints: [
        "guide1.top == root.top", "guide1.height == 0.1*root.height", "a.top == guide1.bottom",
        "guide1.centerX == a.centerX", "guide1.width == 0",
      ]),
    // Groups.
    Case(
      format: "V:|[c:[a(44)]-[b]]|",
      constraints: [
        "c.top == root.top", "a.top == c.top", "a.height == 44", "b.top == a.bottom + 8 std", "c.bottom == b.bottom",
        "a.leading == c.leading", "a.trailing == c.trailing", "b.leading == c.leading", "b.trailing == c.trailing",
        "root.bottom == c.bottom",
      ]),
    Case(
      format: "H:[row:[a]]|\nV:|[row]",
      constraints: [
        "a.leading == row1.leading", "row1.trailing == a.trailing", "a.top == row1.top", "a.bottom == row1.bottom",
        "root.trailing == row1.trailing", "row1.top == root.top",
      ]),
    // Ranges.
    Case(
      format: "H:|[v1..3(v1.height)]",
      constraints: [
        "v1.leading == root.leading", "v1.width == v1.height", "v2.leading == v1.trailing", "v2.width == v1.height",
        "v3.leading == v2.trailing", "v3.width == v1.height",
      ]),
    Case(format: "H:[v2..v3]-[a]", constraints: ["v3.leading == v2.trailing", "a.leading == v3.trailing + 8 std"]),
    // Both directions, and attributes.
    Case(format: "HV:|-[a]", constraints: ["a.leading == root.leading + 20 std", "a.top == root.top + 20 std"]),
    Case(
      format: "C:a.centerX(superview.trailing / 4) b.top(>=a@low,a+4)",
      constraints: ["a.centerX == 0.25*root.trailing", "b.top >= a.top @250", "b.top == a.top + 4"]),
  ]

  @Test(arguments: cases)
  func `an extended format gives its constraints, in order`(_ example: Case) throws {
    let scene = FormatScene(["a", "b", "c", "v1", "v2", "v3"])
    var names = scene.names
    let layout = try layout(of: example.format, in: scene, options: example.options) { name in
      let guide = LayoutItemID(view: names.count + 10)
      names[guide] = "\(name.isEmpty ? "guide" : name)1"
      return guide
    }
    expect(layout.constraints.map { $0.canonicalText { names[$0] ?? "?" } }, is: example.constraints)
  }

  @Test func `an order lists its views from back to front`() throws {
    let scene = FormatScene(["a", "v1", "v2"])
    let layout = try layout(of: "Z:|[a][v1..2]|\nZ:[a]", in: scene) { _ in .root }
    expect(layout.order.map { scene.names[$0] }, is: ["a", "v1", "v2", "a"])
    #expect(layout.constraints.isEmpty)
  }

  @Test(arguments: [
    "H:[a(50%)]", "HV:[a]", "Z:[a]", "C:a.top(b)", "H:[v1..3]", "H:[c:[a]]", "H:[a] // a", "H:[a]-b/2-[c]",
  ])
  func `the standard language rejects extended syntax`(format: String) {
    let views = FormatScene(["a", "b", "c", "v1", "v2", "v3"]).bindings
    #expect(throws: VisualFormatError.self) {
      try VisualFormatLayout(parsing: format, views: views, superview: { _ in .root }, makeGuide: { _, _ in .root })
    }
  }

  private func layout(
    of format: String, in scene: FormatScene, options: VisualFormatOptions = [],
    makeGuide: @escaping (String) -> LayoutItemID
  ) throws -> VisualFormatLayout {
    try VisualFormatLayout(
      parsing: format, views: scene.bindings, metrics: ["gap": 10, "low": 250], options: options.union(.extended),
      superview: { $0 == .root ? nil : .root }, makeGuide: { makeGuide($1) })
  }
}

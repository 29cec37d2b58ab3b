import AutoLayout
import Geometry
import LayoutTestSupport
import Testing

/// Names, addresses and forms that the cases of the specification do not cover.
@Suite struct LayoutDescriptionsTests {
  private func form(_ equation: String) -> String {
    var test = TestSystem(width: 320, height: 480)
    test.add("a")
    test.add("b")
    test.constrain(equation)
    let descriptions = LayoutDescriptions(of: test.system, naming: .names)
    return descriptions.text(of: test.system.constraints[0]).replacing(
      /^<NSLayoutConstraint:0x[0-9a-f]{7}\ |>$/, with: "")
  }

  @Test(
    arguments: [
      ("a.leading >= b.trailing + 8 @750", "H:[UIView:b]-(>=8@750)-[UIView:a] priority:750"),
      ("root.trailing <= a.trailing + 20 std", "H:[UIView:a]-(<=NSSpace(20))-|   (Names: '|':UIView:root )"),
      ("a.left == root.left + 5", "H:|-(5)-[UIView:a](LTR)   (Names: '|':UIView:root )"),
      ("a.left == b.right + 5", "H:[UIView:b]-(5)-[UIView:a](LTR)"),
      ("a.top == b.top", "UIView:a.top == UIView:b.top"),
      ("a.trailing == b.leading - 5", "UIView:a.trailing == UIView:b.leading - 5"),
      ("a.bottom == 0.5*root.bottom", "UIView:a.bottom == 0.5*UIView:root.bottom"),
      ("a.height == b.width", "UIView:a.height == UIView:b.width"),
      ("a.width == 170.66666667", "H:[UIView:a(170.6667)]"),
      ("a.top == 1/3*root.bottom + 2.5 @250", "UIView:a.top == 0.3333*UIView:root.bottom + 2.5 priority:250"),
    ])
  func `a constraint is printed as a format the parser can create, else an equation`(equation: String, text: String) {
    expect(form(equation), is: text)
  }

  @Test func `formats and attributes give equal descriptions`() throws {
    var test = TestSystem(width: 320, height: 480)
    test.add("addCarView")
    test.constrain("addCarView.width == 132")
    test.add(try VisualFormat(parsing: "H:[addCarView(132)]").constraints(views: test.bindings) { _ in .root })
    let texts = test.system.constraints.map(LayoutDescriptions(of: test.system).text)
    expect(texts.map { $0.hasSuffix(" H:[UIView:0x8c00010(132)]>") }, is: [true, true])
  }

  @Test func `addresses are assigned to views, then guides, then constraints`() {
    var test = TestSystem(width: 320, height: 480)
    test.add("view")
    let descriptions = LayoutDescriptions(of: test.system)
    let items = [
      LayoutItemID.root, LayoutItemID(view: 1), LayoutItemID(view: 0, guide: .topLayoutGuide),
      LayoutItemID(view: 0, guide: .bottomLayoutGuide),
    ]
    #expect(
      items.map(descriptions.text) == [
        "UIView:0x8c00000", "UIView:0x8c00010", "_UILayoutGuide:0x8c00020", "_UILayoutGuide:0x8c00030",
      ])
  }

  @Test func `views are numbered depth first, regardless of their order of declaration`() {
    var test = TestSystem(width: 320, height: 480)
    test.add("first")
    test.add("second")
    test.add("inner", to: "first")
    let descriptions = LayoutDescriptions(of: test.system)
    #expect(
      ["first", "inner", "second"].map { descriptions.text(of: LayoutItemID(view: test[$0])) } == [
        "UIView:0x8c00010", "UIView:0x8c00020", "UIView:0x8c00030",
      ])
  }

  @Test func `a superview with an identifier is printed by it`() {
    var test = TestSystem(width: 320, height: 480)
    test.change("root") { $0.identifier = "Main\nView" }
    test.add("box")
    test.constrain("box.top == root.top")
    #expect(
      LayoutDescriptions(of: test.system).text(of: test.system.constraints[0]).hasSuffix(
        " V:|-(0)-[UIView:0x8c00010]   (Names: '|':Main View:0x8c00000 )>"))
  }

  @Test(arguments: [LayoutDescriptions.Naming.addresses, .names])
  func `long names are cut, since a log repeats them for each constraint`(naming: LayoutDescriptions.Naming) {
    let name = String(repeating: "n", count: 5000)
    var test = TestSystem(width: 320, height: 480)
    test.add(name)
    test.change(name) { $0.identifier = name }
    test.constrain("\(name).width == 5")
    var constraint = test.system.constraints[0]
    constraint.identifier = name
    let text = LayoutDescriptions(of: test.system, naming: naming).text(of: constraint)
    #expect(text.contains("nnn…") && text.count < 1000)
  }

  @Test func `constraints on missing views are printed too`() {
    var test = TestSystem(width: 320, height: 480)
    test.add("a")
    let stray = LayoutConstraint(
      LayoutItemID(view: 7), .leading, .equal, LayoutItemID(view: -1, guide: .safeArea), .trailing, constant: .nan)
    test.add([stray])
    let descriptions = LayoutDescriptions(of: test.system)
    #expect(descriptions.text(of: stray).contains("[UIView:0x8c"))
    expect(descriptions.constraints(ofView: 7), is: [])
    #expect(descriptions.text(ofView: 7).hasPrefix("<UIView: 0x8c"))
    let empty = ConstraintSystem(rootSize: Size(width: 1, height: 1), items: [], constraints: [stray])
    expect(LayoutDescriptions(of: empty).constraints(), is: [])
    expect(LayoutDescriptions(of: empty).trace(of: empty.solution(), enclosedBy: []), is: "")
    let conflict = UnsatisfiableConstraints(broken: stray, conflicting: [stray])
    #expect(empty.arithmetic(of: conflict) == nil)
    #expect(LayoutDescriptions(of: empty).log(of: conflict).hasSuffix(">\n"))
  }
}

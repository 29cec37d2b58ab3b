import AutoLayout
import Geometry
import LayoutTestSupport
import Testing

/// The lists of views and constraints that programs print (specification INV-01 to INV-03).
@Suite struct InventoryTests {
  private func system(_ id: String) throws -> ConstraintSystem {
    let layout = try #require(AcceptanceLayout.all.first { $0.id == id })
    return try layout.system().system
  }

  /// Returns the descriptions without addresses and names.
  private func forms(_ texts: [String]) -> [String] {
    texts.map {
      $0.replacing(/\ {3}\(Names.*/, with: "").replacing(/:0x[0-9a-f]+/, with: "").replacing(/^<|>$/, with: "")
    }
  }

  @Test func `the frames of subviews are listed`() throws {
    let system = try system("A-EXI-009")
    let frames = system.solution().frames(of: system.items, on: PixelGrid(scale: 2))
    expect(LayoutDescriptions(of: system).inventory(frames: frames), is: ["View: {{40, 40}, {400, 240}}"])
    expect(LayoutDescriptions(of: system).inventory(ofView: 1, frames: frames), is: [])
    expect(LayoutDescriptions(of: system).inventory(ofView: 9, frames: frames), is: [])
  }

  @Test func `constraints of the root list the author's first and the guides' last`() {
    var test = TestSystem(width: 320, height: 568, safeArea: EdgeInsets(top: 20))
    test.add("switch") {
      $0.className = "UISwitch"
      $0.intrinsicContentSize = IntrinsicContentSize(width: 49, height: 31)
      $0.designFrame = Rect(x: 136, y: 268, width: 49, height: 31)
    }
    test.constrain("switch.leading == root.leading + 136")
    test.add(test.system.inferredConstraints(.xcode5))
    let descriptions = LayoutDescriptions(of: test.system)
    let reason = "'IB auto generated at build time for view with ambiguity'"
    #expect(
      forms(descriptions.constraints()) == [
        "NSLayoutConstraint H:|-(136)-[UISwitch]",
        "NSIBPrototypingLayoutConstraint \(reason) H:|-(136@251)-[UISwitch](LTR) priority:251",
        "NSIBPrototypingLayoutConstraint \(reason) V:|-(268@251)-[UISwitch] priority:251",
        "_UILayoutSupportConstraint V:|-(0)-[_UILayoutGuide]", "_UILayoutSupportConstraint V:[_UILayoutGuide(20)]",
        "_UILayoutSupportConstraint V:[_UILayoutGuide(0)]",
        "_UILayoutSupportConstraint _UILayoutGuide.bottom == UIView.bottom",
      ])
    #expect(
      forms(descriptions.constraints(ofView: 1)) == [
        "NSContentSizeLayoutConstraint H:[UISwitch(49)] Hug:250 CompressionResistance:750",
        "NSContentSizeLayoutConstraint V:[UISwitch(31)] Hug:250 CompressionResistance:750",
      ])
    expect(descriptions.constraints(ofView: 2), is: [])
  }

  @Test func `A-GUI-019: every screen has four support constraints`() throws {
    let cases = AcceptanceCases.all(ofKinds: "guides").filter { $0["id"] as? String == "A-GUI-019" }
    let expect = try #require(cases.first?["expect"] as? [String: Any])
    let expected = try #require(expect["constraints"] as? [String])
      .map { $0.replacing(/\ \((top|bottom)\)$/, with: "") }
    var test = TestSystem(width: 320, height: 568, safeArea: EdgeInsets(top: 20))
    test.add("switch") { $0.intrinsicContentSize = IntrinsicContentSize(width: 49, height: 31) }
    let forms = forms(LayoutDescriptions(of: test.system).constraints())
    #expect(forms == expected.map { "_UILayoutSupportConstraint \($0)" })
  }

  @Test func `a view is printed with its frame and layer`() {
    var test = TestSystem(width: 320, height: 480)
    test.add("test") { $0.className = "TestView" }
    let descriptions = LayoutDescriptions(of: test.system)
    #expect(
      descriptions.text(ofView: 1)
        == "<TestView: 0x8c00010; frame = (0 0; 0 0); layer = <CALayer: 0x8c00110>>")
    #expect(
      descriptions.text(ofView: 0, frame: Rect(x: 0, y: 20, width: 320, height: 460.5))
        == "<UIView: 0x8c00000; frame = (0 20; 320 460.5); layer = <CALayer: 0x8c00100>>")
  }

  @Test func `the bindings of a format are printed as a dictionary`() {
    var test = TestSystem(width: 320, height: 480)
    test.add("one") { $0.className = "TestView" }
    test.add("two") { $0.className = "TestView" }
    let bindings = [
      "views[1]": LayoutItemID(view: 2), "views[0]": LayoutItemID(view: 1), "top": test.bindings["topGuide"] ?? .root,
    ]
    #expect(
      LayoutDescriptions(of: test.system).text(ofBindings: bindings) == """
        {
            "views[0]" = "<TestView: 0x8c00010; frame = (0 0; 0 0); layer = <CALayer: 0x8c00120>>";
            "views[1]" = "<TestView: 0x8c00020; frame = (0 0; 0 0); layer = <CALayer: 0x8c00130>>";
        }
        """)
  }

  @Test func `guides of the safe area and margins are printed as in UIKit`() {
    var test = TestSystem(width: 320, height: 480, safeArea: EdgeInsets(top: 44, bottom: 34))
    test.add("a")
    test.constrain("a.top == safeArea.top + 8")
    let guide = "UILayoutGuide:0x8c00040'UIViewSafeAreaLayoutGuide'"
    let names = "(Names: '|':UIView:0x8c00000 )"
    #expect(
      LayoutDescriptions(of: test.system).constraints().dropLast(4) == [
        "<NSLayoutConstraint:0x8c00150 UIView:0x8c00010.top == \(guide).top + 8>",
        "<NSLayoutConstraint:0x8c00110 'UIViewSafeAreaLayoutGuide-left' H:|-(0)-[\(guide)](LTR)   \(names)>",
        "<NSLayoutConstraint:0x8c00120 'UIViewSafeAreaLayoutGuide-right' H:[\(guide)]-(0)-|(LTR)   \(names)>",
        "<NSLayoutConstraint:0x8c00130 'UIViewSafeAreaLayoutGuide-top' V:|-(44)-[\(guide)]   \(names)>",
        "<NSLayoutConstraint:0x8c00140 'UIViewSafeAreaLayoutGuide-bottom' V:[\(guide)]-(34)-|   \(names)>",
      ])
  }
}

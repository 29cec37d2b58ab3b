import AutoLayout
import DocumentTestSupport
import Findings
import Scenes
import Testing

@testable import InterfaceBuilder

/// Every form in which Interface Builder writes a constraint.
@Suite struct ConstraintReaderTests {
  static let everyForm = XcodeDocument.storyboard(
    XcodeDocument.scene(
      "S",
      XcodeDocument.controller(
        "C",
        view: """
          <subviews>
          \(XcodeDocument.view("label", "a", (16, 20, 100, 21), "translatesAutoresizingMaskIntoConstraints=\"NO\"", """
            <constraints><constraint firstAttribute="width" constant="100" id="k1"/>
            <constraint firstAttribute="height" relation="lessThanOrEqual" priority="750" constant="21.5" id="k2"/>
            <constraint firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="16:9" id="k3"/>
            </constraints>
            """))
          \(XcodeDocument.view("scrollView", "s", (0, 100, 375, 400), "", """
            <subviews>\(XcodeDocument.view("view", "inner", (0, 0, 375, 900)))</subviews>
            <constraints>
            <constraint firstItem="inner" firstAttribute="leading" secondItem="s" secondAttribute="leading" id="k4"/>
            <constraint firstAttribute="bottom" secondItem="inner" secondAttribute="bottom" constant="8" id="k5"/>
            <constraint firstItem="inner" firstAttribute="width" secondItem="s" secondAttribute="width" id="k6"/>
            <constraint firstItem="inner" firstAttribute="top" secondItem="content" secondAttribute="top" id="k7"/>
            <constraint firstItem="inner" firstAttribute="height" secondItem="frame" secondAttribute="height" id="k8"/>
            <constraint firstItem="inner" firstAttribute="centerX" secondItem="s" secondAttribute="centerX" id="k16"/>
            <constraint firstAttribute="bottomMargin" secondItem="inner" secondAttribute="bottom" constant="32" id="k18"/>
            <constraint firstItem="inner" firstAttribute="centerY" secondItem="s" secondAttribute="centerYWithinMargins" \
            id="k19"/>
            </constraints>
            <viewLayoutGuide key="contentLayoutGuide" id="content"/><viewLayoutGuide key="frameLayoutGuide" id="frame"/>
            """))
          </subviews>
          <constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="C-view" secondAttribute="leadingMargin" id="k9"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" symbolic="YES" \
          id="k10"/>
          <constraint firstItem="s" firstAttribute="top" secondItem="topGuide" secondAttribute="bottom" constant="-4" id="k11"/>
          <constraint firstItem="bottomGuide" firstAttribute="top" secondItem="s" secondAttribute="bottom" id="k12"/>
          <constraint firstItem="a" firstAttribute="centerX" secondItem="C-view" secondAttribute="centerX" \
          multiplier="1/2" placeholder="YES" identifier="middle" id="k13"/>
          <constraint firstItem="a" firstAttribute="baseline" secondItem="s" secondAttribute="firstBaseline" id="k14"/>
          <constraint firstItem="a" firstAttribute="centerY" secondItem="C-view" secondAttribute="centerYWithinMargins" \
          id="k15"/>
          <constraint firstItem="keys" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="k17"/>
          </constraints><viewLayoutGuide key="safeArea" id="safe"/>
          <keyboardLayoutGuide key="keyboardLayoutGuide" id="keys"/>
          """,
        rest: """
          <layoutGuides><viewControllerLayoutGuide type="top" id="topGuide"/>
          <viewControllerLayoutGuide type="bottom" id="bottomGuide"/></layoutGuides>
          """)))

  @Test func `every form of a constraint becomes an equation`() throws {
    let scene = try #require(try scenes(in: Self.everyForm).first)
    #expect(
      scene.equations == [
        "a.leading == C-view.margins.leading",
        "a.top == C-view.safeArea.top + 8.0",
        "s.top == C-view.topGuide.bottom + -4.0",
        "C-view.bottomGuide.top == s.bottom",
        "a.centerX == 0.5 × C-view.centerX",
        "a.lastBaseline == s.firstBaseline",
        "a.centerY == C-view.margins.centerY",
        "C-view.bottomGuide.top == a.bottom",
        "a.width == 100.0",
        "a.height <= 21.5 @750",
        "a.width == 1.7777777777777777 × a.height",
        "inner.leading == s.content.leading",
        "s.content.bottom == inner.bottom + 8.0",
        "inner.width == s.width",
        "inner.top == s.content.top",
        "inner.height == s.frame.height",
        "inner.centerX == s.centerX",
        "s.contentMargins.bottom == inner.bottom + 32.0",
        "inner.centerY == s.margins.centerY",
      ])
    #expect(scene.findings.isEmpty)
  }

  @Test func `a constraint has its location, owner and name, and whether it is standard or a placeholder`() throws {
    let scene = try #require(try scenes(in: Self.everyForm, path: "Main.storyboard").first)
    let constraints = scene.constraints.map(\.constraint)
    let middle = try #require(constraints.first { $0.identifier == "middle" })
    #expect(middle.owner == 0)
    #expect(middle.source?.path == "Main.storyboard")
    #expect(constraints.filter(\.isPlaceholder) == [middle])
    #expect(constraints.filter(\.usesStandardSpacing).map(\.constant) == [8])
    let width = try #require(constraints.first { $0.firstAttribute == .width })
    #expect(width.owner == scene.views.firstIndex { $0.name == "a" })
    #expect(constraints.allSatisfy { $0.origin == .author && $0.text == nil })
  }

  @Test(
    arguments: [
      ("0.5", 0.5), ("1:1", 1), ("16:9", 16 / 9), ("2/3", 2 / 3), ("1.0", 1), ("-1", -1), ("0", 0),
    ] as [(String, Double)])
  func `a multiplier is a number or a ratio, first over second`(text: String, value: Double) {
    #expect(Multiplier.value(of: text) == value)
  }

  @Test(arguments: ["", "a", "1:", ":1", "1:0", "1:2:3", "nan", "inf", "1e9", "1//2"])
  func `other texts are not multipliers`(text: String) {
    #expect(Multiplier.value(of: text) == nil)
  }

  @Test func `constraints that cannot be read are skipped and counted`() throws {
    let text = XcodeDocument.xib(
      XcodeDocument.view(
        "view", "root", (0, 0, 375, 667), "",
        """
        <constraints>
        <constraint firstItem="gone" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
        <constraint firstAttribute="top" secondItem="gone" secondAttribute="top" id="c2"/>
        <constraint firstAttribute="sideways" constant="1" id="c3"/>
        <constraint firstAttribute="top" secondItem="root" secondAttribute="width" id="c4"/>
        <constraint firstAttribute="leading" constant="4" id="c5"/>
        </constraints>
        """))
    let scene = try #require(try scenes(in: text).first)
    #expect(scene.constraints.isEmpty)
    #expect(
      scene.findings.map(\.text) == [
        """
        Test.xib:5:1: warning: constraints to a view outside the scene: 2 [unresolved-item]
            these constraints are ignored; delete them in Xcode
        """,
        """
        Test.xib:7:1: warning: constraints with the unsupported attribute sideways: 1 [unsupported-attribute]
            these constraints are ignored
        """,
        """
        Test.xib:8:1: warning: constraints between incompatible attributes: 2 [unsupported-constraint]
            these constraints are ignored; delete them in Xcode
        """,
      ])
  }

  @Test func `the content view of an effect view fills it`() throws {
    let content = """
      <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="100" height="50"/></view>
      """
    let text = XcodeDocument.xib(XcodeDocument.view("visualEffectView", "effect", (0, 0, 100, 50), "", content))
    let scene = try #require(try scenes(in: text).first)
    #expect(
      scene.equations == [
        "content.left == effect.left", "content.right == effect.right", "content.top == effect.top",
        "content.bottom == effect.bottom",
      ])
  }
}

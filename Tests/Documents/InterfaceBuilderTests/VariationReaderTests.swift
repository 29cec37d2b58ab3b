import AutoLayout
import DocumentTestSupport
import Findings
import Geometry
import Scenes
import Testing
import Typography

@testable import InterfaceBuilder

@Suite struct VariationReaderTests {
  private static let document = XcodeDocument.xib(
    XcodeDocument.view(
      "view", "root", (0, 0, 375, 667), "",
      """
      <subviews>
      \(XcodeDocument.view("stackView", "stack", (0, 0, 100, 50), "", """
        <variation key="heightClass=compact" axis="vertical" spacing="4" distribution="fillEqually" alignment="top"/>
        """))
      \(XcodeDocument.view("label", "title", (0, 50, 100, 20), "text=\"T\"", """
        <variation key="heightClass=regular-widthClass=regular" hidden="YES">
        <fontDescription key="fontDescription" type="system" pointSize="30"/></variation>
        """))
      \(XcodeDocument.view("view", "extra"))
      </subviews>
      <constraints>
      <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" constant="1" id="c0">
      <variation key="heightClass=compact-widthClass=compact" constant="9"/></constraint>
      <constraint firstItem="title" firstAttribute="left" secondItem="root" secondAttribute="left" id="c1"/>
      <constraint firstItem="extra" firstAttribute="left" secondItem="root" secondAttribute="left" id="c2"/>
      </constraints>
      <variation key="default"><mask key="subviews"><exclude reference="extra"/></mask>
      <mask key="constraints"><exclude reference="c1"/></mask></variation>
      <variation key="heightClass=compact-widthClass=compact"><mask key="constraints"><exclude reference="c0"/></mask>
      </variation>
      <variation key="heightClass=compact"><mask key="subviews"><include reference="extra"/></mask>
      <mask key="constraints"><include reference="c1"/></mask></variation>
      <variation key="layoutDirection=RTL"/>
      """))

  @Test func `a view that the default excludes is not installed, nor are its constraints`() throws {
    let scene = try #require(try scenes(in: Self.document).first)
    #expect(scene.constraints.map(\.isInstalled) == [true, false, false])
    #expect(scene.view(withID: "extra")?.appearance.isHidden == true)
  }

  @Test func `variations of one size class are merged, specific ones after general ones`() throws {
    let scene = try #require(try scenes(in: Self.document).first)
    let stack = try #require(scene.views.firstIndex { $0.name == "stack" })
    let extra = try #require(scene.views.firstIndex { $0.name == "extra" })
    #expect(
      scene.variations.map(\.name) == [
        "heightClass=compact", "heightClass=compact-widthClass=compact", "heightClass=regular-widthClass=regular",
      ])
    let compact = try #require(scene.variations.first)
    #expect(compact.condition == VariationCondition(heightClass: .compact))
    #expect(compact.installed.sorted() == [1, 2])
    #expect(
      compact.viewChanges == [
        SceneVariation.ViewChange(view: extra, property: .isHidden(false)),
        SceneVariation.ViewChange(view: stack, property: .stackAxis(.vertical)),
        SceneVariation.ViewChange(view: stack, property: .stackSpacing(4)),
        SceneVariation.ViewChange(view: stack, property: .stackDistribution(.fillEqually)),
        SceneVariation.ViewChange(view: stack, property: .stackAlignment(.top)),
      ])
    #expect(scene.variations[1].removed == [0])
    #expect(scene.variations[1].constants == [SceneVariation.ConstantChange(constraint: 0, constant: 9)])
    #expect(scene.variations[2].viewChanges.map(\.property) == [.isHidden(true), .font(.system(30))])
  }

  @Test(arguments: [["widthClass=compact", "heightClass=compact"], ["heightClass=compact", "widthClass=compact"]])
  func `equally specific variations are in the order of their keys`(keys: [String]) throws {
    let document = XcodeDocument.xib(
      XcodeDocument.view(
        "view", "root", (0, 0, 375, 667), "",
        """
        <constraints><constraint firstAttribute="width" constant="1" id="c0">
        <variation key="\(keys[0])" constant="9"/><variation key="\(keys[1])" constant="8"/></constraint></constraints>
        """))
    let scene = try #require(try scenes(in: document).first)
    #expect(scene.variations.map(\.name) == ["heightClass=compact", "widthClass=compact"])
  }

  @Test func `an unknown condition is reported`() throws {
    let scene = try #require(try scenes(in: Self.document).first)
    #expect(scene.findings.map(\.message.text) == ["unsupported variations for layoutDirection=RTL: 1"])
  }

  @Test(arguments: [
    ("widthClass=compact", VariationCondition(widthClass: .compact)),
    ("heightClass=regular-widthClass=compact", VariationCondition(widthClass: .compact, heightClass: .regular)),
    ("userInterfaceIdiom=pad", VariationCondition(idiom: .pad)),
    ("userInterfaceStyle=dark", VariationCondition(appearance: .dark)),
    ("userInterfaceIdiom=mac", nil), ("default", nil), ("widthClass=", nil), ("widthClass=wide", nil), ("", nil),
  ])
  func `a variation key is read as a condition`(key: String, condition: VariationCondition?) {
    #expect(VariationReader.condition(key) == condition)
  }
}

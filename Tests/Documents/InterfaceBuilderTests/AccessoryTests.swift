import AutoLayout
import DocumentTestSupport
import Findings
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Views that an outlet of a cell makes its accessory. The cell removes them from their superview.
@Suite struct AccessoryTests {
  /// Returns the layout of a cell with a title and a switch that an outlet of the cell refers to.
  private func layout(outlet: String) throws -> Layout {
    let title = XcodeDocument.view(
      "label", "title", (16, 11, 200, 21), #"text="Sound" translatesAutoresizingMaskIntoConstraints="NO""#)
    let toggle = XcodeDocument.view(
      "switch", "toggle", (300, 6, 51, 31), #"translatesAutoresizingMaskIntoConstraints="NO""#)
    let constraints = """
      <constraint firstItem="title" firstAttribute="leading" secondItem="content" secondAttribute="leading" \
      constant="16" id="k1"/>
      <constraint firstItem="title" firstAttribute="top" secondItem="content" secondAttribute="top" constant="11" id="k2"/>
      <constraint firstItem="content" firstAttribute="bottom" secondItem="title" secondAttribute="bottom" constant="11" \
      id="k3"/>
      <constraint firstItem="toggle" firstAttribute="leading" secondItem="content" secondAttribute="leading" \
      constant="900" id="k4"/>
      """
    let cell = XcodeDocument.view(
      "tableViewCell", "cell", (0, 0, 375, 44), "",
      """
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="43.5"/>
      <subviews>\(title)\(toggle)</subviews><constraints>\(constraints)</constraints></tableViewCellContentView>
      <connections><outlet property="\(outlet)" destination="toggle" id="o"/></connections>
      """)
    let scene = try #require(try scenes(in: XcodeDocument.xib(cell)).first)
    return scene.resolved(for: try SceneVariant(on: "iPhone 8")).layout()
  }

  @Test func `the position of an accessory view is not reported`() throws {
    #expect(try layout(outlet: "toggle").findings.map(\.code) == ["ambiguous"])
    for outlet in ["accessoryView", "editingAccessoryView"] {
      #expect(try layout(outlet: outlet).findings.isEmpty, "\(outlet)")
    }
  }

  @Test func `constraints between an accessory and the content do not exist in the app`() throws {
    let tied = try layout(outlet: "accessoryView").resolved.constraints.filter { $0.constant == 900 }
    #expect(tied.isEmpty)
    #expect(try layout(outlet: "toggle").resolved.constraints.contains { $0.constant == 900 })
  }
}

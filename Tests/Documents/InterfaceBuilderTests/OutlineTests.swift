import DocumentTestSupport
import Findings
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// The description of documents in the terms of Interface Builder.
@Suite struct OutlineTests {
  /// Returns the layout of a screen with a label that was moved after its constraints were created, which Xcode marked,
  /// and a button without a position.
  private func layout(labelAt x: Double = 20) throws -> Layout {
    let label = XcodeDocument.view(
      "label", "lab-el", (x, 30, 100, 21),
      "text=\"Name\" misplaced=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\"")
    let button = XcodeDocument.view(
      "button", "but-ton", (200, 30, 60, 30), "translatesAutoresizingMaskIntoConstraints=\"NO\"",
      "<state key=\"normal\" title=\"New Car\"/>")
    let root = XcodeDocument.view(
      "view", "roo-t", (0, 0, 375, 667), "",
      """
      <subviews>\(label)\(button)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
      <constraint firstItem="lab-el" firstAttribute="leading" secondItem="roo-t" secondAttribute="leading" \
      constant="20" id="con-1"/>
      <constraint firstItem="lab-el" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="10" \
      id="con-2"/>
      <constraint firstItem="but-ton" firstAttribute="leading" secondItem="lab-el" secondAttribute="trailing" \
      constant="80" id="con-3"/>
      </constraints>
      """)
    let scene = try #require(try scenes(in: XcodeDocument.xib(root)).first)
    return try #require(scene.resolvedAsSaved(leafSizes: .recorded)).layout()
  }

  @Test func `the outline lists guides, views and the constraints that each view owns`() throws {
    try expect(
      layout().outline,
      is: """
        Test
          View
            Safe Area
            Label - Name
            Button - New Car
            Constraints
              Horizontal Space - (20) - Label - Name - View
              Vertical Space - (10) - Label - Name - Safe Area
              Horizontal Space - (80) - Button - New Car - Label - Name

        """)
  }

  @Test func `a misplaced view is a warning with both frames`() throws {
    let finding = try #require(try layout(labelAt: 28).findings.first { $0.code == "misplaced" })
    #expect(finding.severity == .warning)
    #expect(
      finding.message.text
        == "'Label - Name' (lab-el) is misplaced; its frame will be different at run time: x -8")
    #expect(
      finding.notes.map(\.text) == [
        "Expected: x=20, y=30, width=100, height=21", "Actual: x=28, y=30, width=100, height=21",
      ])
    try expect(layout().findings.filter { $0.code == "misplaced" }, is: [])
  }

  @Test func `findings name views as the outline does, with their object id`() throws {
    let finding = try #require(try layout().findings.first { $0.code == "ambiguous" })
    #expect(finding.message.text == "'Button - New Car' (but-ton) needs constraints for: Y position")
  }

  @Test(arguments: [
    ("view", "", "View"), ("textField", "", "Text Field"), ("view", "userLabel=\"Card\"", "Card"),
    ("view", "customClass=\"CardView\"", "Card View"), ("label", "text=\"Hi\"", "Label - Hi"),
    ("wkWebView", "", "Wk Web View"), ("view", "customClass=\"FSCalendar\"", "FSCalendar"),
    ("view", "customClass=\"\" customModule=\"\"", "View"),
  ])
  func `a view is named after its class, title or label`(element: String, attributes: String, name: String) throws {
    let scene = try #require(
      try scenes(in: XcodeDocument.xib(XcodeDocument.view(element, "a", (0, 0, 10, 10), attributes))).first)
    #expect(scene.views[0].nameInOutline == name)
  }
}

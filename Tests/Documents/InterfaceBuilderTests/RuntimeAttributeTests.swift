import DocumentTestSupport
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

/// Facts besides views and constraints: titles of sections, runtime attributes and symbols.
@Suite struct RuntimeAttributeTests {
  private func scene(_ content: String, rest: String = "") throws -> Scene {
    try #require(try scenes(in: XcodeDocument.xib(content, rest: rest)).first)
  }

  @Test func `runtime attributes change the views of the app but not those on the canvas`() throws {
    let attributes = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>
      <userDefinedRuntimeAttribute type="string" keyPath="text" value="Loud"/>
      <userDefinedRuntimeAttribute type="number" keyPath="numberOfLines"><integer key="value" value="3"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="wheels"><integer key="value" value="4"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """
    let scene = try scene(XcodeDocument.view("label", "a", (0, 0, 50, 20), "text=\"Quiet\"", attributes))
    let view = try scene.resolved(for: SceneVariant(on: "iphone-8")).views[0]
    let label = try #require(view.content.label)
    #expect(view.appearance.isHidden && label.text == "Loud" && label.numberOfLines == 3)
    #expect(label.font == Font(pointSize: 17, era: scene.textEra) && label.color == nil && label.alignment == .natural)
    let saved = try #require(scene.resolvedAsSaved(leafSizes: .recorded)).views[0]
    #expect(
      !saved.appearance.isHidden && saved.content.label?.text == "Quiet" && saved.content.label?.numberOfLines == 1)
  }

  @Test(arguments: [("fontSize", 30, 30.0), ("textSize", 11, 11), ("fontSize", 2, 17), ("padding", 30, 17)])
  func `a number named after a font size sets the size of the text`(path: String, value: Int, size: Double) throws {
    let attributes = """
      <fontDescription key="fontDescription" type="system" pointSize="17"/><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="\(path)"><integer key="value" value="\(value)"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """
    let scene = try scene(XcodeDocument.view("label", "a", (0, 0, 50, 20), "text=\"Quiet\"", attributes))
    let label = try #require(try scene.resolved(for: SceneVariant(on: "iphone-8")).views[0].content.label)
    #expect(label.font.pointSize == size)
  }

  @Test func `titles of sections are between the cells`() throws {
    func cell(_ id: String, _ y: Double) -> String {
      XcodeDocument.view("tableViewCell", id, (0, y, 375, 44), "")
    }
    let sections = """
      <sections>
      <tableViewSection headerTitle="First" id="s1"><cells>\(cell("a", 56))\(cell("b", 100))</cells></tableViewSection>
      <tableViewSection headerTitle="Second" footerTitle="End" id="s2"><cells>\(cell("c", 190))</cells></tableViewSection>
      <tableViewSection headerTitle="No room" id="s3"><cells>\(cell("d", 236))</cells></tableViewSection>
      </sections>
      """
    let scene = try scene(XcodeDocument.view("tableView", "t", (0, 0, 375, 667), "style=\"grouped\"", sections))
    let titles = scene.views.filter { $0.name.hasSuffix("er") }
    #expect(titles.map(\.name) == ["s1.header", "s2.header", "s2.footer"])
    #expect(titles.map(\.identity.outlineName) == ["Section Header", "Section Header", "Section Footer"])
    // The strings are 8 points below the tops of their text views.
    #expect(titles.map { $0.placement.recordedFrame?.minY } == [26, 160, 233])
    #expect(titles.allSatisfy { $0.superview == 0 && $0.placement.isPlacedByMask })
  }

  @Test func `a symbol is about as large as text, and larger if its configuration requires it`() throws {
    let resources = "<resources><image name=\"star\" catalog=\"system\" width=\"128\" height=\"64\"/></resources>"
    func size(_ configuration: String) throws -> Size? {
      let view = XcodeDocument.view(
        "imageView", "a", (0, 0, 50, 20), "image=\"star\" catalog=\"system\"", configuration)
      guard case .image(let image) = try scene(view, rest: resources).views[0].content else { return nil }
      return image.size
    }
    try expect(size(""), is: Size(width: 20, height: 10))
    let large = "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" pointSize=\"34\"/>"
    try expect(size(large), is: Size(width: 40, height: 20))
  }

  @Test func `the frame of a round symbol or a chevron is lower and shorter than its alignment rectangle`() throws {
    func insets(_ name: String) throws -> EdgeInsets? {
      try scene(XcodeDocument.view("imageView", "a", (0, 0, 9, 9), "image=\"\(name)\" catalog=\"system\"")).views[0]
        .placement.alignmentRectInsets
    }
    try expect(insets("info.circle"), is: EdgeInsets(top: -0.5, bottom: -0.5))
    try expect(insets("safari"), is: EdgeInsets(top: -0.5, bottom: -0.5))
    try expect(insets("chevron.right"), is: EdgeInsets(top: -1.75, bottom: -1.75))
    try expect(insets("chevron.up"), is: nil)
  }
}

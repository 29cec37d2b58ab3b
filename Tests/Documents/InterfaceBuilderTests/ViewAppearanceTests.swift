import AutoLayout
import DocumentTestSupport
import Geometry
import LayoutTestSupport
import Scenes
import Testing
import Typography

/// The attributes of layers, states and parts of controls in documents.
@Suite struct ViewAppearanceTests {
  private func view(_ element: String, rest: String = "") throws -> View {
    let root = XcodeDocument.view("view", "root", (0, 0, 375, 667), "", "<subviews>\(element)</subviews>")
    let scene = try #require(try scenes(in: XcodeDocument.xib(root, rest: rest)).first)
    return try #require(scene.views.dropFirst().first)
  }

  private static func attributes(_ attributes: (path: String, value: String)...) -> String {
    let list = attributes.map {
      "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"\($0.path)\" \($0.value)</userDefinedRuntimeAttribute>"
    }
    return "<userDefinedRuntimeAttributes>\(list.joined())</userDefinedRuntimeAttributes>"
  }

  private static func number(_ value: Double) -> String { "><real key=\"value\" value=\"\(value)\"/>" }
  private static let red = "><color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"

  @Test func `runtime attributes set the border, shadow and mask of a layer`() throws {
    let view = try view(
      XcodeDocument.view(
        "view", "v", (0, 0, 9, 9), "alpha=\"0.5\"",
        Self.attributes(
          ("layer.borderWidth", Self.number(2)), ("borderColor", Self.red), ("layer.cornerRadius", Self.number(4)),
          ("layer.shadowOpacity", Self.number(0.3)), ("layer.shadowRadius", Self.number(5)),
          ("layer.shadowOffset", "><size key=\"value\" width=\"1\" height=\"2\"/>"),
          ("layer.masksToBounds", "value=\"YES\">"))))
    #expect(
      view.appearance.layer.borderWidth == 2
        && view.appearance.layer.borderColor == .components(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(view.appearance.layer.shadow == .init(opacity: 0.3, radius: 5, offset: Size(width: 1, height: 2)))
    #expect(
      view.appearance.clipsSubviews && view.appearance.cornerRadius == 4 && view.appearance.layer.keepsContent
        && view.appearance.layer.opacity == 0.5)
  }

  @Test func `a layer ignores UIKit colors, so its border stays black`() throws {
    let view = try view(
      XcodeDocument.view(
        "view", "v", (0, 0, 9, 9), "",
        Self.attributes(("layer.borderWidth", Self.number(1)), ("layer.borderColor", Self.red))))
    #expect(view.appearance.layer.borderWidth == 1 && view.appearance.layer.borderColor == nil)
  }

  @Test(arguments: [
    ("", "Buy", "cart"), ("enabled=\"NO\"", "Sold", "cart"), ("selected=\"YES\"", "Buy", "full"),
    ("selected=\"YES\" enabled=\"NO\"", "Sold", "full"),
  ])
  func `a button shows the content of its state, or else of the next state`(
    attributes: String, title: String, image: String
  ) throws {
    let states = """
      <state key="normal" title="Buy" image="cart"/><state key="disabled" title="Sold"/>
      <state key="selected" image="full"/>
      """
    let view = try view(XcodeDocument.view("button", "b", (0, 0, 9, 9), attributes, states))
    let button = try #require(view.content.button)
    #expect(button.title.text == title && button.image?.name == image)
    #expect(view.appearance.isEnabled == !attributes.contains("enabled"))
  }

  @Test func `a button has the positions of its image and title`() throws {
    let plain = try view(
      XcodeDocument.view(
        "button", "b", (0, 0, 9, 9), "contentHorizontalAlignment=\"left\" contentVerticalAlignment=\"top\"",
        "<inset key=\"imageEdgeInsets\" minX=\"3\" minY=\"0\" maxX=\"1\" maxY=\"0\"/>"))
    let arrangement = try #require(plain.content.button?.arrangement)
    #expect(arrangement.horizontal == .left && arrangement.vertical == .top)
    #expect(arrangement.imageInsets == EdgeInsets(left: 3, right: 1))
    let configured = try view(
      XcodeDocument.view(
        "button", "b", (0, 0, 9, 9), "",
        """
        <buttonConfiguration key="configuration" style="filled" title="A" imagePlacement="top" imagePadding="7">
        <color key="baseBackgroundColor" red="1" green="0" blue="0" alpha="1"/></buttonConfiguration>
        """))
    let button = try #require(configured.content.button)
    #expect(button.arrangement.placement == .top && button.arrangement.padding == 7)
    #expect(button.ground == .components(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `parts of controls have colors and images`() throws {
    let slider = try view(
      XcodeDocument.view(
        "slider", "s", (0, 0, 9, 9), "minimumValueImage=\"low\" maximumValueImage=\"high\"",
        "<color key=\"minimumTrackTintColor\" systemColor=\"systemRedColor\"/>"))
    #expect(slider.appearance.controlLook?.filled == .system(.red))
    #expect(slider.appearance.controlLook?.images[.minimum]?.name == "low")
    #expect(slider.appearance.controlLook?.images[.maximum]?.name == "high")
    let segments = try view(
      XcodeDocument.view(
        "segmentedControl", "s", (0, 0, 9, 9), "",
        "<segments><segment title=\"A\"/><segment title=\"\" image=\"map\"/></segments>"))
    #expect(segments.appearance.controlLook?.images.keys.map { $0 } == [.segment(1)])
    let field = try view(XcodeDocument.view("textField", "f", (0, 0, 9, 9), "background=\"paper\""))
    #expect(field.appearance.controlLook?.images[.ground]?.name == "paper")
    let toggle = try view(XcodeDocument.view("switch", "t", (0, 0, 9, 9), "on=\"YES\""))
    #expect(toggle.appearance.controlLook == nil)
  }
}

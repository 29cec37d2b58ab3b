import DocumentTestSupport
import Geometry
import LayoutTestSupport
import Scenes
import Testing
import Typography

@Suite struct ContentReaderTests {
  private static let resources = """
    <resources><image name="logo" width="120" height="40"/>
    <image name="flat" width="12" height="-1"/>
    <image name="star.fill" catalog="system" width="116" height="128"/>
    <namedColor name="Brand"><color red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="custom"/></namedColor>
    <systemColor name="systemBrownishColor"><color white="0.5" alpha="1"/></systemColor></resources>
    """

  private static func symbol(_ name: String) -> ImageContent { ImageContent(name: name, mode: .center, isSymbol: true) }

  private static func prominentItem(_ title: String) -> BarItem {
    var item = BarItem(title: LocalizedText(title))
    item.isProminent = true
    return item
  }

  /// Returns the content of a view that is read from one element.
  private func content(_ element: String, _ attributes: String = "", _ children: String = "") throws -> ViewContent {
    let view = XcodeDocument.view(element, "v", (0, 0, 100, 50), attributes, children)
    return try #require(try scenes(in: XcodeDocument.xib(view, rest: Self.resources)).first?.views.first?.content)
  }

  @Test func `a label has text, font, color, alignment and a number of lines`() throws {
    try expect(
      content(
        "label",
        "text=\"A &amp; B&#10;C\" textAlignment=\"center\" numberOfLines=\"0\" preferredMaxLayoutWidth=\"280\"",
        "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleTitle0\"/><color key=\"textColor\" name=\"Brand\"/>"
      ),
      is: .label(
        LabelContent(
          text: LocalizedText("A & B\nC"), font: .style(.largeTitle),
          color: .components(red: 0.1, green: 0.2, blue: 0.3, alpha: 1), alignment: .center, numberOfLines: 0,
          preferredMaxLayoutWidth: 280)))
  }

  @Test func `a label shrinks if its document sets a minimum and does not disable it`() throws {
    func smallest(_ attributes: String) throws -> SmallestLetters? {
      guard case .label(let label) = try content("label", attributes) else { return nil }
      return label.smallestLetters
    }
    try expect(smallest("minimumScaleFactor=\"0.5\""), is: .factor(0.5))
    try expect(smallest("minimumFontSize=\"9\""), is: .pointSize(9))
    try expect(smallest("minimumFontSize=\"9\" adjustsFontSizeToFit=\"NO\""), is: nil)
    try expect(smallest("adjustsFontSizeToFit=\"NO\""), is: nil)
  }

  @Test func `a text view scrolls unless its document disables it`() throws {
    func scrolls(_ attributes: String) throws -> Bool? {
      guard case .textView(let text) = try content("textView", attributes) else { return nil }
      return text.isScrollEnabled
    }
    try expect(scrolls(""), is: true)
    try expect(scrolls("scrollEnabled=\"NO\""), is: false)
  }

  @Test func `a long text is in an element, and one with control characters is in base 64`() throws {
    func text(_ children: String) throws -> String {
      guard case .label(let label) = try content("label", "", children) else { return "" }
      return label.text.text
    }
    try expect(text("<string key=\"text\">Two\nlines</string>"), is: "Two\nlines")
    try expect(text("<string key=\"text\" base64-UTF8=\"YES\">\nSMOkCgE</string>"), is: "Hä\n\u{1}")
    try expect(text("<mutableString key=\"text\"> padded </mutableString>"), is: " padded ")
  }

  @Test func `an attributed text joins all fragments in the style of the first`() throws {
    let fragments = """
      <attributedString key="attributedText"><fragment content="One "><attributes>
      <color key="NSColor" white="0" alpha="1"/><font key="NSFont" size="24" name="HelveticaNeue-Bold"/>
      <paragraphStyle key="NSParagraphStyle" alignment="right"/></attributes></fragment>
      <fragment><string key="content">two</string><attributes><font key="NSFont" size="9" metaFont="system"/></attributes>
      </fragment></attributedString>
      """
    try expect(
      content("label", "", fragments),
      is: .label(
        LabelContent(
          text: LocalizedText("One two"),
          font: FontDescription(family: "Helvetica Neue", size: .points(24), weight: .bold),
          color: .components(red: 0, green: 0, blue: 0, alpha: 1), alignment: .right)))
  }

  @Test(arguments: [
    ("type=\"system\" pointSize=\"17\"", FontDescription.system(17)),
    ("type=\"boldSystem\" pointSize=\"12.5\"", .system(12.5, weight: .bold)),
    ("type=\"system\" weight=\"heavy\" pointSize=\"16\"", .system(16, weight: .heavy)),
    ("type=\"italicSystem\" pointSize=\"13\"", FontDescription(size: .points(13), isItalic: true)),
    ("style=\"UICTFontTextStyleCaption2\"", .style(.caption2)),
    ("style=\"UICTFontTextStyleSubhead\"", .style(.subhead)),
    (
      "name=\"AvenirNext-DemiBoldItalic\" family=\"Avenir Next\" pointSize=\"20\"",
      FontDescription(family: "Avenir Next", size: .points(20), weight: .semibold, isItalic: true)
    ),
    (
      "name=\"Futura-CondensedMedium\" family=\"Futura\" pointSize=\"18\"",
      FontDescription(family: "Futura Condensed", size: .points(18), weight: .medium)
    ),
    ("name=\"Didot\" pointSize=\"20\"", FontDescription(family: "Didot", size: .points(20))),
    ("name=\".AppleSystemUIFont\" family=\".AppleSystemUIFont\" pointSize=\"16\"", .system(16)),
    ("name=\".SFUIText-Medium\" family=\".SF UI Text\" pointSize=\"11\"", .system(11, weight: .medium)),
  ])
  func `a font is read as Interface Builder describes it`(attributes: String, font: FontDescription) throws {
    let content = try content("label", "", "<fontDescription key=\"fontDescription\" \(attributes)/>")
    guard case .label(let label) = content else { return #expect(Bool(false)) }
    #expect(label.font == font)
  }

  @Test(arguments: [
    ("systemColor=\"labelColor\"", ViewColor.system(.label)),
    ("systemColor=\"systemGray3Color\"", .system(.gray3)),
    ("systemColor=\"secondarySystemGroupedBackgroundColor\"", .system(.secondaryGroupedBackground)),
    ("cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"", .system(.groupedBackground)),
    ("name=\"secondaryLabelColor\" catalog=\"System\" colorSpace=\"catalog\"", .system(.secondaryLabel)),
    (
      "cocoaTouchSystemColor=\"darkTextColor\" white=\"0\" alpha=\"1\"",
      .components(red: 0, green: 0, blue: 0, alpha: 1)
    ),
    ("cocoaTouchSystemColor=\"darkTextColor\"", .components(red: 0, green: 0, blue: 0, alpha: 1)),
    ("systemColor=\"systemBrownishColor\"", .components(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)),
    ("name=\"Unlisted\"", .named("Unlisted")),
  ])
  func `a color is a system color, a document color, or its components`(attributes: String, color: ViewColor) throws {
    guard case .label(let label) = try content("label", "", "<color key=\"textColor\" \(attributes)/>") else {
      return #expect(Bool(false))
    }
    #expect(label.color == color)
  }

  @Test func `a button has the title and image of its normal state`() throws {
    try expect(
      content(
        "button", "buttonType=\"system\"",
        """
        <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
        <inset key="contentEdgeInsets" minX="10" minY="2.2250738585072014e-308" maxX="10" maxY="4"/>
        <state key="normal" title="Go" image="logo"><color key="titleColor" systemColor="systemRedColor"/></state>
        <state key="highlighted" title="Going"/>
        """),
      is: .button(
        ButtonContent(
          title: LocalizedText("Go"), font: .system(15, weight: .bold), color: .system(.red), style: .system,
          image: ImageContent(name: "logo", size: Size(width: 120, height: 40), mode: .center),
          contentInsets: EdgeInsets(top: 0, left: 10, bottom: 4, right: 10))))
  }

  @Test func `an image with an impossible size has none`() throws {
    try expect(
      content("imageView", "image=\"flat\""),
      is: .image(ImageContent(name: "flat", mode: .scaleToFill)))
  }

  @Test func `a configuration takes precedence over the state`() throws {
    try expect(
      content(
        "button", "buttonType=\"system\"",
        """
        <state key="normal" title="Old"/>
        <buttonConfiguration key="configuration" style="filled" title="New" image="star.fill" catalog="system">
        <fontDescription key="titleFontDescription" type="system" pointSize="19"/>
        <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
        </buttonConfiguration>
        """),
      is: .button(
        ButtonContent(
          title: LocalizedText("New"), font: .system(19), style: .filled,
          image: ImageContent(
            name: "star.fill", size: Size(width: 18.125, height: 20), mode: .center, isSymbol: true),
          contentInsets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))))
  }

  @Test func `a configuration without a title shows none`() throws {
    try expect(
      content(
        "button", "buttonType=\"system\"",
        "<state key=\"normal\" title=\"Old\"/><buttonConfiguration key=\"configuration\" style=\"plain\"/>"),
      is: .button(ButtonContent(title: LocalizedText(""), style: .plain)))
  }

  @Test(arguments: [
    ("", ButtonStyle.custom), ("buttonType=\"roundedRect\"", .system), ("buttonType=\"infoDark\"", .detail),
    ("buttonType=\"close\"", .close),
  ])
  func `a button without a configuration has a style by its type`(attributes: String, style: ButtonStyle) throws {
    try expect(content("button", attributes), is: .button(ButtonContent(title: LocalizedText(""), style: style)))
  }

  @Test(arguments: [
    ("switch", "on=\"YES\"", "", ViewContent.toggle(isOn: true)),
    ("slider", "value=\"25\" minValue=\"-25\" maxValue=\"75\"", "", .slider(value: 0.5)),
    ("slider", "value=\"5\" minValue=\"1\" maxValue=\"1\"", "", .slider(value: 0)),
    ("progressView", "progress=\"0.25\"", "", .progress(value: 0.25)),
    ("activityIndicatorView", "style=\"whiteLarge\"", "", .activityIndicator(isLarge: true)),
    ("pageControl", "numberOfPages=\"3\" currentPage=\"1\"", "", .pageControl(pages: 3, current: 1)),
    (
      "segmentedControl", "selectedSegmentIndex=\"1\"",
      "<segments><segment title=\"A\"/><segment title=\"B\"/></segments>",
      .segmentedControl(titles: [LocalizedText("A"), LocalizedText("B")], selected: 1)
    ),
    (
      "segmentedControl", "selectedSegmentIndex=\"9\"", "<segments><segment title=\"A\"/></segments>",
      .segmentedControl(titles: [LocalizedText("A")], selected: nil)
    ),
    (
      "searchBar", "searchBarStyle=\"prominent\" placeholder=\"Find\"", "",
      .searchBar(placeholder: LocalizedText("Find"), isMinimal: false)
    ),
    ("searchBar", "searchBarStyle=\"minimal\"", "", .searchBar(placeholder: LocalizedText(""), isMinimal: true)),
    (
      "toolbar", "",
      "<items><barButtonItem title=\"Edit\"/><barButtonItem systemItem=\"flexibleSpace\"/><barButtonItem systemItem=\"done\"/></items>",
      .toolbar([BarItem(title: LocalizedText("Edit")), BarItem(space: .flexible), prominentItem("Done")])
    ),
    (
      "toolbar", "",
      "<items><barButtonItem systemItem=\"add\"/><barButtonItem systemItem=\"fixedSpace\" width=\"42\"/></items>",
      .toolbar([BarItem(image: symbol("plus")), BarItem(space: .fixed(42))])
    ),
    (
      "tabBar", "",
      """
      <items><tabBarItem title="Home"/><tabBarItem systemItem="search"/><tabBarItem title="Me" image="person"
      catalog="system"/><tabBarItem title="Logo" image="logo"/></items>
      """,
      .tabBar([
        BarItem(title: LocalizedText("Home")),
        BarItem(title: LocalizedText("Search"), image: symbol("magnifyingglass")),
        BarItem(
          title: LocalizedText("Me"),
          image: ImageContent(name: "person", size: Size(width: 20, height: 20), mode: .center, isSymbol: true)),
        BarItem(
          title: LocalizedText("Logo"),
          image: ImageContent(name: "logo", size: Size(width: 120, height: 40), mode: .center)),
      ])
    ),
    (
      "tableViewCell", "accessoryType=\"checkmark\"", "", .cell(CellContent(accessory: .checkmark, hasSeparator: true))
    ),
    (
      "imageView", "image=\"logo\" contentMode=\"scaleAspectFit\"", "",
      .image(ImageContent(name: "logo", size: Size(width: 120, height: 40), mode: .scaleAspectFit))
    ),
    (
      "imageView", "contentMode=\"center\"", "<imageReference key=\"image\" image=\"logo\"/>",
      .image(ImageContent(name: "logo", size: Size(width: 120, height: 40), mode: .center))
    ),
    (
      "imageView", "highlightedImage=\"logo\"", "",
      .image(ImageContent(size: Size(width: 120, height: 40), mode: .scaleToFill))
    ),
    (
      "textField", "placeholder=\"Name\" borderStyle=\"roundedRect\" textAlignment=\"right\"", "",
      .textField(
        TextFieldContent(placeholder: LocalizedText("Name"), font: .system(14), alignment: .right, hasBorder: true))
    ),
    ("mapView", "", "", .map), ("wkWebView", "", "", .web), ("visualEffectView", "", "", .effect),
    ("containerView", "", "", .embeddedScene), ("stepper", "", "", .stepper), ("datePicker", "", "", .datePicker),
    ("pickerView", "", "", .picker), ("tableView", "", "", .table), ("collectionView", "", "", .collection),
    ("scrollView", "", "", .container),
  ])
  func `a control shows the content of its element`(
    element: String, attributes: String, children: String, expected: ViewContent
  ) throws {
    try expect(content(element, attributes, children), is: expected)
  }
}

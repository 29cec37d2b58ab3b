import AutoLayout
import DocumentTestSupport
import Geometry
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

/// The sizes of leaves in Interface Builder that differ from the system's, measured on Xcode documents.
@Suite struct SavedSizesTests {
  /// Letters 8.3 points wide on lines 20.3 points high, so that rounding to points and to pixels differs.
  private static let measurer = FixedPitchTextMeasurer(advance: 8.3, lineHeight: 20.3, descent: 5)

  /// The attribute of a view that constraints position.
  private static let placed = "translatesAutoresizingMaskIntoConstraints=\"NO\""

  /// Returns the size of a view with the id `v` in a controller's root. Constraints determine its corner.
  private func size(
    of view: String, tools: String = "23504", device: String? = "retina4_7", rest: String = "", inStack: Bool = false,
    leafSizes: LeafSizes = .measured, on variant: SceneVariant? = nil
  ) throws -> Size? {
    let place = inStack ? "stack" : "v"
    let view = view.replacing(" id=\"v\"", with: " id=\"v\" \(Self.placed)")
    let holder =
      inStack
      ? XcodeDocument.view(
        "stackView", "stack", (20, 20, 100, 50), Self.placed + " alignment=\"top\"",
        "<subviews>\(view)</subviews>")
      : view
    let constraints = ["leading", "top"].map {
      "<constraint firstItem=\"\(place)\" firstAttribute=\"\($0)\" secondItem=\"c-view\" secondAttribute=\"\($0)\" "
        + "constant=\"20\" id=\"c-\($0)\"/>"
    }
    let controller = XcodeDocument.controller(
      "c", view: "<subviews>\(holder)</subviews><constraints>\(constraints.joined())</constraints>")
    let document = XcodeDocument.storyboard(
      XcodeDocument.scene("s", controller), tools: tools, device: device, rest: rest)
    let scene = try #require(scenes(in: document).first)
    let resolved =
      try variant.map { scene.resolved(for: $0) } ?? #require(scene.resolvedAsSaved(leafSizes: leafSizes))
    let position = try #require(resolved.views.firstIndex { $0.name == "v" })
    return resolved.layout(measuringTextWith: Self.measurer).frames[position].size
  }

  private func label(_ attributes: String = "text=\"Label\"", size: Double = 17, style: String? = nil) -> String {
    let font = style.map { "style=\"UICTFontTextStyle\($0)\"" } ?? "type=\"system\" pointSize=\"\(size)\""
    return XcodeDocument.view(
      "label", "v", (20, 20, 44, 22), attributes, "<fontDescription key=\"fontDescription\" \(font)/>")
  }

  // MARK: - Fields

  @Test(arguments: [
    ("14113", "", 21.0), ("15705", "", 21), ("16096", "", 22), ("23504", "", 22),
    ("23504", " secureTextEntry=\"YES\"", 21),
    ("23504", " secureTextEntry=\"NO\"", 22),
  ])
  func `a text field without a border is higher if it shows letters`(
    tools: String, traits: String, height: Double
  ) throws {
    let field = XcodeDocument.view(
      "textField", "v", (20, 20, 44, 22), "placeholder=\"Name\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
        + "<textInputTraits key=\"textInputTraits\"\(traits)/>")
    #expect(try size(of: field, tools: tools)?.height == height)
  }

  @Test(arguments: [
    ("10117", "", 44.0), ("13196", "", 56), ("14113", " searchBarStyle=\"minimal\"", 56), ("17701", "", 56),
  ])
  func `search bars have the height of their Xcode version`(tools: String, attributes: String, height: Double) throws {
    let bar = XcodeDocument.view("searchBar", "v", (20, 20, 200, 44), attributes)
    #expect(try size(of: bar, tools: tools)?.height == height)
  }

  @Test(arguments: [("14113", 3, 39.0, 37.0), ("14113", 4, 55, 37), ("15400", 4, 55, 37), ("17506", 4, 71, 26)])
  func `a page control through Xcode 11 is as wide as its dots and the spaces between them`(
    tools: String, pages: Int, width: Double, height: Double
  ) throws {
    let control = XcodeDocument.view("pageControl", "v", (20, 20, 44, 22), "numberOfPages=\"\(pages)\"")
    #expect(try size(of: control, tools: tools) == Size(width: width, height: height))
  }

  @Test func `segments are as wide as the widest title, or each as its own`() throws {
    func width(_ attributes: String) throws -> Double? {
      let control = XcodeDocument.view(
        "segmentedControl", "v", (20, 20, 44, 32), attributes,
        "<segments><segment title=\"A\"/><segment title=\"ABC\"/></segments>")
      return try size(of: control)?.width
    }
    #expect(try width("") == 87)
    #expect(try width("apportionsSegmentWidthsByContent=\"YES\"") == 71)
  }

  @Test(arguments: [
    ("14490", "ipad9_7", 50.0), ("21507", "ipad12_9", 50), ("13771", "ipad9_7", 44), ("14490", "retina4_7", 44),
  ])
  func `bars are higher on tablets since Xcode 10`(tools: String, device: String, height: Double) throws {
    for name in ["toolbar", "navigationBar"] {
      let bar = XcodeDocument.view(name, "v", (20, 20, 200, 40))
      #expect(try size(of: bar, tools: tools, device: device)?.height == height)
    }
  }

  @Test(arguments: [("ipad9_7", 54.0), ("retina4_7", 44)])
  func `navigation bars are higher still on tablets in Xcode 26`(device: String, height: Double) throws {
    let bar = XcodeDocument.view("navigationBar", "v", (20, 20, 200, 40))
    #expect(try size(of: bar, tools: "24118", device: device)?.height == height)
  }

  /// The alignment rectangle of a chevron is as tall as that of other symbols.
  @Test(arguments: [("chevron.right", 16.5), ("heart", 20)])
  func `the frame of a symbol is as tall as its picture`(name: String, height: Double) throws {
    let image = XcodeDocument.view("imageView", "v", (20, 20, 9, 9), "image=\"\(name)\" catalog=\"system\"")
    let rest =
      "<resources><image name=\"\(name)\" catalog=\"system\" width=\"96\" height=\"128\"/></resources>"
    #expect(try size(of: image, rest: rest)?.height == height)
  }

  @Test(arguments: [
    ("", "", 22.0, 24.0), ("title=\"9\"", "", 22, 24), ("title=\"Label\"", "", 42, 24),
    ("title=\"9\"", "<inset key=\"contentEdgeInsets\" minX=\"10\" minY=\"8\" maxX=\"10\" maxY=\"8\"/>", 29, 37),
  ])
  func `a button is at least as large as its background and has no other distance from its edges`(
    title: String, insets: String, width: Double, height: Double
  ) throws {
    let button = XcodeDocument.view(
      "button", "v", (20, 20, 66, 35), "buttonType=\"system\"",
      "\(insets)<state key=\"normal\" \(title) backgroundImage=\"bubble\"/>")
    let image = "<resources><image name=\"bubble\" width=\"22\" height=\"24\"/></resources>"
    try expect(size(of: button, rest: image), is: Size(width: width, height: height))
  }

  // MARK: - Texts

  @Test func `labels in the library's font are whole points in size outside stacks`() throws {
    try expect(size(of: label()), is: Size(width: 42, height: 21))
    try expect(size(of: label(), inStack: true), is: Size(width: 41.5, height: 20.5))
    try expect(size(of: label(size: 16)), is: Size(width: 41.5, height: 20.5))
    try expect(size(of: label(style: "Body")), is: Size(width: 41.5, height: 20.5))
    try expect(size(of: label("text=\"Label\" numberOfLines=\"0\"")), is: Size(width: 41.5, height: 20.5))
  }

  @Test func `labels on a device have pixel sizes`() throws {
    let variant = try SceneVariant(on: "iPhone 8")
    try expect(size(of: label(), on: variant), is: Size(width: 41.5, height: 20.5))
  }

  /// Returns a button with a configuration.
  private func button(_ configuration: String = "") -> String {
    XcodeDocument.view(
      "button", "v", (20, 20, 66, 35), "buttonType=\"system\"",
      """
      <state key="normal" title="Button"/><buttonConfiguration key="configuration" style="plain" title="Label">\
      \(configuration)</buttonConfiguration>
      """)
  }

  @Test func `a button with a font in its configuration has a pixel size`() throws {
    let font = "<fontDescription key=\"titleFontDescription\" type=\"system\" pointSize=\"17\"/>"
    try expect(size(of: button(font)), is: Size(width: 65.5, height: 34.5))
  }

  @Test func `buttons with a configuration have whole point sizes outside stacks only`() throws {
    let button = button()
    try expect(size(of: button), is: Size(width: 66, height: 35))
    try expect(size(of: button, inStack: true), is: Size(width: 65.5, height: 34.5))
    try expect(size(of: button, on: SceneVariant(on: "iPhone 8")), is: Size(width: 65.5, height: 34.5))
  }

  /// Returns a label of several lines, at most as wide as a number of points.
  private func wrapped(_ text: String, within width: Int) -> String {
    XcodeDocument.view(
      "label", "v", (20, 20, 60, 22), "numberOfLines=\"0\" text=\"\(text)\"",
      "<constraints><constraint firstAttribute=\"width\" relation=\"lessThanOrEqual\" constant=\"\(width)\" id=\"w\"/>"
        + "</constraints>")
  }

  @Test func `a wrapped text is as wide as its widest line with the blank behind it`() throws {
    let view = wrapped("aaaa bbbb", within: 60)
    try expect(size(of: view), is: Size(width: 41.5, height: 41))
    try expect(size(of: view, on: SceneVariant(on: "iPhone 8")), is: Size(width: 60, height: 41))
  }

  @Test(arguments: [
    // The blank does not fit.
    ("aaaa bbbb", 40, 40.0),
    // No blank is behind the last line, and none at a line break.
    ("aa bbbbb", 50, 41.5), ("aaaaa&#10;bb", 60, 41.5),
  ])
  func `the blank behind a line counts as far as there is room`(text: String, limit: Int, width: Double) throws {
    try expect(size(of: wrapped(text, within: limit)), is: Size(width: width, height: 41))
  }

  @Test(arguments: [
    ("14490", "Title0", 30.0), ("14490", "Title1", 26), ("14490", "Title2", 22), ("13771", "Title0", 34),
    ("15702", "Title1", 28),
  ])
  func `Xcode 10 drew titles smaller`(tools: String, style: String, points: Double) throws {
    let document = XcodeDocument.storyboard(
      XcodeDocument.scene("s", XcodeDocument.controller("c", view: "<subviews>\(label(style: style))</subviews>")),
      tools: tools)
    let scene = try #require(scenes(in: document).first)
    let saved = try #require(scene.resolvedAsSaved(leafSizes: .measured)?.views.last?.content.label)
    expect(saved.font.pointSize, is: points)
    let shown = try #require(scene.resolved(for: SceneVariant(on: "iPhone 8")).views.last?.content.label)
    expect(shown.font.pointSize, is: ["Title0": 34, "Title1": 28, "Title2": 22][style])
  }

  // MARK: - Controls

  @Test(arguments: [("14490", "aaaa", 95.0), ("17156", "aaa", 87)])
  func `segments have the width of the widest title in whole points`(
    tools: String, title: String, width: Double
  ) throws {
    let segments = "<segments><segment title=\"\(title)\"/><segment title=\"a\"/></segments>"
    let view = XcodeDocument.view("segmentedControl", "v", (20, 20, 9, 9), "", segments)
    try expect(size(of: view, tools: tools)?.width, is: width)
  }

  @Test(arguments: [
    ("14113", "infoLight", Size(width: 22, height: 22)), ("17156", "contactAdd", Size(width: 25, height: 24)),
    ("24127", "detailDisclosure", Size(width: 26, height: 26)),
  ])
  func `a button with a symbol of the system has the size of its version`(
    tools: String, type: String, symbol: Size
  ) throws {
    let button = XcodeDocument.view("button", "v", (20, 20, 9, 9), "buttonType=\"\(type)\"")
    try expect(size(of: button, tools: tools), is: symbol)
  }

  @Test(arguments: [("", Size(width: 50, height: 34)), ("title=\"A\"", Size(width: 33, height: 35))])
  func `a configuration has insets around the symbol of its button`(title: String, expected: Size) throws {
    let button = XcodeDocument.view(
      "button", "v", (20, 20, 9, 9), "buttonType=\"infoLight\"",
      "<buttonConfiguration key=\"configuration\" style=\"plain\" \(title)/>")
    try expect(size(of: button), is: expected)
  }

  @Test(arguments: [("14490", 2.0), ("16097", 2), ("17156", 4)])
  func `progress views were thin before Xcode 12`(tools: String, height: Double) throws {
    let view = XcodeDocument.view("progressView", "v", (20, 20, 100, 9))
    try expect(size(of: view, tools: tools)?.height, is: height)
  }

  @Test(arguments: [("22505", 31.0), ("23504", 31), ("24127", 34)])
  func `sliders grew in Xcode 26`(tools: String, height: Double) throws {
    let view = XcodeDocument.view("slider", "v", (20, 20, 100, 9))
    try expect(size(of: view, tools: tools)?.height, is: height)
  }

  @Test(arguments: [("19529", 31.0), ("20037", 34), ("23504", 34), ("24127", 34)])
  func `sliders grew in Xcode 13 in cells that have their own document`(tools: String, height: Double) throws {
    let slider = XcodeDocument.view("slider", "v", (20, 10, 100, 9), Self.placed)
    let corner = ["leading", "top"].map {
      "<constraint firstItem=\"v\" firstAttribute=\"\($0)\" secondItem=\"c\" secondAttribute=\"\($0)\" "
        + "constant=\"20\" id=\"c-\($0)\"/>"
    }
    let content = XcodeDocument.view(
      "tableViewCellContentView", "c", (0, 0, 320, 60), "key=\"contentView\" tableViewCell=\"cell\"",
      "<subviews>\(slider)</subviews><constraints>\(corner.joined())</constraints>")
    let cell = XcodeDocument.view("tableViewCell", "cell", (0, 0, 320, 60), "", content)
    let scene = try #require(scenes(in: XcodeDocument.xib(cell, tools: tools)).first)
    let saved = try #require(scene.resolvedAsSaved(leafSizes: .measured))
    let position = try #require(saved.views.firstIndex { $0.name == "v" })
    #expect(saved.layout(measuringTextWith: Self.measurer).frames[position].height == height)
  }

  @Test func `controls on a device have the size of its system`() throws {
    let device = try SceneVariant(on: "iPhone 8")
    let progress = XcodeDocument.view("progressView", "v", (20, 20, 100, 9))
    try expect(size(of: progress, tools: "16097", on: device)?.height, is: 4)
    let slider = XcodeDocument.view("slider", "v", (20, 20, 100, 9))
    try expect(size(of: slider, on: device)?.height, is: 31)
  }

  @Test(arguments: [("retina6_1", "area", 49.0), ("retina4_7", "area", 44), ("retina6_1", "c-view", 44)])
  func `a toolbar above a home indicator is higher`(device: String, lower: String, height: Double) throws {
    let bar = XcodeDocument.view("toolbar", "v", (0, 400, 375, 40), Self.placed)
    let document = XcodeDocument.storyboard(
      XcodeDocument.scene(
        "s",
        XcodeDocument.controller(
          "c",
          view: """
            <viewLayoutGuide key="safeArea" id="area"/><subviews>\(bar)</subviews><constraints>
            <constraint firstItem="v" firstAttribute="bottom" secondItem="\(lower)" secondAttribute="bottom" id="k1"/>
            <constraint firstItem="v" firstAttribute="leading" secondItem="c-view" secondAttribute="leading" id="k2"/>
            <constraint firstItem="v" firstAttribute="trailing" secondItem="c-view" secondAttribute="trailing" id="k3"/>
            </constraints>
            """)), device: device)
    let scene = try #require(scenes(in: document).first)
    let position = try #require(scene.views.firstIndex { $0.name == "v" })
    let saved = try #require(scene.resolvedAsSaved(leafSizes: .measured))
    #expect(saved.layout().frames[position].height == height)
    #expect(try scene.resolved(for: SceneVariant(on: "iPhone 11")).layout().frames[position].height == 44)
  }

  // MARK: - Sizes that custom classes report

  private func reported(_ width: Double, _ height: Double) -> String {
    "<designables><designable name=\"v\"><size key=\"intrinsicContentSize\" width=\"\(width)\" height=\"\(height)\"/>"
      + "</designable></designables>"
  }

  @Test func `the recorded size of a leaf takes precedence over the one that its class reports`() throws {
    try expect(size(of: label(), rest: reported(50, 25), leafSizes: .recorded), is: Size(width: 44, height: 22))
    try expect(size(of: label(), rest: reported(50, 25)), is: Size(width: 50, height: 25))
  }

  @Test func `a single-line text has the baseline of the size that its class reports`() throws {
    let baselines = try ["1", "0"].map { lines in
      let view = label("text=\"Label\" numberOfLines=\"\(lines)\"")
      let text = XcodeDocument.xib(view, rest: reported(50, 40.6))
      let resolved = try #require(scenes(in: text).first?.resolvedAsSaved(leafSizes: .measured))
      return resolved.constraintSystem(measuringTextWith: Self.measurer).items[0].baseline
    }
    // Twice as high as lines of 20.3 points, of which 5 points are below the baseline.
    #expect(baselines == [.line(first: 30.5, last: 10, height: 40.6), .edges(first: 30.5, last: 10)])
  }

  @Test func `a wrapping text is measured in the proportions that its class reports`() throws {
    let width = "<constraints><constraint firstAttribute=\"width\" constant=\"60\" id=\"w\"/></constraints>"
    let attributes = "numberOfLines=\"0\" text=\"aaaa bbbb\""
    let narrow = XcodeDocument.view("label", "v", (20, 20, 60, 22), attributes, width)
    // On one line the text is 74.7 points wide, and its class reports twice as much, so that the words do not fit on
    // one line.
    try expect(size(of: label(attributes), rest: reported(149.4, 30)), is: Size(width: 149.5, height: 30))
    try expect(size(of: narrow, rest: reported(74.7, 30)), is: Size(width: 60, height: 60))
    try expect(size(of: narrow, rest: reported(149.4, 30)), is: Size(width: 60, height: 120))
    try expect(size(of: narrow), is: Size(width: 60, height: 41))
  }
}

import AutoLayout
import DocumentTestSupport
import Findings
import Geometry
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

/// The sizes of the roots of xibs on devices. They equal UIKit's `systemLayoutSizeFitting` with a required width and
/// the height at the fitting level, and the automatic dimensions of tables (specification ROO-01, ROO-02, ROO-03).
@Suite struct RootSizeTests {
  /// A text engine with letters half as wide as the font size and lines 1.5 times as high.
  private struct Measurer: TextMeasuring {
    func width(of text: String, in font: Font) -> Double { Double(text.count) * font.pointSize / 2 }
    func metrics(of font: Font) -> FontMetrics {
      FontMetrics(ascender: font.pointSize * 1.25, descender: font.pointSize / 4)
    }
  }

  private static let narrow = "iPhone SE (1st gen)"
  private static let wide = "iPad Pro 11"

  /// A label that takes as many lines as it needs.
  private static let label = XcodeDocument.view(
    "label", "text", (16, 11, 100, 21),
    "translatesAutoresizingMaskIntoConstraints=\"NO\" numberOfLines=\"0\" text=\"aaaa bbbb cccc dddd eeee ffff\"",
    "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")

  private static func constraints(
    _ edges: [String], of view: String = "text", in superview: String, _ end: String = "", relation: String = "equal"
  ) -> String {
    edges.map {
      "<constraint firstItem=\"\(superview)\" firstAttribute=\"\($0)\(end)\" relation=\"\(relation)\" "
        + "secondItem=\"\(view)\" secondAttribute=\"\($0)\" id=\"\(view)-\($0)\"/>"
    }.joined()
  }

  private static let edges = ["top", "leading", "bottom", "trailing"]

  /// Returns a cell with a content view of a given size.
  private static func cell(
    _ constraints: String = constraints(edges, in: "content", "Margin"), content: (Double, Double) = (320, 59.5),
    attributes: String = "", inside: String = label
  ) -> String {
    XcodeDocument.view(
      "tableViewCell", "cell", (0, 28, 320, 60), attributes,
      "<tableViewCellContentView key=\"contentView\" id=\"content\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(content.0)\" height=\"\(content.1)\"/>"
        + "<subviews>\(inside)</subviews><constraints>\(constraints)</constraints></tableViewCellContentView>")
  }

  private static func layout(
    _ root: String, savedOn saved: String = "retina4_7", on device: String, _ textSize: TextSize = .l,
    locale: String = "en"
  ) throws -> Layout {
    let scene = try #require(try scenes(in: XcodeDocument.xib(root, tools: "14490", device: saved)).first)
    var variant = try SceneVariant(on: device)
    variant.textSize = textSize
    variant.locale = locale
    return scene.resolved(for: variant).layout(measuringTextWith: Measurer())
  }

  private static func size(
    _ root: String, savedOn saved: String = "retina4_7", on device: String, _ textSize: TextSize = .l
  ) throws -> Size {
    try layout(root, savedOn: saved, on: device, textSize).resolved.rootSize
  }

  private static func frame(_ view: String, in layout: Layout) throws -> Rect {
    layout.frames[try #require(layout.resolved.views.firstIndex { $0.name == view })]
  }

  // MARK: - Cells

  /// A device with the width of its tables, and the heights of a cell at three text sizes.
  struct TableDevice: Sendable {
    let name: String
    let width: Double
    let heights: [Double]
  }

  private static let devices = [
    TableDevice(name: narrow, width: 320, heights: [48, 91.5, 142.5]),
    TableDevice(name: wide, width: 834, heights: [48, 57, 82.5]),
  ]

  /// 29 letters of 8.5, 11.5 and 20 points in a column of 288 or 794 points. The lines are 25.5, 34.5 and 60 points
  /// high, between margins of 11 points and above a separator of one pixel.
  @Test(arguments: [TextSize.l, .xxxl, .ax3], devices)
  func `a cell is as wide as the table and as high as its text at that width and text size`(
    textSize: TextSize, device: TableDevice
  ) throws {
    let height = device.heights[try #require([TextSize.l, .xxxl, .ax3].firstIndex(of: textSize))]
    for locale in ["en", "ar"] {
      let layout = try Self.layout(Self.cell(), on: device.name, textSize, locale: locale)
      #expect(layout.resolved.rootSize == Size(width: device.width, height: height), "\(locale)")
      #expect(layout.findings == [])
    }
  }

  @Test(arguments: devices)
  func `the content view fills the cell except for its accessory, on the correct side`(device: TableDevice) throws {
    let cell = Self.cell(content: (287, 59.5), attributes: "accessoryType=\"disclosureIndicator\"")
    for (locale, x) in [("en", 0.0), ("ar", 33)] {
      let layout = try Self.layout(cell, on: device.name, locale: locale)
      let content = try Self.frame("content", in: layout)
      #expect(content.minX == x && content.width == device.width - 33)
      #expect(content.height == layout.resolved.rootSize.height - 0.5)
    }
  }

  @Test func `an outdated frame of the content view is ignored, and no separator is added`() throws {
    let stale = try Self.layout(Self.cell(content: (200, 90)), on: Self.narrow)
    try expect(Self.frame("content", in: stale).size, is: Size(width: 320, height: 47.5))
    let whole = try Self.layout(Self.cell(content: (320, 60)), on: Self.narrow)
    #expect(whole.resolved.rootSize.height == 47.5)
  }

  @Test func `content that does not fit a cell is a conflict and does not enlarge the content view`() throws {
    let wide = "<constraint firstItem=\"text\" firstAttribute=\"width\" constant=\"400\" id=\"w\"/>"
    let layout = try Self.layout(
      Self.cell(Self.constraints(Self.edges, in: "content", "Margin") + wide), on: Self.narrow)
    #expect(layout.findings.contains { $0.code == "conflict" })
    try expect(Self.frame("content", in: layout).width, is: 320)
  }

  @Test func `a chain of constraints that needs more than the saved height makes the cell higher`() throws {
    let high = "<constraint firstItem=\"text\" firstAttribute=\"height\" constant=\"100\" id=\"h\"/>"
    let layout = try Self.layout(
      Self.cell(Self.constraints(Self.edges, in: "content", "Margin") + high), on: Self.narrow)
    #expect(layout.resolved.rootSize.height == 122.5)
    #expect(layout.findings == [])
  }

  @Test func `the saved height is used if nothing ties the content to both ends`() throws {
    let open = Self.constraints(["top", "leading", "trailing"], in: "content", "Margin")
    try expect(Self.size(Self.cell(open), on: Self.narrow), is: Size(width: 320, height: 60))
    let centred = Self.constraints(["centerY", "leading", "trailing"], in: "content")
    try expect(Self.size(Self.cell(centred), on: Self.wide), is: Size(width: 834, height: 60))
    // A picture without an intrinsic size would collapse.
    let picture = XcodeDocument.view(
      "imageView", "text", (0, 0, 320, 60), "translatesAutoresizingMaskIntoConstraints=\"NO\"")
    let pinned = Self.constraints(Self.edges, in: "content")
    try expect(Self.size(Self.cell(pinned, inside: picture), on: Self.narrow).height, is: 60)
  }

  @Test(arguments: [("tableViewCell", "cell"), ("collectionViewCell", "root"), ("view", "root")])
  func `artwork makes no root higher than its saved height`(element: String, id: String) throws {
    let picture = XcodeDocument.view(
      "imageView", "text", (0, 0, 320, 60), "translatesAutoresizingMaskIntoConstraints=\"NO\" image=\"large\"")
    let root =
      element == "tableViewCell"
      ? Self.cell(Self.constraints(Self.edges, in: "content"), inside: picture)
      : Self.part(
        200, 60, "<subviews>\(picture)</subviews><constraints>\(Self.constraints(Self.edges, in: id))</constraints>",
        element)
    let artwork = "<resources><image name=\"large\" width=\"900\" height=\"700\"/></resources>"
    let scene = try #require(try scenes(in: XcodeDocument.xib(root, tools: "14490", rest: artwork)).first)
    let layout = scene.resolved(for: try SceneVariant(on: Self.narrow)).layout(measuringTextWith: Measurer())
    #expect(layout.resolved.rootSize.height == 60)
  }

  /// A line of text is 25.5 points tall, and the separator half a point.
  @Test(arguments: [(20, 60.0), (40, 166)])
  func `a cell is taller than it was saved if nothing would be left of its artwork`(gap: Int, height: Double) throws {
    let picture = XcodeDocument.view(
      "imageView", "picture", (0, 0, 320, 60), "translatesAutoresizingMaskIntoConstraints=\"NO\" image=\"i\"")
    let constraints =
      Self.constraints(["top", "leading", "trailing"], of: "picture", in: "content")
      + Self.constraints(["leading", "bottom", "trailing"], in: "content")
      + "<constraint firstItem=\"text\" firstAttribute=\"top\" secondItem=\"picture\" secondAttribute=\"bottom\" "
      + "constant=\"\(gap)\" id=\"gap\"/>"
    let cell = Self.cell(constraints, inside: picture + Self.label)
    let artwork = "<resources><image name=\"i\" width=\"90\" height=\"100\"/></resources>"
    let scene = try #require(try scenes(in: XcodeDocument.xib(cell, tools: "14490", rest: artwork)).first)
    let layout = scene.resolved(for: try SceneVariant(on: Self.narrow)).layout(measuringTextWith: Measurer())
    expect(layout.resolved.rootSize.height, is: height)
  }

  @Test func `content with a loose lower edge shrinks the cell, as in a table`() throws {
    let loose =
      Self.constraints(["top", "leading", "trailing"], in: "content", "Margin")
      + Self.constraints(["bottom"], in: "content", "Margin", relation: "greaterThanOrEqual")
    try expect(Self.size(Self.cell(loose), on: Self.narrow).height, is: 48)
  }

  // MARK: - Parts

  private static func part(
    _ width: Double, _ height: Double, _ inside: String = "", _ element: String = "view", _ attributes: String = ""
  ) -> String {
    XcodeDocument.view(element, "root", (0, 0, width, height), attributes, inside)
  }

  /// A label that is pinned to the edges of a root.
  private static let tied =
    "<subviews>\(label)</subviews><constraints>\(constraints(edges, in: "root"))</constraints>"

  @Test(
    arguments: [
      ("retina4_7", 200.0, 200.0, 200.0), ("retina4_7", 375, 320, 834), ("retina4_7", 500, 320, 834),
      ("retina4_7", 360, 320, 360), ("retina6_1", 375, 320, 834), ("ipad9_7", 700, 700, 700),
      ("ipad9_7", 768, 320, 834),
    ])
  func `a part keeps its own width, or has the device's if it was as wide as a canvas`(
    saved: String, width: Double, narrow: Double, wide: Double
  ) throws {
    try expect(Self.size(Self.part(width, 90), savedOn: saved, on: Self.narrow), is: Size(width: narrow, height: 90))
    try expect(Self.size(Self.part(width, 90), savedOn: saved, on: Self.wide), is: Size(width: wide, height: 90))
  }

  /// The text is 320 or 834 points wide, or 200 as the part itself.
  @Test(arguments: [(TextSize.l, 25.5, 51.0), (TextSize.xxxl, 69.0, 69.0), (TextSize.ax3, 120.0, 180.0)])
  func `a part is as high as its text at that width and size`(textSize: TextSize, wide: Double, own: Double) throws {
    try expect(Self.size(Self.part(375, 90, Self.tied), on: Self.narrow, textSize).height, is: wide)
    for device in [Self.narrow, Self.wide] {
      try expect(Self.size(Self.part(200, 90, Self.tied), on: device, textSize).height, is: own)
    }
  }

  @Test func `a part is as wide as required constraints make it`() throws {
    let text = XcodeDocument.view(
      "view", "text", (8, 8, 66, 66), "translatesAutoresizingMaskIntoConstraints=\"NO\"",
      "<constraints><constraint firstAttribute=\"width\" constant=\"34\" id=\"w\"/>"
        + "<constraint firstAttribute=\"height\" constant=\"34\" id=\"h\"/></constraints>")
    func layout(_ extra: String = "") throws -> Layout {
      try Self.layout(
        Self.part(
          81, 82,
          "<subviews>\(text)</subviews><constraints>\(Self.constraints(Self.edges, in: "root"))\(extra)</constraints>"),
        on: Self.narrow)
    }
    try #expect(layout().resolved.rootSize == Size(width: 34, height: 34))
    try #expect(layout().findings == [])
    let other = "<constraint firstItem=\"root\" firstAttribute=\"width\" constant=\"81\" id=\"x\"/>"
    try #expect(layout(other).findings.map(\.code.name) == ["conflict"])
  }

  @Test func `a part is as high as required artwork makes it`() throws {
    func size(_ attributes: String) throws -> Size {
      let picture = XcodeDocument.view(
        "imageView", "text", (0, 0, 200, 60),
        "translatesAutoresizingMaskIntoConstraints=\"NO\" image=\"i\" \(attributes)")
      let root = Self.part(
        200, 60,
        "<subviews>\(picture)</subviews><constraints>\(Self.constraints(Self.edges, in: "root"))</constraints>")
      let artwork = "<resources><image name=\"i\" width=\"90\" height=\"100\"/></resources>"
      let scene = try #require(try scenes(in: XcodeDocument.xib(root, tools: "14490", rest: artwork)).first)
      let layout = scene.resolved(for: try SceneVariant(on: Self.narrow)).layout(measuringTextWith: Measurer())
      #expect(layout.findings == [])
      return layout.resolved.rootSize
    }
    try expect(size(""), is: Size(width: 200, height: 60))
    try expect(size("verticalCompressionResistancePriority=\"1000\""), is: Size(width: 200, height: 100))
  }

  @Test func `a part has the margins of any view`() throws {
    let margins =
      "<subviews>\(Self.label)</subviews><constraints>"
      + Self.constraints(Self.edges, in: "root", "Margin") + "</constraints>"
    let layout = try Self.layout(Self.part(200, 90, margins), on: Self.wide)
    try expect(Self.frame("text", in: layout).origin, is: Point(x: 8, y: 8))
  }

  @Test func `findings about the screen are not reported for a part`() throws {
    let outside = Self.part(
      200, 90,
      "<subviews>\(XcodeDocument.view("label", "far", (0, 2000, 80, 40), "text=\"Far\""))</subviews>")
    try expect(Self.layout(outside, on: Self.narrow).findings.map(\.code.name), is: [])
  }

  private static func owner(_ name: String, _ outlet: String) -> String {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(name)"><connections>
    <outlet property="\(outlet)" destination="root" id="o"/></connections></placeholder>
    """
  }

  @Test func `the view of a controller is a screen unless its size is that of no screen`() throws {
    let freeform = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    let controller = Self.owner("TipController", "view")
    try expect(Self.size(controller + Self.part(219, 102), on: Self.narrow), is: Size(width: 320, height: 568))
    try expect(
      Self.size(controller + Self.part(219, 102, freeform), on: Self.narrow), is: Size(width: 219, height: 102))
    try expect(
      Self.size(controller + Self.part(375, 1100, freeform), on: Self.narrow), is: Size(width: 320, height: 1100))
    for (width, height) in [(375.0, 667.0), (667, 375), (414, 896), (320, 504), (320, 416)] {
      try expect(
        Self.size(controller + Self.part(width, height, freeform), on: Self.narrow),
        is: Size(width: 320, height: 568))
    }
  }

  @Test(arguments: [(480.0, 480.0), (403, 746)])
  func `a launch screen fills the screen at any size on the canvas`(width: Double, height: Double) throws {
    let freeform = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    let xib = XcodeDocument.xib(Self.part(width, height, freeform), tools: "14490")
    func size(_ text: String) throws -> Size {
      let scene = try #require(try scenes(in: text).first)
      return scene.resolved(for: try SceneVariant(on: Self.narrow)).layout(measuringTextWith: Measurer()).resolved
        .rootSize
    }
    let launchScreen = xib.replacing("useAutolayout", with: #"launchScreen="YES" useAutolayout"#)
    try expect(size(launchScreen), is: Size(width: 320, height: 568))
    #expect(try size(xib) != Size(width: 320, height: 568))
  }

  @Test(arguments: [(375.0, 1500.0, 320.0), (228, 204, 228), (300, 900, 300)])
  func `a freeform controller of a storyboard keeps its size unless it is presented`(
    width: Double, height: Double, laidOut: Double
  ) throws {
    func size(
      _ attributes: String,
      metrics: String = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    ) throws -> Size {
      let controller = """
        <viewController id="c" sceneMemberID="viewController" \(attributes)>
        <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/></view>
        \(metrics)</viewController>
        """
      let text = XcodeDocument.storyboard(XcodeDocument.scene("s", controller))
      let scene = try #require(try scenes(in: text).first)
      return scene.resolved(for: try SceneVariant(on: Self.narrow)).layout(measuringTextWith: Measurer()).resolved
        .rootSize
    }
    try expect(size(""), is: Size(width: laidOut, height: height))
    let stated = "<size key=\"freeformSize\" width=\"\(width)\" height=\"\(height)\"/>"
    try expect(size("", metrics: stated), is: Size(width: laidOut, height: height))
    let former = "<size key=\"freeformSize\" width=\"\(width)\" height=\"10\"/>"
    try expect(size("", metrics: former), is: Size(width: 320, height: 568))
    let presented = try size(#"modalPresentationStyle="formSheet""#)
    #expect(presented.width == 320 && presented.height <= 568)
  }

  @Test func `a view that another view loads is not a screen, even if saved as large as one`() throws {
    let view = Self.owner("RatingView", "contentView")
    try expect(Self.size(view + Self.part(375, 667, Self.tied), on: Self.narrow), is: Size(width: 320, height: 25.5))
    try expect(Self.size(view + Self.part(375, 667), on: Self.narrow), is: Size(width: 320, height: 568))
  }

  // MARK: - Headers and collections

  @Test func `a header of a table has its width, and the system's height if nothing determines it`() throws {
    let header = "customClass=\"UITableViewHeaderFooterView\""
    try expect(Self.size(Self.part(375, 667, "", "view", header), on: Self.wide), is: Size(width: 834, height: 28))
    try expect(Self.size(Self.part(300, 50, "", "view", header), on: Self.wide), is: Size(width: 834, height: 50))
    try expect(
      Self.size(Self.part(375, 667, Self.tied, "view", header), on: Self.narrow, .ax3),
      is: Size(width: 320, height: 120))
  }

  @Test func `a reusable view is as wide as the collection view if it was as wide as a canvas`() throws {
    try expect(
      Self.size(Self.part(375, 50, Self.tied, "collectionReusableView"), on: Self.wide),
      is: Size(width: 834, height: 25.5))
    try expect(
      Self.size(Self.part(120, 50, "", "collectionReusableView"), on: Self.wide), is: Size(width: 120, height: 50))
  }

  @Test(arguments: [(375.0, "YES", 20.0), (375, "NO", 8), (200, "YES", 8)])
  func `a wide collection cell that preserves margins has those of the screen`(
    width: Double, preserves: String, margin: Double
  ) throws {
    let cell = Self.part(
      width, 90, "", "collectionViewCell", "preservesSuperviewLayoutMargins=\"\(preserves)\"")
    try #expect(Self.layout(cell, on: Self.wide).resolved.rootMargins.left == margin)
  }

  @Test(arguments: [(TextSize.l, 90.0), (TextSize.xxxl, 90.0), (TextSize.ax3, 180.0)])
  func `a collection cell keeps its size unless its content needs more`(textSize: TextSize, height: Double) throws {
    let cell = Self.part(200, 90, Self.tied, "collectionViewCell")
    for device in [Self.narrow, Self.wide] {
      try expect(Self.size(cell, on: device, textSize), is: Size(width: 200, height: height))
    }
    try expect(Self.size(Self.part(375, 90, "", "collectionViewCell"), on: Self.wide).width, is: 834)
    try expect(Self.size(Self.part(320, 90, "", "collectionViewCell"), on: Self.wide).width, is: 320)
  }
}

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

/// The rows of tables on devices other than the one that the document was saved with (specification ROW-01 to ROW-04).
///
/// A character is half as wide as its font size, and a line 3 points higher than it.
@Suite struct TableRowTests {
  /// A measurer whose strings scale with the font size, so that text sizes differ.
  private struct ScaledMeasurer: TextMeasuring {
    func width(of text: String, in font: Font) -> Double { Double(text.count) * font.pointSize / 2 }
    func metrics(of font: Font) -> FontMetrics { FontMetrics(ascender: font.pointSize, descender: 3) }
  }

  /// Returns constraints that pin a view to some or all margins of another view.
  private static func ties(
    _ view: String, to outer: String, _ attributes: [String] = ["top", "leading", "bottom", "trailing"]
  ) -> String {
    attributes.map {
      "<constraint firstItem=\"\(view)\" firstAttribute=\"\($0)\" secondItem=\"\(outer)\" "
        + "secondAttribute=\"\($0)Margin\" id=\"\(view)-\($0)\"/>"
    }
    .joined()
  }

  /// Returns a cell that contains constraints and a content view of the cell's size, minus the space of an accessory.
  private static func cell(
    _ id: String, y: Double, height: Double = 44, _ attributes: String = "", room: Double = 0, x: Double = 0,
    width: Double = 375, _ subviews: String = "", _ constraints: String = ""
  ) -> String {
    XcodeDocument.view(
      "tableViewCell", id, (x, y, width, height), attributes,
      "<tableViewCellContentView key=\"contentView\" id=\"\(id)-content\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width - room)\" height=\"\(height)\"/>"
        + "<subviews>\(subviews)</subviews><constraints>\(constraints)</constraints></tableViewCellContentView>")
  }

  /// Returns a cell with a label of several lines between its margins.
  private static func textCell(_ id: String, y: Double, _ text: String, _ attributes: String = "") -> String {
    let label = XcodeDocument.view(
      "label", "\(id)-text", (16, 11, 343, 21),
      "translatesAutoresizingMaskIntoConstraints=\"NO\" numberOfLines=\"0\" text=\"\(text)\"",
      "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")
    return cell(id, y: y, attributes, label, ties("\(id)-text", to: "\(id)-content"))
  }

  private static func scene(_ table: String, _ rows: String, rest: String = "") throws -> Scene {
    let view = XcodeDocument.view(
      "tableView", "table", (0, 0, 375, 667), "key=\"view\" \(table)", rest + rows)
    let controller = "<tableViewController id=\"c\" sceneMemberID=\"viewController\">\(view)</tableViewController>"
    let text = XcodeDocument.storyboard(XcodeDocument.scene("s", controller))
    return try #require(try scenes(in: text, path: "Test.storyboard").first)
  }

  private static func layout(
    _ scene: Scene, on device: String = "iPhone 16 Pro", textSize: TextSize = .l, locale: String = "en"
  ) throws -> Layout {
    var variant = try SceneVariant(on: device)
    variant.textSize = textSize
    variant.locale = locale
    return scene.resolved(for: variant).layout(measuringTextWith: ScaledMeasurer())
  }

  private static func frame(_ view: String, in layout: Layout) throws -> Rect {
    layout.frames[try #require(layout.resolved.views.firstIndex { $0.name == view })]
  }

  private static func sections(_ cells: String, _ attributes: String = "") -> String {
    "<sections><tableViewSection id=\"section\" \(attributes)><cells>\(cells)</cells></tableViewSection></sections>"
  }

  private static func prototypes(_ cells: String) -> String { "<prototypes>\(cells)</prototypes>" }

  @Test func `ROW-01: cells without frames have the width of the table and its row height`() throws {
    let label = """
      <label text="Name" id="name"><autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <fontDescription key="fontDescription" type="system" pointSize="16"/></label>
      """
    let cell = """
      <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="name" id="row"><tableViewCellContentView \
      key="contentView" id="content"><subviews>\(label)</subviews></tableViewCellContentView></tableViewCell>
      """
    let layout = try Self.layout(
      try Self.scene("style=\"plain\" rowHeight=\"50\"", Self.prototypes(cell)))
    try expect(Self.frame("row", in: layout), is: Rect(x: 0, y: 0, width: 402, height: 50))
    #expect(layout.findings.map(\.code.name) == [])
  }

  private static let automatic = "style=\"plain\" rowHeight=\"-1\" estimatedRowHeight=\"-1\""
  private static let short = "Short"
  private static let long =
    "A text of several words which takes some lines on every phone, and which grows with its size"

  // MARK: - Heights

  @Test func `static cells have their own height or the table's`() throws {
    let rows = Self.cell("own", y: 28, height: 70, "rowHeight=\"70\"") + Self.cell("other", y: 98, height: 50)
    let layout = try Self.layout(Self.scene("style=\"plain\" rowHeight=\"50\"", Self.sections(rows)))
    try expect(Self.frame("own", in: layout), is: Rect(x: 0, y: 0, width: 402, height: 70))
    try expect(Self.frame("other", in: layout), is: Rect(x: 0, y: 70, width: 402, height: 50))
    try expect(Self.frame("own-content", in: layout), is: Rect(x: 0, y: 0, width: 402, height: 70))
  }

  @Test func `prototypes have the table's height, regardless of their designed height`() throws {
    let rows = Self.cell("first", y: 28, height: 60) + Self.cell("second", y: 88, height: 90, "rowHeight=\"90\"")
    let layout = try Self.layout(Self.scene("style=\"plain\" rowHeight=\"60\"", Self.prototypes(rows)))
    try expect(Self.frame("first", in: layout).height, is: 60)
    try expect(Self.frame("second", in: layout), is: Rect(x: 0, y: 60, width: 402, height: 60))
  }

  @Test func `a prototype that was designed higher than its table's rows is as high as its content`() throws {
    let rows = Self.textCell("row", y: 28, Self.long, "rowHeight=\"120\"")
    let layout = try Self.layout(Self.scene("style=\"plain\" rowHeight=\"44\"", Self.prototypes(rows)))
    #expect(layout.solution.conflicts.isEmpty)
    try expect(Self.frame("row", in: layout).height, is: try Self.frame("row-text", in: layout).height + 22)
  }

  @Test(
    arguments: ["iPhone SE (3rd gen)", "iPad Pro 11"], [TextSize.l, .xxxl, .ax3])
  func `an automatic row is as high as its text at its width and text size and moves the rows below`(
    device: String, textSize: TextSize
  ) throws {
    let rows = Self.textCell("row", y: 28, Self.long) + Self.cell("next", y: 72, height: 44)
    for table in [Self.sections(rows), Self.prototypes(rows)] {
      let layout = try Self.layout(Self.scene(Self.automatic, table), on: device, textSize: textSize)
      let (row, text) = (try Self.frame("row", in: layout), try Self.frame("row-text", in: layout))
      let view = try #require(layout.resolved.views.first { $0.name == "row-text" })
      let label = try #require(view.content.label)
      let natural = FlowingText(label.text, in: label.font, measuredBy: ScaledMeasurer()).wrapped(
        within: text.width, limit: 0, grid: PixelGrid(scale: layout.resolved.variant.device.scale))
      expect(text.height, is: natural.size.height)
      expect(row.height, is: text.height + 22)
      try expect(Self.frame("next", in: layout).minY, is: row.maxY)
      #expect(layout.solution.conflicts.isEmpty && layout.solution.ambiguities.isEmpty)
    }
  }

  @Test func `larger text and narrower tables make automatic rows higher`() throws {
    let scene = try Self.scene(Self.automatic, Self.prototypes(Self.textCell("row", y: 28, Self.long)))
    let heights = try [TextSize.l, .xxxl, .ax3].map { size in
      try Self.frame("row", in: Self.layout(scene, on: "iPhone SE (3rd gen)", textSize: size)).height
    }
    #expect(heights[0] < heights[1] && heights[1] < heights[2])
    try #expect(Self.frame("row", in: Self.layout(scene, on: "iPad Pro 11")).height < heights[0])
  }

  @Test func `a row with undetermined height keeps its designed height`() throws {
    let label = XcodeDocument.view(
      "label", "text", (16, 20, 100, 21), "translatesAutoresizingMaskIntoConstraints=\"NO\" text=\"Text\"")
    let center =
      "<constraint firstItem=\"text\" firstAttribute=\"centerY\" secondItem=\"row-content\" "
      + "secondAttribute=\"centerY\" id=\"k\"/>" + Self.ties("text", to: "row-content", ["leading"])
    let open = Self.cell("row", y: 28, height: 90, "", label, center)
    let layout = try Self.layout(Self.scene(Self.automatic, Self.prototypes(open)))
    try expect(Self.frame("row", in: layout).height, is: 90)
    let tied = Self.cell("row", y: 28, height: 90, "", label, center + Self.ties("text", to: "row-content", ["top"]))
    let other = try Self.layout(Self.scene(Self.automatic, Self.prototypes(tied)))
    try expect(Self.frame("row", in: other).height, is: 42)
  }

  @Test func `content without a known height keeps its designed height in an automatic row`() throws {
    let picture = XcodeDocument.view(
      "view", "chart", (16, 11, 343, 150), "translatesAutoresizingMaskIntoConstraints=\"NO\"")
    let row = Self.cell("row", y: 28, height: 172, "", picture, Self.ties("chart", to: "row-content"))
    let layout = try Self.layout(Self.scene(Self.automatic, Self.prototypes(row)))
    try expect(Self.frame("chart", in: layout).height, is: 150)
    try expect(Self.frame("row", in: layout).height, is: 172)
  }

  @Test func `content that does not fit is a conflict in a fixed row and enlarges an automatic row`() throws {
    let box = XcodeDocument.view(
      "view", "box", (16, 11, 343, 22), "translatesAutoresizingMaskIntoConstraints=\"NO\"")
    let height = "<constraint firstItem=\"box\" firstAttribute=\"height\" constant=\"80\" id=\"h\"/>"
    let row = Self.cell("row", y: 28, "", box, Self.ties("box", to: "row-content") + height)
    let fixed = try Self.layout(Self.scene("style=\"plain\" rowHeight=\"44\"", Self.prototypes(row)))
    #expect(fixed.solution.conflicts.count == 1)
    try expect(Self.frame("row", in: fixed).height, is: 44)
    let free = try Self.layout(Self.scene(Self.automatic, Self.prototypes(row)))
    #expect(free.solution.conflicts.isEmpty)
    try expect(Self.frame("row", in: free).height, is: 102)
  }

  @Test func `as saved, every row has its recorded frame`() throws {
    let rows = Self.textCell("row", y: 28, Self.long) + Self.cell("next", y: 72, height: 50)
    let scene = try Self.scene(Self.automatic, Self.prototypes(rows))
    let layout = try #require(scene.resolvedAsSaved(leafSizes: .measured)).layout()
    try expect(Self.frame("row", in: layout), is: Rect(x: 0, y: 28, width: 375, height: 44))
    try expect(Self.frame("next", in: layout), is: Rect(x: 0, y: 72, width: 375, height: 50))
  }

  @Test(arguments: [
    ("style=\"plain\"", 50.0, 0.0), ("", 28, 0), ("", 22, 0), ("style=\"grouped\"", 55, 55),
    ("style=\"insetGrouped\"", 38, 38),
  ])
  func `the space above the first row of a plain table exists only on the canvas`(
    style: String, saved: Double, shown: Double
  ) throws {
    let rows = Self.prototypes(Self.cell("row", y: saved) + Self.cell("next", y: saved + 44))
    let scene = try Self.scene("\(style) rowHeight=\"44\"", rows)
    let app = try Self.layout(scene)
    try expect(Self.frame("row", in: app).minY, is: shown)
    try expect(Self.frame("next", in: app).minY, is: shown + 44)
    let canvas = try #require(scene.resolvedAsSaved(leafSizes: .measured)).layout()
    try expect(Self.frame("row", in: canvas).minY, is: saved)
  }

  @Test func `a section title keeps its space in a plain table, and the table header is above the first row`() throws {
    let titled = Self.sections(Self.cell("row", y: 28), "headerTitle=\"Title\"")
    let below = try Self.layout(Self.scene("style=\"plain\" rowHeight=\"44\"", titled))
    try #expect(Self.frame("row", in: below).minY >= Self.frame("section.header", in: below).maxY - 16)
    let header = XcodeDocument.view("view", "header", (0, 0, 375, 60), "key=\"tableHeaderView\"")
    let plain = try Self.scene("rowHeight=\"44\"", Self.prototypes(Self.cell("row", y: 110)), rest: header)
    try expect(Self.frame("row", in: Self.layout(plain)).minY, is: 60)
  }

  // MARK: - Widths

  @Test func `a cell that was saved with another width is as wide as the table, with its content`() throws {
    let stale = XcodeDocument.view(
      "tableViewCell", "row", (0, 28, 320, 44), "",
      "<tableViewCellContentView key=\"contentView\" id=\"content\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"600\" height=\"90\"/></tableViewCellContentView>")
    let layout = try Self.layout(Self.scene("style=\"plain\" rowHeight=\"44\"", Self.prototypes(stale)))
    try expect(Self.frame("row", in: layout), is: Rect(x: 0, y: 0, width: 402, height: 44))
    try expect(Self.frame("content", in: layout), is: Rect(x: 0, y: 0, width: 402, height: 44))
  }

  @Test(arguments: [("iPhone SE (3rd gen)", 16.0), ("iPhone 16 Pro Max", 20), ("iPad Pro 11", 20)])
  func `cells of inset groups have the margins of the device within the table`(device: String, margin: Double) throws {
    let row = Self.cell("row", y: 28, x: 16, width: 343)
    let layout = try Self.layout(
      Self.scene("style=\"insetGrouped\" rowHeight=\"44\"", Self.prototypes(row)), on: device)
    let width = layout.resolved.rootSize.width
    try expect(Self.frame("row", in: layout), is: Rect(x: margin, y: 28, width: width - 2 * margin, height: 44))
  }

  @Test(arguments: [("en", 0.0), ("ar", 26.5)])
  func `the accessory takes its space at the trailing side`(locale: String, x: Double) throws {
    let row = Self.cell("row", y: 28, "accessoryType=\"disclosureIndicator\"", room: 26.5)
    let scene = try Self.scene("style=\"plain\" rowHeight=\"44\"", Self.prototypes(row))
    let phone = try Self.frame("row-content", in: Self.layout(scene, on: "iPhone SE (3rd gen)", locale: locale))
    #expect(phone == Rect(x: x, y: 0, width: 375 - 26.5, height: 44))
    let tablet = try Self.frame("row-content", in: Self.layout(scene, on: "iPad Pro 11", locale: locale))
    #expect(tablet.width == 834 - 30.5, "the margin of a wide screen is four points wider")
  }

  // MARK: - Headers, titles and footers

  @Test func `the header and footer of a table are as wide as it and keep their saved heights`() throws {
    let header = XcodeDocument.view("view", "header", (0, 0, 320, 80), "key=\"tableHeaderView\"")
    let footer = XcodeDocument.view("view", "footer", (0, 152, 320, 30), "key=\"tableFooterView\"")
    let rows = Self.prototypes(Self.textCell("row", y: 108, Self.long))
    let layout = try Self.layout(Self.scene(Self.automatic, rows, rest: header + footer), textSize: .ax3)
    try expect(Self.frame("header", in: layout), is: Rect(x: 0, y: 0, width: 402, height: 80))
    let row = try Self.frame("row", in: layout)
    #expect(row.minY == 80 && row.height > 44)
    try expect(Self.frame("footer", in: layout), is: Rect(x: 0, y: row.maxY, width: 402, height: 30))
  }

  @Test func `section titles grow with the text size and move the rows below`() throws {
    let rows = Self.sections(
      Self.cell("row", y: 56), "headerTitle=\"Title\" footerTitle=\"A footer which explains the section\"")
    let scene = try Self.scene("style=\"grouped\" rowHeight=\"44\"", rows)
    let small = try Self.layout(scene)
    let large = try Self.layout(scene, textSize: .ax3)
    let growth = try Self.frame("section.header", in: large).height - Self.frame("section.header", in: small).height
    #expect(growth > 10)
    try expect(Self.frame("row", in: large).minY, is: try Self.frame("row", in: small).minY + growth)
    try #expect(Self.frame("section.footer", in: large).minY >= Self.frame("row", in: large).maxY - 8)
  }

  // MARK: - System cell styles

  /// Returns a cell of a system style with a title and a detail text.
  private static func styled(
    _ style: String, _ title: (Double, Double), _ detail: (Double, Double), detail text: String = "Detail"
  ) -> String {
    let font = { (name: String) in "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyle\(name)\"/>" }
    let first = XcodeDocument.view("label", "title", (title.0, title.1, 40, 20.5), "text=\"Title\"", font("Body"))
    let second = XcodeDocument.view("label", "detail", (detail.0, detail.1, 48, 14.5), "text=\"\(text)\"", font("Body"))
    return cell(
      "row", y: 28, "style=\"IBUITableViewCellStyle\(style)\" textLabel=\"title\" detailTextLabel=\"detail\"",
      first + second)
  }

  @Test func `a system cell is at least 44 points high and grows with its text`() throws {
    let label = XcodeDocument.view(
      "label", "title", (16, 0, 343, 44), "text=\"Title\"",
      "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")
    let row = Self.cell("row", y: 28, "style=\"IBUITableViewCellStyleDefault\" textLabel=\"title\"", label)
    let scene = try Self.scene(Self.automatic, Self.prototypes(row))
    for size in [TextSize.l, .xxxl, .ax3] {
      let layout = try Self.layout(scene, textSize: size)
      let view = try #require(layout.resolved.views.first { $0.name == "title" })
      let text = try #require(view.content.label).font.pointSize + 3
      try expect(Self.frame("row", in: layout).height, is: max(44, PixelGrid(scale: 3).rounded(text + 23)))
      try expect(Self.frame("title", in: layout).width, is: 362)
    }
  }

  @Test func `a system cell places a title without a mask and a constraint`() throws {
    func label(_ frame: String) -> String {
      """
      <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">\(frame)
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    func codes(_ label: String, _ constraint: String = "") throws -> [String] {
      let row = Self.cell(
        "row", y: 28, "style=\"IBUITableViewCellStyleDefault\" textLabel=\"title\"", label, constraint)
      return try Self.layout(Self.scene(Self.automatic, Self.prototypes(row))).findings.map(\.code.name)
    }
    try #expect(codes(label("")) == [])
    let frame = #"<rect key="frame" x="16" y="0" width="343" height="44"/>"#
    try #expect(codes(label(frame)) == [])
    let left = """
      <constraint firstItem="title" firstAttribute="leading" secondItem="row-content" secondAttribute="leading" id="l"/>
      """
    for frame in ["", frame] { try #expect(codes(label(frame), left) == ["ambiguous"]) }
  }

  @Test func `a value is at the opposite side, and below the title at accessibility sizes`() throws {
    let scene = try Self.scene(Self.automatic, Self.prototypes(Self.styled("Value1", (16, 12), (311, 12))))
    let small = try Self.layout(scene)
    try expect(Self.frame("title", in: small).minX, is: 20)
    try expect(Self.frame("detail", in: small).maxX, is: 382)
    let large = try Self.layout(scene, textSize: .ax3)
    try expect(Self.frame("detail", in: large).minX, is: 20)
    try #expect(Self.frame("detail", in: large).minY >= Self.frame("title", in: large).maxY)
    let arabic = try Self.layout(scene, locale: "ar")
    try expect(Self.frame("title", in: arabic).maxX, is: 382)
    try expect(Self.frame("detail", in: arabic).minX, is: 20)
  }

  @Test func `a subtitle is below its title, and both are centered in the row`() throws {
    let scene = try Self.scene(Self.automatic, Self.prototypes(Self.styled("Subtitle", (16, 6), (16, 28))))
    for size in [TextSize.l, .ax3] {
      let layout = try Self.layout(scene, textSize: size)
      let (title, detail) = (try Self.frame("title", in: layout), try Self.frame("detail", in: layout))
      let row = try Self.frame("row", in: layout)
      #expect(detail.minY > title.maxY && row.height >= detail.maxY - title.minY + 19)
      #expect((title.minY - (row.height - detail.maxY)).magnitude <= 0.67)
    }
  }

  @Test func `a value without text takes no space below its title`() throws {
    let scene = try Self.scene(
      Self.automatic, Self.prototypes(Self.styled("Value1", (16, 12), (359, 12), detail: "")))
    let layout = try Self.layout(scene, textSize: .ax3)
    let (row, title) = (try Self.frame("row", in: layout), try Self.frame("title", in: layout))
    #expect((title.midY - row.height / 2).magnitude <= 0.34)
  }

  @Test(arguments: [
    ("", 0.0), ("indentationLevel=\"1\"", 10), ("indentationLevel=\"2\" indentationWidth=\"15\"", 30),
    ("indentationLevel=\"-1\"", 0), ("indentationWidth=\"64\"", 0),
  ])
  func `the title of a system cell is indented by its level`(attributes: String, indentation: Double) throws {
    let title = XcodeDocument.view("label", "title", (16, 0, 343, 44), "text=\"Text\"")
    let row = Self.cell("row", y: 0, "style=\"IBUITableViewCellStyleDefault\" textLabel=\"title\" \(attributes)", title)
    let scene = try Self.scene("rowHeight=\"44\"", Self.prototypes(row))
    try expect(Self.frame("title", in: Self.layout(scene)).minX, is: 20 + indentation)
  }

  // MARK: - A whole table

  @Test func `a static table at an accessibility size has the listed frames`() throws {
    let rows = Self.sections(
      Self.textCell("note", y: 56, Self.long) + Self.cell("fixed", y: 100, height: 60, "rowHeight=\"60\"")
        + Self.textCell("short", y: 160, Self.short), "headerTitle=\"Settings\"")
    let header = XcodeDocument.view("view", "header", (0, 0, 375, 20), "key=\"tableHeaderView\"")
    let scene = try Self.scene("style=\"insetGrouped\" rowHeight=\"-1\"", rows, rest: header)
    let layout = try Self.layout(scene, on: "iPhone SE (3rd gen)", textSize: .ax3)
    let lines = zip(layout.resolved.views, layout.frames).map { view, frame in
      "\(view.name) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
    }
    #expect(lines.joined(separator: "\n") == Self.golden)
  }

  private static let golden = """
    table 0.0 0.0 375.0 667.0
    header 0.0 0.0 375.0 20.0
    note 16.0 80.0 343.0 323.0
    note-content 0.0 0.0 343.0 323.0
    note-text 16.0 11.0 311.0 301.0
    fixed 16.0 403.0 343.0 60.0
    fixed-content 0.0 0.0 343.0 60.0
    short 16.0 463.0 343.0 65.0
    short-content 0.0 0.0 343.0 65.0
    short-text 16.0 11.0 311.0 43.0
    section.header 27.0 26.0 321.0 56.0
    """
}

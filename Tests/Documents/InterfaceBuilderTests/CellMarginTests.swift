import AutoLayout
import DocumentTestSupport
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// The margins of table cells, which differ between generations of Xcode, measured on Xcode documents.
@Suite struct CellMarginTests {
  private func margins(
    tools: String, device: String? = "retina4_7", accessory: String = "", contentHeight: Double = 43.5,
    inTable: Bool = true, width: Double = 375, height: Double = 44, table attributes: String = "",
    preserves: String = "YES", top: Double = 28
  ) throws -> EdgeInsets? {
    let cell = XcodeDocument.view(
      "tableViewCell", "cell", (0, top, width, height), accessory,
      "<tableViewCellContentView key=\"contentView\" preservesSuperviewLayoutMargins=\"\(preserves)\" id=\"content\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(contentHeight)\"/>"
        + "</tableViewCellContentView>")
    let table = XcodeDocument.view("tableView", "t", (0, 0, width, 667), attributes, "<prototypes>\(cell)</prototypes>")
    let text = XcodeDocument.xib(inTable ? table : cell, tools: tools, device: device)
    let scene = try #require(try scenes(in: text).first)
    let content = try #require(scene.views.firstIndex { $0.name == "content" })
    let margins = scene.savedMargins(of: content)
    #expect(!margins.preservesSuperviewMargins && !margins.insetsFromSafeArea)
    #expect(scene.views[content].placement.margins.stated == nil)
    return margins.stated
  }

  @Test func `the margins of a cell depend on the Xcode version`() throws {
    try expect(margins(tools: "11762"), is: EdgeInsets(all: 8))
    try expect(margins(tools: "13196"), is: EdgeInsets(all: 8))
    try expect(margins(tools: "13529"), is: EdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    try expect(margins(tools: "22505", device: "retina6_1"), is: EdgeInsets(top: 11, left: 20, bottom: 11, right: 20))
    try expect(margins(tools: "24127"), is: EdgeInsets(top: 15, left: 16, bottom: 15, right: 16))
  }

  @Test func `the trailing margin beside an accessory is eight points`() throws {
    try expect(
      margins(tools: "22505", accessory: "accessoryType=\"checkmark\""),
      is: EdgeInsets(top: 11, left: 16, bottom: 11, right: 8))
  }

  @Test func `a cell outside a table has a smaller margin if it has no separator`() throws {
    try expect(margins(tools: "14113", contentHeight: 44, inTable: false)?.left, is: 15)
    try expect(margins(tools: "14113", contentHeight: 43.5, inTable: false)?.left, is: 16)
    try expect(margins(tools: "17506", contentHeight: 44, inTable: false)?.left, is: 16)
  }

  @Test func `a cell in a table without separators has a smaller margin if it preserves that of the table`() throws {
    try expect(
      margins(tools: "14113", contentHeight: 44, table: "separatorStyle=\"none\"", preserves: "NO")?.left, is: 16)
    try expect(margins(tools: "14113", contentHeight: 44, table: "separatorStyle=\"none\"")?.left, is: 15)
    try expect(margins(tools: "14113", contentHeight: 44, table: "separatorStyle=\"default\"")?.left, is: 16)
    try expect(margins(tools: "17506", contentHeight: 44, table: "separatorStyle=\"none\"")?.left, is: 16)
  }

  @Test func `the margin depends on the width of the cell as well as on the screen`() throws {
    for tools in ["13529", "15505", "23504"] {
      try expect(margins(tools: tools, device: "retina6_1", inTable: false, width: 320)?.left, is: 16)
      try expect(margins(tools: tools, device: "retina6_1", inTable: false, width: 331)?.left, is: 20)
      try expect(margins(tools: tools, inTable: false, width: 375)?.left, is: 16)
      try expect(margins(tools: tools, inTable: false, width: 387)?.left, is: 20)
    }
    try expect(margins(tools: "11762", device: "retina6_1", inTable: false, width: 331)?.left, is: 8)
  }

  @Test func `a cell 320 points wide in a table has a smaller margin on narrow screens`() throws {
    try expect(margins(tools: "14113", device: "retina4_0", width: 320)?.left, is: 15)
    try expect(margins(tools: "14113", width: 320)?.left, is: 15)
    try expect(margins(tools: "14113", device: "retina6_1", width: 320)?.left, is: 16)
    try expect(margins(tools: "17506", device: "retina4_0", width: 320)?.left, is: 16)
    try expect(margins(tools: "14113")?.left, is: 16)
  }

  @Test(arguments: [("14490", 666.0, "NO", 16.0, 11.0), ("14490", 667, "NO", 8, 8), ("14490", 667, "YES", 16, 11)])
  func `a cell below the end of its table has the margins of other views unless it preserves those of the table`(
    tools: String, top: Double, preserves: String, side: Double, vertical: Double
  ) throws {
    let margins = try margins(tools: tools, preserves: preserves, top: top)
    #expect(margins == EdgeInsets(top: vertical, left: side, bottom: vertical, right: side))
  }

  @Test func `screens of 390 points and more have wide cell margins`() throws {
    try expect(margins(tools: "21507", device: "retina6_12", width: 393)?.left, is: 20)
    try expect(margins(tools: "17156", device: "retina6_0", width: 390)?.left, is: 20)
    try expect(margins(tools: "23727", device: "retina6_12", inTable: false, width: 320)?.left, is: 16)
  }

  @Test(arguments: [("20037", 16.0), ("22155", 20), ("23504", 20), ("24127", 16)])
  func `from Xcode 14 to 16, the cells of an iPhone 13 mini have wide margins`(tools: String, margin: Double) throws {
    try expect(margins(tools: tools, device: "retina5_9")?.left, is: margin)
  }

  /// The table is 600 points wide, and its rows are 70 points high.
  @Test(arguments: [("6250", 600.0, 69.0), ("7702", 320, 43)])
  func `in Xcode 6, the content view of a cell that is narrower than its table is outdated`(
    tools: String, width: Double, height: Double
  ) throws {
    let cell = XcodeDocument.view(
      "tableViewCell", "cell", (0, 86, 320, 44), "",
      "<tableViewCellContentView key=\"contentView\" id=\"content\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"43\"/></tableViewCellContentView>")
    let table = XcodeDocument.view(
      "tableView", "t", (0, 0, 600, 600), "rowHeight=\"70\"", "<prototypes>\(cell)</prototypes>")
    let scene = try #require(try scenes(in: XcodeDocument.xib(table, tools: tools, device: nil)).first)
    let content = try #require(scene.views.first { $0.name == "content" })
    #expect(content.placement.recordedFrame == Rect(x: 0, y: 0, width: width, height: height))
  }

  @Test(arguments: [("14490", 487.0, 55.0), ("14490", 326, 55), ("14490", 291, 11), ("14868", 487, 11)])
  func `through Xcode 10, a tall cell in a xib is under the status bar of a notch`(
    tools: String, height: Double, top: Double
  ) throws {
    let margins = try margins(tools: tools, device: "retina6_1", inTable: false, width: 320, height: height)
    #expect(margins?.top == top && margins?.bottom == 11)
    try expect(self.margins(tools: "14490", device: "retina6_1", width: 320, height: 487)?.top, is: 11)
  }

  @Test func `a cell in a narrow table on a tablet has a smaller margin`() throws {
    try expect(margins(tools: "14113", device: "ipad9_7", width: 375)?.left, is: 15)
    try expect(margins(tools: "14113", device: "ipad9_7", width: 500)?.left, is: 20)
  }

  @Test func `without a screen, only the width of the cell matters`() throws {
    try expect(margins(tools: "15705", device: nil, inTable: false, width: 371)?.left, is: 16)
    try expect(margins(tools: "15705", device: nil, inTable: false, width: 414)?.left, is: 20)
  }

  /// Returns a cell whose content view has margins of its own.
  private func statedCell(_ attributes: String = "", top: Double = 1, left: Double = 2) throws -> Scene? {
    let cell = XcodeDocument.view(
      "tableViewCell", "cell", (0, 0, 375, 44), "",
      "<tableViewCellContentView key=\"contentView\" \(attributes) id=\"content\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"44\"/>"
        + "<edgeInsets key=\"layoutMargins\" top=\"\(top)\" left=\"\(left)\" bottom=\"3\" right=\"24\"/>"
        + "</tableViewCellContentView>")
    return try scenes(in: XcodeDocument.xib(cell)).first
  }

  @Test func `the margins that the author sets are used`() throws {
    let scene = try statedCell()
    let stated = EdgeInsets(top: 1, left: 2, bottom: 3, right: 24)
    #expect(scene?.view(withID: "content")?.placement.margins.stated == stated)
    #expect(scene?.savedMargins(of: 1).stated == stated)
    #expect(scene?.savedMargins(of: 1).preservesSuperviewMargins == false)
  }

  @Test func `a content view that preserves the margins of its cell has the wider ones`() throws {
    let scene = try #require(try statedCell("preservesSuperviewLayoutMargins=\"YES\"", top: 13))
    let layout = try #require(scene.resolvedAsSaved(leafSizes: .recorded)?.layout())
    #expect(
      layout.system.items[1].guideInsets.layoutMargins == EdgeInsets(top: 13, left: 16, bottom: 11, right: 24))
    let plain = try #require(try statedCell(top: 13)?.resolvedAsSaved(leafSizes: .recorded)?.layout())
    #expect(plain.system.items[1].guideInsets.layoutMargins == EdgeInsets(top: 13, left: 2, bottom: 3, right: 24))
  }
}

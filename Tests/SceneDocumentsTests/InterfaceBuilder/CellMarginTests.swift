import Geometry
import LayoutTestSupport
import Scenes
import Testing

/// The margins of table cells, which each generation of Xcode wrote differently, measured on Xcode documents.
@Suite struct CellMarginTests {
  private func margins(
    tools: String, device: String? = "retina4_7", accessory: String = "", contentHeight: Double = 43.5,
    inTable: Bool = true
  ) throws -> EdgeInsets? {
    let cell = XcodeDocument.view(
      "tableViewCell", "cell", (0, 28, 375, 44), accessory,
      "<tableViewCellContentView key=\"contentView\" preservesSuperviewLayoutMargins=\"YES\" id=\"content\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"\(contentHeight)\"/></tableViewCellContentView>")
    let table = XcodeDocument.view("tableView", "t", (0, 0, 375, 667), "", "<prototypes>\(cell)</prototypes>")
    let scene = try scenes(in: XcodeDocument.xib(inTable ? table : cell, tools: tools, device: device)).first
    let content = try #require(scene?.view(withID: "content"))
    #expect(!content.margins.preservesSuperviewMargins && !content.margins.insetsFromSafeArea)
    return content.margins.stated
  }

  @Test func `each generation has its own`() throws {
    try expect(margins(tools: "11762"), is: EdgeInsets(all: 8))
    try expect(margins(tools: "13196"), is: EdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    try expect(margins(tools: "22505", device: "retina6_1"), is: EdgeInsets(top: 11, left: 20, bottom: 11, right: 20))
    try expect(margins(tools: "24127"), is: EdgeInsets(top: 15, left: 16, bottom: 15, right: 16))
  }

  @Test func `next to an accessory eight points are left`() throws {
    try expect(
      margins(tools: "22505", accessory: "accessoryType=\"checkmark\""),
      is: EdgeInsets(top: 11, left: 16, bottom: 11, right: 8))
  }

  @Test func `a cell of its own has less margin when it has no separator`() throws {
    try expect(margins(tools: "14113", contentHeight: 44, inTable: false)?.left, is: 15)
    try expect(margins(tools: "14113", contentHeight: 43.5, inTable: false)?.left, is: 16)
    try expect(margins(tools: "17506", contentHeight: 44, inTable: false)?.left, is: 16)
  }

  @Test func `what the author states counts`() throws {
    let cell = XcodeDocument.view(
      "tableViewCell", "cell", (0, 0, 375, 44), "",
      "<tableViewCellContentView key=\"contentView\" id=\"content\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"44\"/>"
        + "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/></tableViewCellContentView>"
    )
    let scene = try scenes(in: XcodeDocument.xib(cell)).first
    #expect(scene?.view(withID: "content")?.margins.stated == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }
}

import AutoLayout
import DocumentTestSupport
import Geometry
import LayoutTestSupport
import Scenes
import Testing

@Suite struct ViewTreeTests {
  @Test func `a table view contains its header, cells with content views, and footer`() throws {
    func cell(_ id: String) -> String {
      XcodeDocument.view(
        "tableViewCell", id, (0, 28, 320, 44), "",
        "<tableViewCellContentView key=\"contentView\" id=\"\(id)-content\">"
          + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"43.5\"/>"
          + "<subviews>\(XcodeDocument.view("label", "\(id)-label"))</subviews></tableViewCellContentView>")
    }
    let table = XcodeDocument.view(
      "tableView", "table", (0, 0, 320, 480), "",
      """
      <view key="tableHeaderView" id="header"><rect key="frame" x="0" y="0" width="320" height="28"/></view>
      <prototypes>\(cell("prototype"))</prototypes>
      <sections><tableViewSection id="section"><cells>\(cell("static"))</cells></tableViewSection></sections>
      <view key="tableFooterView" id="footer"><rect key="frame" x="0" y="0" width="320" height="28"/></view>
      """)
    try expect(
      scenes(in: XcodeDocument.xib(table)).first?.outline,
      is: """
        tableView table
          view header
          tableViewCell prototype
            tableViewCellContentView prototype-content
              label prototype-label
          tableViewCell static
            tableViewCellContentView static-content
              label static-label
          view footer
        """)
  }

  @Test(arguments: [("default", 66.0, 59.0), ("none", 67, 60)])
  func `cells without a rectangle have the height that the document states`(
    separators: String, first: Double, second: Double
  ) throws {
    func cell(_ id: String, _ content: String) -> String {
      "<tableViewCell \(content) id=\"\(id)\">"
        + "<tableViewCellContentView key=\"contentView\" id=\"\(id)-content\"/></tableViewCell>"
    }
    let outdated = "<rect key=\"frame\" x=\"140\" y=\"28\" width=\"320\" height=\"44\"/>"
    let table = XcodeDocument.view(
      "tableView", "table", (0, 0, 600, 600), "separatorStyle=\"\(separators)\" rowHeight=\"60\"",
      "<prototypes>\(cell("a", "rowHeight=\"67\""))\(cell("b", ""))"
        + "\(cell("c", "").replacing("<tableViewCellContentView", with: outdated + "<tableViewCellContentView"))"
        + "</prototypes>")
    let scene = try #require(try scenes(in: XcodeDocument.xib(table, tools: "7706", device: nil)).first)
    func frame(_ id: String) -> Rect? { scene.view(withID: id)?.placement.recordedFrame }
    #expect(frame("a") == Rect(x: 0, y: 0, width: 600, height: 67))
    #expect(frame("b") == Rect(x: 0, y: 67, width: 600, height: 60))
    #expect(frame("a-content") == Rect(x: 0, y: 0, width: 600, height: first))
    #expect(frame("b-content") == Rect(x: 0, y: 0, width: 600, height: second))
    #expect(frame("c-content") == Rect(x: 0, y: 0, width: 600, height: second))
  }

  @Test func `the frame that a view has in a size class is not a view`() throws {
    let variation = """
      <variation key="heightClass=compact"><rect key="frame" x="0" y="0" width="50" height="20"/></variation>
      """
    let view = XcodeDocument.view(
      "view", "root", (0, 0, 320, 480), "",
      "<subviews>\(XcodeDocument.view("label", "a", (0, 0, 100, 50), "", variation))</subviews>\(variation)")
    try expect(scenes(in: XcodeDocument.xib(view)).first?.outline, is: "view root\n  label a")
  }

  @Test func `collection views contain cells and section views, and content views without an id use their cell's name`()
    throws
  {
    let collection = XcodeDocument.view(
      "collectionView", "grid", (0, 0, 320, 480), "",
      """
      <collectionViewFlowLayout key="collectionViewLayout" id="flow"><size key="itemSize" width="50" height="50"/>
      </collectionViewFlowLayout>
      <cells>\(XcodeDocument.view("collectionViewCell", "cell", (0, 0, 50, 50), "", """
        <view key="contentView"><rect key="frame" x="0" y="0" width="50" height="50"/></view>
        """))</cells>
      <collectionReusableView key="sectionHeaderView" id="header">
      <rect key="frame" x="0" y="0" width="320" height="40"/></collectionReusableView>
      """)
    try expect(
      scenes(in: XcodeDocument.xib(collection)).first?.outline,
      is: """
        collectionView grid
          collectionViewCell cell
            view cell.contentView
          collectionReusableView header
        """)
  }

  @Test func `bars contain the custom views of their items`() throws {
    let bar = XcodeDocument.view(
      "navigationBar", "bar", (0, 0, 320, 44), "",
      """
      <items><navigationItem title="Title" id="item"><barButtonItem key="leftBarButtonItem" id="button">
      <view key="customView" id="custom"><rect key="frame" x="0" y="0" width="20" height="20"/></view></barButtonItem>
      <segmentedControl key="titleView" id="control"><rect key="frame" x="0" y="0" width="99" height="32"/>
      </segmentedControl></navigationItem></items>
      """)
    try expect(
      scenes(in: XcodeDocument.xib(bar)).first?.outline,
      is: """
        navigationBar bar
          view custom
          segmentedControl control
        """)
  }

  @Test(arguments: [
    ("<frame key=\"frameInset\" width=\"342\" height=\"63\"/>", Rect(x: 0, y: 0, width: 342, height: 63)),
    ("<frame key=\"frameInset\" minX=\"15\" maxX=\"5\" height=\"60\"/>", Rect(x: 15, y: 0, width: 355, height: 60)),
    ("<frame key=\"frameInset\" maxX=\"75\" width=\"100\" height=\"64\"/>", Rect(x: 200, y: 0, width: 100, height: 64)),
    (
      "<frame key=\"frameInset\" minX=\"20%\" minY=\"25%\" maxX=\"40%\" maxY=\"12.5%\"/>",
      Rect(x: 75, y: 16, width: 150, height: 40)
    ),
    (
      "<frame key=\"frameInset\" minX=\"8\" maxY=\"50%\" width=\"40%\" height=\"16\"/>",
      Rect(x: 8, y: 16, width: 150, height: 16)
    ),
    ("", Rect(x: 0, y: 0, width: 375, height: 63)),
  ])
  func `a content view without a rectangle has the frame that Xcode 7 implied`(frame: String, expected: Rect) throws {
    let cell = XcodeDocument.view(
      "tableViewCell", "cell", (0, 0, 375, 64), "",
      "<tableViewCellContentView key=\"contentView\" id=\"content\">\(frame)</tableViewCellContentView>")
    try expect(scenes(in: XcodeDocument.xib(cell)).first?.views.last?.placement.recordedFrame, is: expected)
  }

  @Test(arguments: [("", 600.0), ("accessoryType=\"disclosureIndicator\"", 567)])
  func `a content view in a table is as wide as the table, not its cell`(attributes: String, width: Double) throws {
    let cell = XcodeDocument.view(
      "tableViewCell", "cell", (0, 22, 320, 44), attributes,
      "<tableViewCellContentView key=\"contentView\" id=\"content\"/>")
    let table = XcodeDocument.view("tableView", "table", (0, 0, 600, 600), "", "<prototypes>\(cell)</prototypes>")
    try expect(
      scenes(in: XcodeDocument.xib(table, tools: "7702", device: nil)).first?.view(withID: "content")?.placement
        .recordedFrame,
      is: Rect(x: 0, y: 0, width: width, height: 43))
  }

  @Test func `a repeated id refers to the first view`() throws {
    let root = XcodeDocument.view(
      "view", "root", (0, 0, 10, 10), "",
      "<subviews>\(XcodeDocument.view("label", "x"))\(XcodeDocument.view("button", "x"))</subviews>"
        + "<constraints><constraint firstItem=\"x\" firstAttribute=\"width\" constant=\"1\" id=\"c\"/></constraints>")
    let scene = try #require(try scenes(in: XcodeDocument.xib(root)).first)
    #expect(scene.constraints.map(\.constraint.firstItem.view) == [1])
  }
}

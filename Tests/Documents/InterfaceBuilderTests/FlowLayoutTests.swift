import AutoLayout
import DocumentTestSupport
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// The cells of collection views with a flow layout, on devices other than the one that the document was saved with
/// (specification ROW-05).
@Suite struct FlowLayoutTests {
  private static func cell(_ id: String, _ frame: (Double, Double, Double, Double), custom: Size? = nil) -> String {
    let size = custom.map { "<size key=\"customSize\" width=\"\($0.width)\" height=\"\($0.height)\"/>" } ?? ""
    return XcodeDocument.view(
      "collectionViewCell", id, frame, "",
      "<view key=\"contentView\" id=\"\(id)-content\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"10\" height=\"10\"/>"
        + "</view>\(size)")
  }

  private static func layout(
    _ cells: String, _ attributes: String = "", size: (Double, Double) = (100, 80), inset: String = "",
    header: String = "", headerHeight: Double = 0, on device: String = "iPhone 16 Pro"
  ) throws -> Layout {
    try scene(cells, attributes, size: size, inset: inset, header: header, headerHeight: headerHeight)
      .resolved(for: try SceneVariant(on: device)).layout()
  }

  private static func scene(
    _ cells: String, _ attributes: String = "", size: (Double, Double) = (100, 80), inset: String = "",
    header: String = "", headerHeight: Double = 0
  ) throws -> Scene {
    let flow = """
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="8" \
      \(attributes) id="flow"><size key="itemSize" width="\(size.0)" height="\(size.1)"/>
      <size key="headerReferenceSize" width="50" height="\(headerHeight)"/>\(inset)</collectionViewFlowLayout>
      """
    let view = XcodeDocument.view(
      "collectionView", "list", (0, 0, 375, 667), "key=\"view\"", "\(flow)<cells>\(cells)</cells>\(header)")
    let controller =
      "<collectionViewController id=\"c\" sceneMemberID=\"viewController\">\(view)</collectionViewController>"
    let text = XcodeDocument.storyboard(XcodeDocument.scene("s", controller))
    return try #require(try scenes(in: text, path: "Test.storyboard").first)
  }

  private static func frame(_ view: String, in layout: Layout) throws -> Rect {
    layout.frames[try #require(layout.resolved.views.firstIndex { $0.name == view })]
  }

  private static let four = ["a", "b", "c", "d"].map { cell($0, (0, 0, 100, 80)) }.joined()

  @Test func `as many cells as fit share a line, and an incomplete line keeps their spacing`() throws {
    let layout = try Self.layout(Self.four)
    try expect(Self.frame("a", in: layout), is: Rect(x: 0, y: 0, width: 100, height: 80))
    try expect(Self.frame("b", in: layout), is: Rect(x: 151, y: 0, width: 100, height: 80))
    try expect(Self.frame("c", in: layout), is: Rect(x: 302, y: 0, width: 100, height: 80))
    try expect(Self.frame("d", in: layout), is: Rect(x: 0, y: 90, width: 100, height: 80))
    try expect(Self.frame("a-content", in: layout), is: Rect(x: 0, y: 0, width: 100, height: 80))
    let wide = try Self.layout(Self.four, on: "iPad Pro 11")
    try expect(Self.frame("d", in: wide).minY, is: 0)
  }

  @Test func `a cell alone in its line is centered`() throws {
    let layout = try Self.layout(Self.cell("a", (62.5, 0, 250, 80)), size: (250, 80))
    try expect(Self.frame("a", in: layout), is: Rect(x: 76, y: 0, width: 250, height: 80))
  }

  @Test func `insets keep cells off the edges, and a header is as wide as the collection view`() throws {
    let header = XcodeDocument.view("collectionReusableView", "header", (0, 0, 375, 40), "key=\"sectionHeaderView\"")
    let layout = try Self.layout(
      Self.four, inset: "<inset key=\"sectionInset\" minX=\"16\" minY=\"12\" maxX=\"16\" maxY=\"0\"/>",
      header: header, headerHeight: 40)
    try expect(Self.frame("header", in: layout), is: Rect(x: 0, y: 0, width: 402, height: 40))
    try expect(Self.frame("a", in: layout).origin, is: Point(x: 16, y: 52))
    try expect(Self.frame("c", in: layout).maxX, is: 386)
  }

  @Test func `cells of a collection view that scrolls horizontally are arranged in columns`() throws {
    let layout = try Self.layout(Self.cell("a", (0, 0, 100, 500)), "scrollDirection=\"horizontal\"", size: (100, 500))
    try expect(Self.frame("a", in: layout), is: Rect(x: 0, y: 187, width: 100, height: 500))
  }

  @Test func `cells have the item size of the layout, and a custom size is left to code`() throws {
    let cells = Self.cell("a", (0, 0, 90, 70)) + Self.cell("b", (0, 0, 90, 70), custom: Size(width: 90, height: 70))
    let layout = try Self.layout(cells)
    try expect(Self.frame("a", in: layout).size, is: Size(width: 100, height: 80))
    try expect(Self.frame("b", in: layout).size, is: Size(width: 90, height: 70))
  }

  @Test func `a cell as wide as the collection view remains as wide`() throws {
    let layout = try Self.layout(Self.cell("a", (0, 0, 375, 80)), size: (375, 80))
    try expect(Self.frame("a", in: layout), is: Rect(x: 0, y: 0, width: 402, height: 80))
  }

  @Test func `as saved, the cells have their recorded frames`() throws {
    let scene = try Self.scene(Self.cell("a", (7, 9, 90, 70)))
    let layout = try #require(scene.resolvedAsSaved(leafSizes: .measured)).layout()
    try expect(Self.frame("a", in: layout), is: Rect(x: 7, y: 9, width: 90, height: 70))
  }
}

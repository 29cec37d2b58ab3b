import AutoLayout
import DocumentTestSupport
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// The safe areas of views that are the roots of xibs, measured on Xcode documents.
@Suite struct XibRootTests {
  private func scene(
    _ element: String = "view", _ width: Double = 375, _ height: Double = 667, tools: String,
    device: String = "retina4_7", orientation: String = "portrait", inside: String = ""
  ) throws -> Scene {
    let root = XcodeDocument.view(element, "root", (0, 0, width, height), "", inside)
    let text = XcodeDocument.xib(root, tools: tools, device: device)
      .replacing("orientation=\"portrait\"", with: "orientation=\"\(orientation)\"")
    return try #require(try scenes(in: text).first)
  }

  private func safeArea(
    _ element: String = "view", _ width: Double = 375, _ height: Double = 667, tools: String,
    device: String = "retina4_7", orientation: String = "portrait"
  ) throws -> EdgeInsets? {
    try scene(element, width, height, tools: tools, device: device, orientation: orientation).saved?.safeArea
  }

  @Test(arguments: [("14490", 20.0), ("14868", 0), ("21701", 0), ("22505", 20), ("23504", 20)])
  func `with a home button, the safe area of a high view depends on Xcode`(tools: String, top: Double) throws {
    try expect(safeArea(tools: tools), is: EdgeInsets(top: top))
  }

  @Test(arguments: [(479.0, "14490", 0.0), (480, "14490", 20), (44, "11762", 0), (44, "14868", 0), (44, "22505", 20)])
  func `before Xcode 11, a low view has no safe area`(height: Double, tools: String, top: Double) throws {
    try expect(safeArea("view", 320, height, tools: tools), is: EdgeInsets(top: top))
  }

  @Test(arguments: [("14490", 20.0), ("17156", 0), ("21225", 0), ("22505", 20)])
  func `from Xcode 11 to 14, a view on a tablet is clear of the status bar`(tools: String, top: Double) throws {
    try expect(safeArea("view", 768, 1024, tools: tools, device: "ipad9_7")?.top, is: top)
  }

  @Test func `there is no status bar in landscape`() throws {
    try expect(safeArea("view", 667, 375, tools: "22505", orientation: "landscape"), is: .zero)
  }

  @Test(arguments: [("16096", 44.0), ("21507", 48.0)])
  func `sideways the notch is as large as upright`(tools: String, side: Double) throws {
    let area = try safeArea("view", 896, 414, tools: tools, device: "retina6_1", orientation: "landscape")
    #expect(area?.left == side && area?.right == side && area?.top == 0)
  }

  @Test(arguments: [("17506", 44.0, 0.0), ("20037", 44, 0), ("21507", 48, 0), ("22505", 48, 34)])
  func `a notch insets views of any size, and the home indicator all but old ones`(
    tools: String, top: Double, bottom: Double
  ) throws {
    let expected = EdgeInsets(top: top, bottom: bottom)
    try expect(safeArea("view", 414, 200, tools: tools, device: "retina6_1"), is: expected)
    try expect(safeArea("view", 300, 200, tools: tools, device: "retina6_1"), is: expected)
    try expect(
      safeArea("view", 600, 200, tools: tools, device: "retina6_1"), is: EdgeInsets(top: top, bottom: 34))
    try expect(
      safeArea("view", 414, 896, tools: tools, device: "retina6_1"), is: EdgeInsets(top: top, bottom: 34))
  }

  @Test func `table cells and reusable views have no safe area, and collection cells that of views`() throws {
    try expect(safeArea("tableViewCell", 414, 100, tools: "17506", device: "retina6_1"), is: .zero)
    try expect(safeArea("collectionReusableView", 414, 100, tools: "17506", device: "retina6_1"), is: .zero)
    try expect(
      safeArea("collectionViewCell", 354, 608, tools: "17506", device: "retina6_1"), is: EdgeInsets(top: 44))
    try expect(safeArea("collectionViewCell", 354, 608, tools: "13771"), is: EdgeInsets(top: 20))
  }

  @Test func `margins include the safe area`() throws {
    func margins(_ element: String, tools: String) throws -> EdgeInsets? {
      let scene = try scene(element, 375, 667, tools: tools)
      return scene.resolvedAsSaved(leafSizes: .recorded)?.layout().system.items[0].guideInsets.layoutMargins
    }
    try expect(margins("view", tools: "14490"), is: EdgeInsets(top: 20, left: 16, bottom: 0, right: 16))
    try expect(margins("view", tools: "14868"), is: EdgeInsets(left: 16, right: 16))
    try expect(margins("view", tools: "11762"), is: EdgeInsets(left: 16, right: 16))
    try expect(margins("collectionViewCell", tools: "14490")?.top, is: 20)
  }

  @Test(arguments: [("12121", 8.0, 8.0), ("13196", 20, 20)])
  func `through Xcode 8, a view with its own size has the margins of any view`(
    tools: String, side: Double, top: Double
  ) throws {
    let layout = try scene("view", 600, 480, tools: tools).resolvedAsSaved(leafSizes: .recorded)?.layout()
    #expect(layout?.system.items[0].guideInsets.layoutMargins.left == side)
    #expect(layout?.system.items[0].guideInsets.layoutMargins.top == top)
  }

  @Test(arguments: [("7706", 16.0, 0.0), ("8191", 8, 8), ("10117", 8, 8), ("13196", 20, 0)])
  func `in Xcode 7 and 8, a view without a screen has the margins of any view`(
    tools: String, side: Double, top: Double
  ) throws {
    let text = XcodeDocument.xib(XcodeDocument.view("view", "v", (0, 0, 600, 600)), tools: tools, device: nil)
    let margins = try #require(try scenes(in: text).first?.saved?.rootMargins)
    #expect(margins == EdgeInsets(top: top, left: side, bottom: top, right: side))
  }

  @Test func `a view that is wider than the screen has wide margins`() throws {
    try expect(scene("view", 402, 50, tools: "14490").saved?.rootMargins.left, is: 20)
    try expect(scene("view", 375, 50, tools: "14490").saved?.rootMargins.left, is: 16)
    try expect(scene("view", 402, 50, tools: "14490", device: "retina6_1").saved?.rootMargins.left, is: 16)
  }

  @Test func `through Xcode 8, margins inside a view do not include the safe area`() throws {
    func top(tools: String) throws -> Double? {
      let inner = XcodeDocument.view("view", "inner", (0, 0, 300, 300))
      let scene = try scene(tools: tools, inside: "<subviews>\(inner)</subviews>")
      return scene.resolvedAsSaved(leafSizes: .recorded)?.layout().system.items[1].guideInsets.layoutMargins.top
    }
    try expect(top(tools: "11762"), is: 8)
    try expect(top(tools: "14490"), is: 28)
  }

  @Test func `through Xcode 10, a view of its own size extends to the home indicator`() throws {
    let area = try safeArea("view", 414, 100, tools: "14490", device: "retina6_1")
    #expect(area?.bottom == 34)
  }

  @Test func `cells in a collection view have no safe area`() throws {
    let cell = XcodeDocument.view("collectionViewCell", "cell", (0, 0, 50, 50))
    let grid = XcodeDocument.view("collectionView", "grid", (0, 0, 375, 667), "", "<cells>\(cell)</cells>")
    let scene = try scene("view", tools: "14490", inside: "<subviews>\(grid)</subviews>")
    #expect(scene.views.map(\.placement.margins.insetsFromSafeArea) == [true, false, false])
  }

  @Test func `a custom view of a bar item with a recorded size of zero stays a point`() throws {
    let inner = XcodeDocument.view("label", "inner", (-20, -10, 40, 20))
    let custom = XcodeDocument.view(
      "view", "custom", (0, 0, 0, 0), "key=\"customView\"", "<subviews>\(inner)</subviews>")
    let bar = XcodeDocument.view(
      "toolbar", "bar", (0, 0, 375, 44), "", "<items><barButtonItem id=\"item\">\(custom)</barButtonItem></items>")
    let scene = try scene("view", tools: "17506", inside: "<subviews>\(bar)</subviews>")
    let layout = try #require(scene.resolvedAsSaved(leafSizes: .recorded)?.layout())
    let position = try #require(scene.views.firstIndex { $0.name == "custom" })
    #expect(layout.frames[position].size == .zero)
    #expect(layout.frames[position + 1] == Rect(x: -20, y: -10, width: 40, height: 20))
  }

  @Test(arguments: [("view", "Map"), ("other", nil)] as [(String, String?)])
  func `the view of a controller knows the controller's class`(outlet: String, name: String?) throws {
    let owner = """
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Map"><connections>
      <outlet property="\(outlet)" destination="root" id="o"/></connections></placeholder>
      """
    let text = XcodeDocument.xib(XcodeDocument.view("view", "root", (0, 0, 375, 667)))
      .replacing("<objects>", with: owner)
    #expect(try #require(try scenes(in: text).first?.views.first).identity.controllerClass == name)
  }
}

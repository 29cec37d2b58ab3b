import AutoLayout
import DocumentTestSupport
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Margins, insets and root sizes on devices other than the one that the document was saved with. They do not depend on
/// the saved canvas.
@Suite struct OtherDeviceTests {
  private static let devices = ["iPhone SE (1st gen)", "iPhone 16 Pro", "iPhone 11", "iPad Pro 11"]

  /// A controller outside the document whose view is the root.
  private static let owner = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Controller"><connections>
    <outlet property="view" destination="root" id="o"/></connections></placeholder>
    """

  /// Returns a row with a label that is pinned to the margins.
  private static func cell(_ width: Double = 320, _ height: Double = 44, _ attributes: String = "") -> String {
    let label = XcodeDocument.view(
      "label", "text", (16, 11, 100, 21), "translatesAutoresizingMaskIntoConstraints=\"NO\" text=\"Text\"")
    let constraints = ["top", "leading", "bottom", "trailing"].map {
      "<constraint firstItem=\"text\" firstAttribute=\"\($0)\" secondItem=\"content\" "
        + "secondAttribute=\"\($0)Margin\" id=\"k-\($0)\"/>"
    }
    return XcodeDocument.view(
      "tableViewCell", "cell", (0, 28, width, height), attributes,
      "<tableViewCellContentView key=\"contentView\" preservesSuperviewLayoutMargins=\"YES\" id=\"content\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\"/>"
        + "<subviews>\(label)</subviews><constraints>\(constraints.joined())</constraints></tableViewCellContentView>")
  }

  private static func layout(
    _ root: String, tools: String = "14490", savedOn saved: String? = "retina4_0", on device: String, iOS: Int? = nil
  ) throws -> Layout {
    let scene = try #require(try scenes(in: XcodeDocument.xib(root, tools: tools, device: saved)).first)
    var variant = try SceneVariant(on: device)
    variant.systemVersion = iOS
    return scene.resolved(for: variant).layout()
  }

  private static func frame(of view: String, in layout: Layout) throws -> Rect {
    layout.frames[try #require(layout.resolved.views.firstIndex { $0.name == view })]
  }

  @Test(arguments: zip(devices, [16.0, 20, 20, 20]))
  func `the margins of a cell are those of the device, not of the saving Xcode`(
    device: String, margin: Double
  ) throws {
    for tools in ["11762", "13196", "14490", "17506", "23504"] {
      for saved in ["retina4_0", "retina6_1", "ipad9_7"] {
        let layout = try Self.layout(Self.cell(), tools: tools, savedOn: saved, on: device)
        let text = try Self.frame(of: "text", in: layout)
        #expect(text.minX == margin && text.minY == 11, "\(tools), \(saved)")
        try expect(Self.frame(of: "content", in: layout).width - text.maxX, is: margin)
      }
    }
  }

  @Test func `cell margins differ for Xcode 26, before iOS 11 and beside accessories`() throws {
    let glass = try Self.layout(Self.cell(), tools: "24127", on: "iPhone 16 Pro")
    try expect(Self.frame(of: "text", in: glass).origin, is: Point(x: 20, y: 15))
    let old = try Self.layout(Self.cell(), tools: "24127", on: "iPhone 16 Pro", iOS: 9)
    try expect(Self.frame(of: "text", in: old).origin, is: Point(x: 8, y: 8))
    let disclosure = try Self.layout(
      Self.cell(320, 44, "accessoryType=\"disclosureIndicator\""), on: "iPad Pro 11")
    let text = try Self.frame(of: "text", in: disclosure)
    try expect(Self.frame(of: "content", in: disclosure).width - text.maxX, is: 8)
    #expect(text.minX == 20)
  }

  @Test func `a narrow cell on a wide screen has narrow margins`() throws {
    let table = XcodeDocument.view(
      "tableView", "table", (0, 0, 320, 480), "", "<prototypes>\(Self.cell())</prototypes>")
    let root = XcodeDocument.view("view", "root", (0, 0, 320, 568), "", "<subviews>\(table)</subviews>")
    let layout = try Self.layout(root, on: "iPad Pro 11")
    try expect(Self.frame(of: "cell", in: layout).width, is: 320)
    try expect(Self.frame(of: "text", in: layout).minX, is: 16)
  }

  @Test(arguments: devices)
  func `a row is as wide as the device and as high as its content, or else as saved`(device: String) throws {
    let width = try SceneVariant(on: device).device.size.width
    let layout = try Self.layout(Self.cell(320, 200), on: device)
    #expect(layout.resolved.rootSize == Size(width: width, height: 43))
    let empty = XcodeDocument.view("tableViewCell", "cell", (0, 0, 320, 90))
    try expect(Self.layout(empty, on: device).resolved.rootSize, is: Size(width: width, height: 90))
    #expect(layout.resolved.safeArea == .zero)
  }

  @Test(arguments: devices) func `a view with its own size keeps it`(device: String) throws {
    let root = XcodeDocument.view("view", "root", (0, 0, 200, 120))
    let layout = try Self.layout(root, on: device)
    #expect(layout.resolved.rootSize == Size(width: 200, height: 120))
    #expect(layout.resolved.safeArea == .zero)
  }

  @Test func `constraints determine the height of a view if they tie both ends`() throws {
    let label = XcodeDocument.view(
      "label", "text", (0, 0, 200, 120), "translatesAutoresizingMaskIntoConstraints=\"NO\" text=\"Text\"")
    let constraints = [("top", 10), ("leading", 0), ("bottom", -10)].map {
      "<constraint firstItem=\"text\" firstAttribute=\"\($0.0)\" secondItem=\"root\" secondAttribute=\"\($0.0)\" "
        + "constant=\"\($0.1)\" id=\"k-\($0.0)\"/>"
    }
    let height = "<constraint firstItem=\"text\" firstAttribute=\"height\" constant=\"50\" id=\"h\"/>"
    func rootHeight(_ more: String) throws -> Double {
      let root = XcodeDocument.view(
        "view", "root", (0, 0, 200, 120), "",
        "<subviews>\(label)</subviews><constraints>\(constraints.joined())\(more)</constraints>")
      return try Self.layout(root, on: "iPhone 16 Pro").resolved.rootSize.height
    }
    try expect(rootHeight(""), is: 41)
    try expect(rootHeight(height), is: 70)
  }

  @Test func `the view of a controller fills the device, regardless of its saved size`() throws {
    let root = XcodeDocument.view("view", "root", (0, 0, 200, 120))
    try expect(
      Self.layout(Self.owner + root, on: "iPhone 16 Pro").resolved.rootSize, is: Size(width: 402, height: 874))
    let old = XcodeDocument.view("view", "root", (0, 0, 320, 480))
    try expect(
      Self.layout(old, tools: "6250", savedOn: nil, on: "iPhone 16 Pro").resolved.rootSize,
      is: Size(width: 402, height: 874))
  }

  @Test func `margins of roots include the safe area of the device, also in older documents`() throws {
    let root = XcodeDocument.view("view", "root", (0, 0, 375, 667))
    for tools in ["11762", "14490", "22505"] {
      let layout = try Self.layout(root, tools: tools, savedOn: "retina4_7", on: "iPhone 11")
      #expect(
        layout.system.items[0].guideInsets.layoutMargins == EdgeInsets(top: 48, left: 20, bottom: 34, right: 20))
    }
  }

  /// The margins are those of the device, not of the device and Xcode with which the document was saved.
  @Test(arguments: devices, ["11762", "13196", "14490", "16097", "17506", "22505"])
  func `the device and Xcode that saved a document do not affect its layout`(device: String, tools: String) throws {
    let table = XcodeDocument.view(
      "tableView", "t", (0, 0, 320, 568), "", "<prototypes>\(Self.cell())</prototypes>")
    let screen = XcodeDocument.view("view", "root", (0, 0, 320, 568), "", "<subviews>\(table)</subviews>")
    let roots = [
      Self.cell(), Self.cell(375), Self.cell(520), Self.owner + screen,
      XcodeDocument.view("collectionViewCell", "cell", (0, 0, 100, 100)),
    ]
    for root in roots {
      let all = try ["retina4_0", "retina5_9", "retina6_1", "ipad9_7", "ipad12_9rounded"].map { saved in
        try Self.layout(root, tools: tools, savedOn: saved, on: device).system.items.map(\.guideInsets.layoutMargins)
      }
      #expect(all.allSatisfy { $0 == all[0] })
    }
  }
}

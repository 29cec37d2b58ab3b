import AutoLayout
import DocumentTestSupport
import Geometry
import LayoutTestSupport
import SceneLayouts
import Testing

@testable import Scenes

/// The parts of the screen that container controllers give to the views of their children.
@Suite struct PresentationTests {
  /// A view whose label keeps 20 points from the edges of the safe area, and is 300 points wide in wide containers.
  private static let content = """
    <subviews><label opaque="NO" text="A" id="label" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="20" y="40" width="335" height="20"/></label></subviews>\
    <viewLayoutGuide key="safeArea" id="safe"/><constraints>
    <constraint firstItem="label" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t"/>
    <constraint firstItem="label" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" \
    id="l"/>
    <constraint firstItem="safe" firstAttribute="trailing" secondItem="label" secondAttribute="trailing" \
    constant="20" id="r"/>
    <constraint firstItem="safe" firstAttribute="bottom" secondItem="label" secondAttribute="bottom" constant="20" \
    id="b"/></constraints>
    """

  /// Returns a storyboard with an initial controller that has a segue to a second one.
  private static func storyboard(_ segue: String, _ attributes: String = "", rest: String = "") -> String {
    let first = XcodeDocument.controller("first", rest: "<connections>\(segue)</connections>")
    let other = XcodeDocument.controller(
      "other", #"storyboardIdentifier="Other" \#(attributes)"#, view: content, rest: rest)
    return XcodeDocument.storyboard(XcodeDocument.scene("a", first) + XcodeDocument.scene("b", other))
      .replacing("useAutolayout", with: #"initialViewController="first" useAutolayout"#)
  }

  private static func segue(_ kind: String, _ attributes: String = "") -> String {
    "<segue destination=\"other\" kind=\"\(kind)\" \(attributes) id=\"s\"/>"
  }

  /// Returns the scene of the presented controller, resolved for a variant.
  private func presented(
    _ text: String, on device: String, _ orientation: Orientation = .portrait, locale: String = "en",
    system: Int? = nil
  ) throws -> ResolvedScene {
    let scene = try #require(try scenes(in: text, path: "Main.storyboard").first { $0.name == "Other" })
    var variant = try SceneVariant(on: device, orientation: orientation)
    variant.locale = locale
    variant.systemVersion = system
    return scene.resolved(for: variant)
  }

  private func size(_ text: String, on device: String, _ orientation: Orientation = .portrait) throws -> [Double] {
    let size = try presented(text, on: device, orientation).rootSize
    return [size.width, size.height]
  }

  @Test(arguments: [
    ("iphone-x", [375.0, 758]), ("iphone-11-pro-max", [414, 842]), ("iphone-se-3", [375, 647]),
    ("iphone-16-pro", [402, 802]),
  ])
  func `a controller presented on a phone is a card as wide as the screen`(device: String, expected: [Double]) throws {
    let text = Self.storyboard(Self.segue("presentation"))
    try #expect(size(text, on: device) == expected)
    for style in ["pageSheet", "formSheet", "popover", "automatic"] {
      let styled = Self.storyboard(Self.segue("presentation", #"modalPresentationStyle="\#(style)""#))
      try #expect(size(styled, on: device) == expected)
    }
    try #expect(size(Self.storyboard(Self.segue("popoverPresentation")), on: device) == expected)
  }

  @Test func `a card has a safe area for the home indicator and none at the top`() throws {
    let text = Self.storyboard(Self.segue("presentation"))
    try expect(presented(text, on: "iphone-16-pro").safeArea, is: EdgeInsets(bottom: 34))
    try expect(presented(text, on: "iphone-se-3").safeArea, is: .zero)
  }

  @Test func `in landscape and before iOS 13, a presented controller fills a phone`() throws {
    let text = Self.storyboard(Self.segue("presentation"))
    try #expect(size(text, on: "iphone-16-pro", .landscape) == [874, 402])
    try #expect(size(text, on: "iphone-6") == [375, 667])
    try #expect(presented(text, on: "iphone-16-pro", system: 12).rootSize == Size(width: 402, height: 874))
  }

  @Test func `full-screen and custom styles fill the screen`() throws {
    for style in ["fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "custom", "none"] {
      let text = Self.storyboard(Self.segue("presentation", #"modalPresentationStyle="\#(style)""#))
      try #expect(size(text, on: "iphone-16-pro") == [402, 874])
      try #expect(size(text, on: "ipad-mini-6") == [744, 1133])
    }
    try #expect(size(Self.storyboard(Self.segue("custom")), on: "ipad-mini-6") == [744, 1133])
  }

  @Test(arguments: [("modal", "14490", 744.0), ("presentation", "14490", 744), ("presentation", "14810", 704)])
  func `through Xcode 10, a controller that a segue presents without a style fills the screen`(
    kind: String, tools: String, width: Double
  ) throws {
    let text = Self.storyboard(Self.segue(kind)).replacing("\"22505\"", with: "\"\(tools)\"")
    try #expect(presented(text, on: "ipad-mini-6").rootSize.width == width)
    let styled = Self.storyboard(Self.segue(kind, #"modalPresentationStyle="pageSheet""#))
      .replacing("\"22505\"", with: "\"\(tools)\"")
    try #expect(presented(styled, on: "ipad-mini-6").rootSize.width == 704)
  }

  @Test func `the style of the segue takes precedence over that of the controller`() throws {
    let own = #"modalPresentationStyle="formSheet""#
    try #expect(size(Self.storyboard(Self.segue("presentation"), own), on: "ipad-mini-6") == [540, 620])
    let full = Self.segue("presentation", #"modalPresentationStyle="fullScreen""#)
    try #expect(size(Self.storyboard(full, own), on: "ipad-mini-6") == [744, 1133])
  }

  @Test func `a page sheet on a tablet has a margin on all sides`() throws {
    let text = Self.storyboard(Self.segue("presentation"))
    try #expect(size(text, on: "ipad-mini-6") == [704, 1045])
    try #expect(size(text, on: "ipad-mini-6", .landscape) == [704, 656])
    try #expect(presented(text, on: "ipad-mini-6").variant.widthClass == .regular)
  }

  @Test func `a popover has its controller's preferred size, or else its canvas size, or else a fitting size`() throws {
    let preferred = #"<size key="preferredContentSize" width="280" height="200"/>"#
    let canvas = #"<size key="freeformSize" width="300" height="400"/>"#
    let popover = Self.segue("popoverPresentation")
    try #expect(size(Self.storyboard(popover, rest: canvas + preferred), on: "ipad-mini-6") == [280, 200])
    try #expect(size(Self.storyboard(popover, rest: canvas), on: "ipad-mini-6") == [300, 400])
    try #expect(size(Self.storyboard(popover), on: "ipad-mini-6") == [320, 1045])
    let large = #"<size key="preferredContentSize" width="5000" height="5000"/>"#
    try #expect(size(Self.storyboard(popover, rest: large), on: "ipad-mini-6", .landscape) == [1093, 656])
    #expect(try presented(Self.storyboard(popover), on: "ipad-mini-6").variant.widthClass == .compact)
  }

  @Test(arguments: ["en", "ar"]) func `a form sheet is laid out at its own size`(locale: String) throws {
    let text = Self.storyboard(Self.segue("presentation", #"modalPresentationStyle="formSheet""#))
    var lines: [String] = []
    for device in ["ipad-mini-6", "ipad-pro-12.9", "iphone-16-pro"] {
      for orientation in Orientation.usual {
        let layout = try presented(text, on: device, orientation, locale: locale).layout()
        let frames = layout.frames.map { "[\(Int($0.minX)), \(Int($0.minY)), \(Int($0.width)), \(Int($0.height))]" }
        lines.append("\(layout.resolved.variant.title): \(frames.joined(separator: " "))")
      }
    }
    #expect(
      lines.joined(separator: "\n") == """
        iPad mini (6th gen) in a form sheet, portrait: [0, 0, 540, 620] [20, 20, 500, 580]
        iPad mini (6th gen) in a form sheet, landscape: [0, 0, 540, 620] [20, 20, 500, 580]
        iPad Pro 12.9 in a form sheet, portrait: [0, 0, 540, 620] [20, 20, 500, 580]
        iPad Pro 12.9 in a form sheet, landscape: [0, 0, 540, 620] [20, 20, 500, 580]
        iPhone 16 Pro in a page sheet, portrait: [0, 0, 402, 802] [20, 20, 362, 728]
        iPhone 16 Pro, landscape: [0, 0, 874, 402] [82, 20, 710, 341]
        """)
  }

  @Test func `a form sheet is compact in width and uses the variations for that`() throws {
    let text = Self.storyboard(Self.segue("presentation", #"modalPresentationStyle="formSheet""#))
    let sheet = try presented(text, on: "ipad-mini-6")
    #expect(sheet.variant.widthClass == .compact && sheet.variant.heightClass == .regular)
    #expect(sheet.rootMargins == SystemMargins.root(width: 540))
  }

  @Test func `a navigation controller passes its presentation on, and its bar is that of a sheet`() throws {
    let navigation = """
      <navigationController id="nav" sceneMemberID="viewController" modalPresentationStyle="formSheet">
      <navigationBar key="navigationBar"/><connections>
      <segue destination="other" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController>
      """
    let first = XcodeDocument.controller(
      "first", rest: #"<connections><segue destination="nav" kind="presentation" id="p"/></connections>"#)
    let other = XcodeDocument.controller("other", #"storyboardIdentifier="Other""#, view: Self.content)
    let text = XcodeDocument.storyboard(
      XcodeDocument.scene("a", first) + XcodeDocument.scene("n", navigation) + XcodeDocument.scene("b", other))
    try #expect(size(text, on: "ipad-mini-6") == [540, 620])
    try expect(presented(text, on: "ipad-mini-6").safeArea, is: EdgeInsets(top: 56))
    try expect(presented(text, on: "iphone-x").safeArea, is: EdgeInsets(top: 56, bottom: 34))
  }

  @Test func `a show segue presents outside navigation and pushes inside it`() throws {
    try #expect(size(Self.storyboard(Self.segue("show")), on: "iphone-x") == [375, 758])
    let navigation = """
      <navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar"/><connections>
      <segue destination="first" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController>
      """
    let pushed = Self.storyboard(Self.segue("show"))
      .replacing(#"initialViewController="first""#, with: #"initialViewController="nav""#)
      .replacing("<scenes>", with: "<scenes>" + XcodeDocument.scene("n", navigation))
    try #expect(size(pushed, on: "iphone-x") == [375, 812])
    try expect(presented(pushed, on: "iphone-x").safeArea, is: EdgeInsets(top: 88, bottom: 34))
  }

  @Test func `a controller fills the screen if code decides or segues disagree`() throws {
    let unknown = Self.storyboard(Self.segue("show")).replacing(#"initialViewController="first""#, with: "")
    try #expect(size(unknown, on: "iphone-x") == [375, 812])
    let form = Self.segue("presentation", #"modalPresentationStyle="formSheet""#)
    try #expect(size(Self.storyboard(form + Self.segue("presentation")), on: "ipad-mini-6") == [744, 1133])
    try #expect(size(Self.storyboard(form + form), on: "ipad-mini-6") == [540, 620])
    let circle = #"<connections><segue destination="other" kind="show" id="c"/></connections>"#
    try #expect(size(Self.storyboard(form, rest: circle), on: "ipad-mini-6") == [540, 620])
  }

  @Test(arguments: [
    ("", [320.0, 320], [744.0, 813]), (#"preferredDisplayMode="allVisible""#, [320, 320], [424, 813]),
    (#"minimumPrimaryColumnWidth="360""#, [360, 360], [744, 773]),
    (#"preferredPrimaryColumnWidthFraction="0.5" maximumPrimaryColumnWidth="400""#, [372, 400], [744, 733]),
  ])
  func `split view columns follow the display mode`(attributes: String, primary: [Double], secondary: [Double]) throws {
    let split = """
      <splitViewController id="split" sceneMemberID="viewController" \(attributes)><connections>
      <segue destination="one" kind="relationship" relationship="masterViewController" id="m"/>
      <segue destination="two" kind="relationship" relationship="detailViewController" id="d"/>
      </connections></splitViewController>
      """
    let text = XcodeDocument.storyboard(
      XcodeDocument.scene("s", split)
        + XcodeDocument.scene("a", XcodeDocument.controller("one", view: Self.content))
        + XcodeDocument.scene("b", XcodeDocument.controller("two")))
    let columns = try scenes(in: text)
    for (scene, widths) in zip(columns, [primary, secondary]) {
      for (orientation, width) in zip(Orientation.usual, widths) {
        let resolved = scene.resolved(for: try SceneVariant(on: "ipad-mini-6", orientation: orientation))
        #expect(resolved.rootSize.width == width)
      }
      let phone = scene.resolved(for: try SceneVariant(on: "iphone-x"))
      #expect(phone.rootSize == Size(width: 375, height: 812))
    }
    let first = columns[0].resolved(for: try SceneVariant(on: "ipad-mini-6"))
    #expect(first.variant.widthClass == .compact && first.safeArea == EdgeInsets(top: 24, bottom: 20))
  }

  @Test func `as saved and in windows, no controller is presented in a part of the screen`() throws {
    let text = Self.storyboard(Self.segue("presentation", #"modalPresentationStyle="formSheet""#))
    let scene = try #require(try scenes(in: text).last)
    #expect(scene.resolvedAsSaved(leafSizes: .recorded)?.rootSize == Size(width: 375, height: 667))
    let variant = try SceneVariant(on: "ipad-mini-6").inWindow(of: Size(width: 600, height: 500))
    #expect(scene.resolved(for: variant).rootSize == Size(width: 600, height: 500))
    var half = try SceneVariant(on: "ipad-mini-6")
    half.device = try #require(half.device.showing(.half))
    #expect(scene.resolved(for: half).rootSize == Size(width: 367, height: 1133))
  }

  @Test(arguments: ["show", "presentation", "push", "showDetail"])
  func `controllers that all lead to each other are placed quickly`(kind: String) throws {
    let names = (0..<60).map { "c\($0)" }
    let text = names.map { name in
      let segues = names.filter { $0 != name }.map {
        "<segue destination=\"\($0)\" kind=\"\(kind)\" id=\"\(name)\($0)\"/>"
      }
      return XcodeDocument.scene(
        "s\(name)", XcodeDocument.controller(name, rest: "<connections>\(segues.joined())</connections>"))
    }
    let surroundings = try scenes(in: XcodeDocument.storyboard(text.joined())).map(\.surroundings)
    #expect(surroundings.allSatisfy { $0 == (kind == "presentation" ? .part(.pageSheet) : .screen) })
  }
}

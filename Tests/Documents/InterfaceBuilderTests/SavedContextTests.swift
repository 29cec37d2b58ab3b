import DocumentTestSupport
import Findings
import Geometry
import LayoutTestSupport
import Scenes
import Testing
import Typography

/// Screens, bars, safe areas and margins as Interface Builder simulates them, measured on Xcode documents.
@Suite struct SavedContextTests {
  private static let navigation = """
    <navigationController id="N" sceneMemberID="viewController"><navigationBar key="navigationBar" id="bar"/>
    <connections><segue destination="C" kind="relationship" relationship="rootViewController" id="g1"/></connections>
    </navigationController>
    """

  /// Returns the scene of a controller of a storyboard, by default the controller C.
  private func scene(
    _ controllers: [String], of controller: String = "C", tools: String = "22505", device: String? = "retina4_7",
    rest: String = ""
  ) throws -> Scene {
    let scenes = controllers.enumerated().map { XcodeDocument.scene("S\($0.offset)", $0.element) }.joined()
    let text = XcodeDocument.storyboard(scenes, tools: tools, device: device, rest: rest)
    return try #require(try DocumentTestSupport.scenes(in: text).first { $0.views.first?.name == "\(controller)-view" })
  }

  private func saved(
    _ controllers: [String], tools: String = "22505", device: String? = "retina4_7", rest: String = ""
  ) throws -> SavedContext {
    try #require(try scene(controllers, tools: tools, device: device, rest: rest).saved)
  }

  private func fullScreen(_ width: Double, _ height: Double) -> String {
    "<viewController id=\"C\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"C-view\">"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\"/></view></viewController>"
  }

  @Test(arguments: [
    ("retina4_0", 320.0, 568.0, "14113", 20.0, 0.0, 16.0, 2.0),
    ("retina4_7", 375, 667, "14113", 20, 0, 16, 2),
    ("retina5_5", 414, 736, "14113", 20, 0, 20, 3),
    ("retina5_9", 375, 812, "14113", 44, 34, 16, 3),
    ("retina5_9", 375, 812, "22505", 50, 34, 16, 3),
    ("retina5_9", 375, 812, "21225", 47, 34, 16, 3),
    ("retina6_1", 414, 896, "17506", 44, 34, 20, 2),
    ("retina6_1", 414, 896, "21507", 48, 34, 20, 2),
    ("retina6_0", 390, 844, "20037", 44, 34, 16, 3),
    ("retina6_0", 390, 844, "21507", 47, 34, 16, 3),
    ("retina6_12", 393, 852, "22505", 59, 34, 16, 3),
    ("retina6_9", 440, 956, "23504", 62, 34, 20, 3),
    ("ipad9_7", 768, 1024, "14113", 20, 0, 20, 2),
    ("ipad9_7", 768, 1024, "19529", 20, 0, 20, 2),
    ("ipad12_9rounded", 1024, 1366, "17506", 24, 20, 20, 2),
    ("retina4_7", 375, 667, "24127", 20, 0, 16, 2),
    ("retina6_1", 414, 896, "24127", 96, 68, 20, 2),
    ("retina6_0", 390, 844, "23727", 94, 68, 16, 3),
    ("retina6_1", 414, 896, "23504", 48, 34, 20, 2),
  ])
  func `an empty screen has the insets of its device and tools`(
    device: String, width: Double, height: Double, tools: String, top: Double, bottom: Double, margin: Double,
    scale: Double
  ) throws {
    let saved = try saved([fullScreen(width, height)], tools: tools, device: device)
    #expect(saved.safeArea == EdgeInsets(top: top, bottom: bottom))
    #expect(saved.rootMargins == EdgeInsets(left: margin, right: margin))
    #expect(saved.rootSize == Size(width: width, height: height))
    #expect(saved.device.scale == scale)
    #expect(saved.device.size == Size(width: width, height: height))
    #expect(saved.orientation == .portrait)
  }

  @Test(arguments: [
    ("retina5_5", 414.0, 716.0, "23504", 0.0), ("retina5_5", 414, 736, "23504", 20),
    ("retina5_5", 414, 716, "14490", 20),
    ("retina4_7", 375, 47, "14460", 0), ("retina4_7", 375, 497, "14460", 20), ("retina5_9", 375, 47, "14460", 44),
    ("retina4_7", 815, 660, "12118", 0), ("retina4_7", 815, 660, "13771", 20), ("retina4_7", 375, 1100, "12118", 20),
    ("retina5_9", 414, 648, "18122", 0), ("retina5_9", 375, 648, "18122", 44),
    (nil, 320, 66, "8191", 0), (nil, 320, 480, "8191", 20), (nil, 600, 487, "10116", 0), (nil, 600, 497, "10116", 20),
  ])
  func `a root that is shorter than a screen may be clear of the status bar`(
    device: String?, width: Double, height: Double, tools: String, top: Double
  ) throws {
    try expect(saved([fullScreen(width, height)], tools: tools, device: device).safeArea.top, is: top)
  }

  @Test(arguments: [("7706", 600.0, 16.0), ("8191", 600, 20), ("6249", 1024, 20)])
  func `through Xcode 6 the square canvas has narrow margins`(tools: String, width: Double, margin: Double) throws {
    try expect(saved([fullScreen(width, 600)], tools: tools, device: nil).rootMargins.left, is: margin)
  }

  @Test(arguments: [
    ("ipad9_7", 768.0, 1024.0, "14490", 70.0), (nil, 600, 600, "13771", 64), (nil, 600, 600, "14313", 70),
    (nil, 600, 600, "14460", 70), (nil, 600, 600, "14490", 70), (nil, 375, 1000, "14490", 64),
  ])
  func `since Xcode 10, tablets have a taller navigation bar, and in Xcode 10 the square canvas as well`(
    device: String?, width: Double, height: Double, tools: String, top: Double
  ) throws {
    try expect(saved([Self.navigation, fullScreen(width, height)], tools: tools, device: device).safeArea.top, is: top)
  }

  @Test func `documents without a device have the square canvas`() throws {
    let saved = try saved([fullScreen(600, 600)], tools: "10117", device: nil)
    #expect(saved.device.size == Size(width: 600, height: 600))
    #expect(saved.device.scale == 1)
    #expect(saved.safeArea == EdgeInsets(top: 20))
    #expect(saved.rootMargins == EdgeInsets(left: 20, right: 20))
  }

  @Test func `without a device, the margins depend only on the width of the root`() throws {
    for (width, margin) in [(320.0, 16.0), (375, 16), (413, 16), (414, 20)] {
      let saved = try saved([fullScreen(width, 480)], tools: "10117", device: nil)
      #expect(saved.rootMargins == EdgeInsets(left: margin, right: margin))
    }
  }

  @Test func `a narrow root has narrow margins on a wide screen too`() throws {
    try expect(saved([fullScreen(384, 480)], device: "retina6_1").rootMargins.left, is: 16)
    try expect(saved([fullScreen(414, 480)], device: "retina6_1").rootMargins.left, is: 20)
    try expect(saved([fullScreen(414, 480)], device: "retina4_7").rootMargins.left, is: 20)
  }

  @Test func `without a device, frames at half points imply two pixels per point`() throws {
    func scale(_ frame: (Double, Double, Double, Double), device: String? = nil) throws -> Double {
      let label = "<subviews>\(XcodeDocument.view("label", "l", frame))</subviews>"
      return try saved([XcodeDocument.controller("C", view: label)], tools: "10117", device: device).device.scale
    }
    try expect(scale((30, 20, 100, 20)), is: 1)
    try expect(scale((30, 20.5, 100, 20)), is: 2)
    try expect(scale((30, 20, 100, 64.5)), is: 2)
    try expect(scale((30, 20.25, 100, 64)), is: 1)
    try expect(scale((30, 20.5, 100, 20), device: "retina5_5"), is: 3)
  }

  @Test func `older documents have the screen of their simulated metrics`() throws {
    let metrics = """
      <simulatedMetricsContainer key="defaultSimulatedMetrics"><simulatedScreenMetrics key="destination" type="retina4"/>
      </simulatedMetricsContainer>
      """
    let saved = try saved([fullScreen(320, 568)], tools: "4514", device: nil, rest: metrics)
    #expect(saved.device.size == Size(width: 320, height: 568))
  }

  @Test func `a navigation controller of the same document adds its bar`() throws {
    let scene = try scene([Self.navigation, XcodeDocument.controller("C")])
    #expect(scene.saved?.safeArea == EdgeInsets(top: 64))
    #expect(scene.bars == [.navigation])
  }

  @Test func `a controller reads whether it insets its content below bars`() throws {
    let plain = XcodeDocument.controller("C", "automaticallyAdjustsScrollViewInsets=\"NO\"")
    try expect(scene([Self.navigation, XcodeDocument.controller("C")]).adjustsScrollViewInsets, is: true)
    try expect(scene([Self.navigation, plain]).adjustsScrollViewInsets, is: false)
  }

  @Test func `a prompt makes the bar higher`() throws {
    let prompt = XcodeDocument.controller(
      "C", rest: "<navigationItem key=\"navigationItem\" prompt=\"Choose\" id=\"item\"/>")
    try expect(saved([Self.navigation, prompt]).safeArea, is: EdgeInsets(top: 94))
    try expect(saved([prompt]).safeArea, is: EdgeInsets(top: 20))
  }

  @Test func `large titles and tab bars are bars too`() throws {
    let navigation = Self.navigation.replacing("id=\"bar\"", with: "largeTitles=\"YES\" id=\"bar\"")
    let tabs = """
      <tabBarController id="T" sceneMemberID="viewController"><connections>
      <segue destination="N" kind="relationship" relationship="viewControllers" id="g2"/></connections></tabBarController>
      """
    let scene = try scene([tabs, navigation, XcodeDocument.controller("C")])
    #expect(scene.saved?.safeArea == EdgeInsets(top: 116, bottom: 49))
    #expect(scene.bars == [.largeTitle, .tab])
  }

  @Test(arguments: [(320.0, 568.0, 49.0), (320, 480, 49), (320, 500, 0)])
  func `without a device, a root as large as a screen is above its tab bar`(
    width: Double, height: Double, bottom: Double
  ) throws {
    let tabs = """
      <tabBarController id="T" sceneMemberID="viewController"><connections>
      <segue destination="C" kind="relationship" relationship="viewControllers" id="g2"/></connections></tabBarController>
      """
    let root = fullScreen(width, height)
    try expect(saved([tabs, root], tools: "6206", device: nil).safeArea.bottom, is: bottom)
    try expect(saved([root], tools: "6206", device: nil).safeArea.bottom, is: 0)
  }

  @Test func `bars show the content that their controllers set`() throws {
    func tab(_ id: String, _ item: String) -> String {
      XcodeDocument.controller(id, rest: "<tabBarItem key=\"tabBarItem\" \(item) id=\"tab-\(id)\"/>")
    }
    let tabs = """
      <tabBarController id="T" sceneMemberID="viewController"><connections>
      <segue destination="A" kind="relationship" relationship="viewControllers" id="g1"/>
      <segue destination="N" kind="relationship" relationship="viewControllers" id="g2"/></connections></tabBarController>
      """
    let navigation = Self.navigation.replacing(
      "<navigationBar", with: "<tabBarItem key=\"tabBarItem\" title=\"Cars\" id=\"t2\"/><navigationBar")
    let first = XcodeDocument.controller(
      "C",
      rest: """
        <navigationItem key="navigationItem" title="All cars" id="i1"><leftBarButtonItems>
        <barButtonItem title="Edit" id="b1"/><barButtonItem systemItem="trash" enabled="NO" id="b2"/></leftBarButtonItems>
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="b3"/></navigationItem>
        <connections><segue destination="D" kind="show" id="g3"/></connections>
        """)
    let second = XcodeDocument.controller("D", rest: "<navigationItem key=\"navigationItem\" id=\"i2\"/>")
    let all = [tabs, tab("A", "systemItem=\"search\""), navigation, first, second]
    let list = try scene(all).barContents
    #expect(list.navigation?.title == LocalizedText("All cars"))
    #expect(list.navigation?.leading.map(\.title.text) == ["Edit", ""])
    #expect(list.navigation?.leading.map(\.isEnabled) == [true, false])
    #expect(list.navigation?.trailing.map(\.image?.name) == ["plus"])
    #expect(list.navigation?.back == nil)
    #expect(list.tabs.map(\.title.text) == ["Search", "Cars"])
    #expect(list.selectedTab == 1)
    let detail = try scene(all, of: "D").barContents
    #expect(detail.navigation == NavigationBarContent(title: nil, back: LocalizedText("All cars")))
    #expect(detail.tabs == list.tabs)
  }

  @Test func `bars have the colors that their controllers set`() throws {
    let white = "white=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\""
    func looks(_ attributes: String, _ content: String, toolbar: String = "") throws -> BarContents {
      let navigation = Self.navigation.replacing(
        "<navigationBar key=\"navigationBar\" id=\"bar\"/>",
        with: "<navigationBar key=\"navigationBar\" \(attributes) id=\"bar\">\(content)</navigationBar>\(toolbar)")
      return try scene([
        navigation.replacing("id=\"N\"", with: "id=\"N\" toolbarHidden=\"NO\""), XcodeDocument.controller("C"),
      ])
      .barContents
    }
    let blue = ViewColor.components(red: 0, green: 0.5, blue: 1, alpha: 1)
    let tinted = try looks(
      "translucent=\"NO\"",
      """
      <color key="barTintColor" red="0" green="0.5" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <color key="tintColor" \(white)/>
      <textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" type="boldSystem" pointSize="0.0"/>
      <color key="textColor" \(white)/></textAttributes>
      """,
      toolbar:
        "<toolbar key=\"toolbar\" id=\"tools\"><color key=\"tintColor\" systemColor=\"systemRedColor\"/></toolbar>")
    let pureWhite = ViewColor.components(red: 1, green: 1, blue: 1, alpha: 1)
    #expect(tinted.topLook == BarLook(ground: blue, tint: pureWhite, isTranslucent: false))
    #expect(tinted.bottomLook == BarLook(tint: .system(.red)))
    #expect(tinted.navigation?.titleColor == pureWhite && tinted.navigation?.largeTitleColor == nil)
    #expect(tinted.navigation?.titleFont == .system(17, weight: .bold))
    let appearance = try looks(
      "barStyle=\"black\"",
      """
      <color key="barTintColor" red="0" green="0.5" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <navigationBarAppearance key="standardAppearance"><color key="backgroundColor" systemColor="systemGray4Color"/>
      </navigationBarAppearance>
      """)
    #expect(appearance.topLook == BarLook(ground: .system(.gray4)))
    try expect(looks("barStyle=\"black\"", "").topLook, is: BarLook(ground: .system(.black)))
    #expect(
      appearance.navigation?.titleColor == .system(.white) && appearance.navigation?.largeTitleColor == .system(.white))
    try expect(looks("", "").topLook, is: BarLook())
  }

  @Test func `a shown controller keeps the bars of the one that shows it, over any number of steps`() throws {
    let first = XcodeDocument.controller(
      "A", rest: "<connections><segue destination=\"C\" kind=\"show\" id=\"g3\"/></connections>")
    let navigation = Self.navigation.replacing("destination=\"C\"", with: "destination=\"A\"")
    try expect(saved([navigation, first, XcodeDocument.controller("C")]).safeArea, is: EdgeInsets(top: 64))
  }

  @Test func `reading a cycle of segues terminates`() throws {
    func showing(_ destination: String) -> String {
      "<connections><segue destination=\"\(destination)\" kind=\"show\" id=\"to-\(destination)\"/></connections>"
    }
    let controllers = [
      XcodeDocument.controller("A", rest: showing("C")), XcodeDocument.controller("C", rest: showing("A")),
    ]
    try expect(saved(controllers).safeArea, is: EdgeInsets(top: 20))
  }

  @Test func `the author's tie breaker decides between segues`() throws {
    let plain = XcodeDocument.controller(
      "P", rest: "<connections><segue destination=\"C\" kind=\"show\" id=\"plain\"/></connections>")
    let rest = "<inferredMetricsTieBreakers><segue reference=\"plain\"/></inferredMetricsTieBreakers>"
    try expect(
      saved([Self.navigation, plain, XcodeDocument.controller("C")], rest: rest).safeArea, is: EdgeInsets(top: 20))
  }

  @Test func `simulated metrics of the author take precedence over segues`() throws {
    let none = XcodeDocument.controller(
      "C", rest: "<nil key=\"simulatedTopBarMetrics\"/><nil key=\"simulatedStatusBarMetrics\"/>")
    try expect(saved([Self.navigation, none]).safeArea, is: .zero)
    let tool = XcodeDocument.controller("C", rest: "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>")
    try expect(saved([tool]).safeArea, is: EdgeInsets(top: 20, bottom: 49))
  }

  @Test func `a root that an opaque bar shortened or moved is not under it`() throws {
    try expect(saved([Self.navigation, XcodeDocument.controller("C", height: 603)]).safeArea, is: .zero)
    let moved = XcodeDocument.controller("C", height: 603).replacing("y=\"0.0\"", with: "y=\"64\"")
    try expect(saved([Self.navigation, moved]).safeArea, is: .zero)
    let high = XcodeDocument.controller("C").replacing("y=\"0.0\"", with: "y=\"64\"")
    try expect(saved([Self.navigation, high]).safeArea, is: EdgeInsets(top: 64))
    let opaque = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\" prompted=\"NO\"/>"
    let below = XcodeDocument.controller("C", rest: opaque).replacing("y=\"0.0\"", with: "y=\"64\"")
    try expect(saved([below]).safeArea, is: EdgeInsets(bottom: 64))
  }

  /// Returns a controller that presents another one.
  private func presenting(_ other: String) -> String {
    XcodeDocument.controller(
      "A", rest: "<connections><segue destination=\"\(other)\" kind=\"presentation\" id=\"g4\"/></connections>")
  }

  @Test func `a sheet has no status bar and higher bars`() throws {
    let presenting = presenting("N")
    try expect(
      saved([presenting, Self.navigation, fullScreen(414, 842)], tools: "17506", device: "retina6_1").safeArea,
      is: EdgeInsets(top: 56, bottom: 34))
    let large = Self.navigation.replacing("id=\"bar\"", with: "largeTitles=\"YES\" id=\"bar\"")
    try expect(
      saved([presenting, large, fullScreen(414, 848)], tools: "24128", device: "retina6_1").safeArea,
      is: EdgeInsets(top: 126))
  }

  @Test(arguments: [
    ("17506", 0.0, 34.0), ("19529", 0, 34), ("20037", 44, 0), ("21701", 0, 0), ("24128", 0, 0),
  ])
  func `the version of Xcode decides whether a sheet has the insets of the screen`(
    tools: String, top: Double, bottom: Double
  ) throws {
    let scene = try saved([presenting("C"), fullScreen(414, 842)], tools: tools, device: "retina6_1")
    #expect(scene.safeArea == EdgeInsets(top: top, bottom: bottom))
  }

  @Test(arguments: [
    ("24127", "retina5_9", 375.0, 367.0, 100.0), ("23504", "retina5_9", 375, 367, 50),
    ("24127", "retina4_7", 375, 367, 20), ("24127", "retina5_9", 320, 106, 50),
  ])
  func `Xcode 26 doubles the top inset of a low view as wide as a screen with a notch`(
    tools: String, device: String, width: Double, height: Double, top: Double
  ) throws {
    let saved = try saved([fullScreen(width, height)], tools: tools, device: device)
    #expect(saved.safeArea == EdgeInsets(top: top, bottom: device == "retina4_7" ? 0 : 34))
  }

  @Test(arguments: [
    ("14113", 200.0, 65.0, 0.0), ("14113", 320, 440, 20), ("14490", 340, 800, 20), ("16097", 340, 800, 0),
    ("22505", 200, 65, 20),
  ])
  func `the safe area of a root of custom size depends on its height and Xcode`(
    tools: String, width: Double, height: Double, top: Double
  ) throws {
    #expect(try saved([fullScreen(width, height)], tools: tools).safeArea == EdgeInsets(top: top))
  }

  @Test(arguments: [
    ("14490", "retina4_7", 20.0), ("14868", "retina4_7", 0), ("21507", "retina4_7", 0), ("21701", "retina4_7", 20),
    ("10117", nil, 20), ("17701", nil, 0), ("22505", nil, 20), ("17701", "retina5_9", 44), ("14490", "ipad9_7", 20),
    ("15505", "ipad9_7", 0), ("17701", "ipad9_7", 0), ("19529", "ipad9_7", 20),
  ])
  func `from Xcode 11 to 14 there is no status bar without a notch`(tools: String, device: String?, top: Double) throws
  {
    let height: Double = device == "ipad9_7" ? 1024 : device == "retina5_9" ? 812 : device == nil ? 600 : 667
    let screen = fullScreen(device == "ipad9_7" ? 768 : device == nil ? 600 : 375, height)
    try expect(saved([screen], tools: tools, device: device).safeArea.top, is: top)
    guard let device else { return }
    let safeArea = try saved([Self.navigation, screen], tools: tools, device: device).safeArea
    #expect(safeArea.top == top + (device == "ipad9_7" ? 50 : 44))
  }

  @Test(arguments: [("16097", 414.0, 34.0), ("22505", 414, 34), ("14490", 375, 34), ("16097", 375, 0)])
  func `roots extend to the home indicator unless narrow`(tools: String, width: Double, bottom: Double) throws {
    try expect(saved([fullScreen(width, 1896)], tools: tools, device: "retina6_1").safeArea.bottom, is: bottom)
  }

  @Test(arguments: [("14113", TextSize.l), ("18122", .xs), ("20037", .xs), ("21507", .l)])
  func `Xcode 13 and 14 recorded extra small text`(tools: String, size: TextSize) throws {
    try expect(saved([fullScreen(375, 667)], tools: tools).textSize, is: size)
  }

  @Test(arguments: [("7702", nil, TextSize.m), ("10117", nil, .m), ("8191", "retina4_7", .l), ("11762", nil, .l)])
  func `Xcode 7 without a screen used text size M`(tools: String, device: String?, size: TextSize) throws {
    try expect(saved([fullScreen(375, 667)], tools: tools, device: device).textSize, is: size)
  }

  @Test(arguments: [
    ("12121", TextEra.firstDisplayFont), ("13168", .beforeVariableFont), ("15400", .lastDisplayFont),
    ("17000", .current),
  ])
  func `Xcode 12 changed the font`(tools: String, era: TextEra) throws {
    try expect(scene([fullScreen(375, 667)], tools: tools).textEra, is: era)
  }

  @Test func `a canary build is recognized by its plug-in`() throws {
    let dependencies = "<dependencies><plugIn identifier=\"p\" version=\"19000\"/></dependencies>"
    try expect(saved([fullScreen(375, 667)], tools: "32700.99.1234", rest: dependencies).textSize, is: .xs)
  }

  @Test func `an unknown screen is reported`() throws {
    let scene = try scene([fullScreen(500, 1000)], device: "retina9_9")
    #expect(scene.findings.map(\.code) == ["unknown-device"])
  }
}

import AutoLayout
import DocumentTestSupport
import Findings
import Geometry
import LayoutTestSupport
import Scenes
import Testing
import Typography

@Suite struct ViewReaderTests {
  /// Returns the view that is read from one element in a root.
  private func view(_ element: String, rest: String = "") throws -> View {
    let root = XcodeDocument.view("view", "root", (0, 0, 375, 667), "", "<subviews>\(element)</subviews>")
    let scene = try #require(try scenes(in: XcodeDocument.xib(root, rest: rest)).first)
    return try #require(scene.views.dropFirst().first)
  }

  @Test func `a view has its frame, its placement and its appearance`() throws {
    let view = try view(
      XcodeDocument.view(
        "view", "v", (1, 2, 30, 40.5),
        "userLabel=\"Card\" hidden=\"YES\" clipsSubviews=\"YES\" semanticContentAttribute=\"forceRightToLeft\" "
          + "horizontalHuggingPriority=\"251\" verticalCompressionResistancePriority=\"749\"",
        """
        <autoresizingMask key="autoresizingMask" flexibleMinX="YES" heightSizable="YES" flexibleMaxY="YES"/>
        <color key="backgroundColor" systemColor="secondarySystemBackgroundColor"/>
        <color key="tintColor" red="1" green="0.5" blue="0" alpha="0.25" colorSpace="custom" customColorSpace="sRGB"/>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
        <integer key="value" value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        """))
    #expect(view.displayName == "Card")
    #expect(view.placement.recordedFrame == Rect(x: 1, y: 2, width: 30, height: 40.5))
    #expect(view.placement.isPlacedByMask)
    #expect(view.placement.autoresizingMask == [.flexibleLeftMargin, .flexibleHeight, .flexibleBottomMargin])
    #expect(view.appearance.isHidden && view.appearance.clipsSubviews)
    #expect(view.placement.direction == .rightToLeft)
    #expect(view.placement.contentHugging == OptionalAxisPriorities(horizontal: LayoutPriority(251)))
    #expect(view.placement.compressionResistance == OptionalAxisPriorities(vertical: LayoutPriority(749)))
    #expect(view.appearance.background == .system(.secondaryBackground))
    #expect(view.appearance.tint == .components(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    #expect(view.appearance.cornerRadius == 8)
    #expect(view.source == SourceLocation(path: "Test.xib", line: 4, column: 101))
  }

  @Test(arguments: [
    ("width=\"51\" height=\"31\"", Rect(x: 111, y: 119, width: 51, height: 31)), ("maxX=\"20\" maxY=\"20\"", nil),
  ])
  func `a frame as an inset with a size does not need a superview with a frame`(sides: String, frame: Rect?) throws {
    let fixed = """
      <view id="box" translatesAutoresizingMaskIntoConstraints="NO"><subviews><switch id="s" fixedFrame="YES" \
      translatesAutoresizingMaskIntoConstraints="NO"><frame key="frameInset" minX="111" minY="119" \(sides)/></switch>
      </subviews></view>
      """
    let root = XcodeDocument.view("view", "root", (0, 0, 375, 667), "", "<subviews>\(fixed)</subviews>")
    let scene = try #require(try scenes(in: XcodeDocument.xib(root)).first)
    #expect(scene.view(withID: "s")?.placement.recordedFrame == frame)
    #expect(scene.view(withID: "s")?.placement.isPlacedByMask == true)
  }

  /// A scroll view with attributes of its content.
  struct ScrollingElement: Sendable {
    let element: String
    var attributes = ""
    var content = ""
    var adjustment = ScrollInsets.Adjustment.automatic
    var axes: Set<Axis>?
  }

  @Test(arguments: [
    ScrollingElement(element: "tableView"),
    ScrollingElement(
      element: "scrollView", attributes: "contentInsetAdjustmentBehavior=\"never\" alwaysBounceVertical=\"YES\"",
      adjustment: .never, axes: [.vertical]),
    ScrollingElement(
      element: "collectionView", attributes: "contentInsetAdjustmentBehavior=\"always\"", adjustment: .always),
    ScrollingElement(
      element: "collectionView", attributes: "alwaysBounceVertical=\"NO\"",
      content: "<collectionViewFlowLayout key=\"collectionViewLayout\" scrollDirection=\"horizontal\" id=\"l\"/>",
      axes: [.horizontal]),
    ScrollingElement(
      element: "view", attributes: "contentInsetAdjustmentBehavior=\"always\" alwaysBounceVertical=\"YES\""),
  ])
  func `scrolling views read where their content begins`(_ expected: ScrollingElement) throws {
    let inset = "<inset key=\"contentInset\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>"
    let element = XcodeDocument.view(
      expected.element, "v", (0, 0, 9, 9), expected.attributes, expected.content + inset)
    let insets = try view(element).placement.scrollInsets
    #expect(insets.adjustment == expected.adjustment && insets.draggedAxes == expected.axes)
    let isPlain = expected.element == "view"
    #expect(insets.contentInset == (isPlain ? .zero : EdgeInsets(top: 2, left: 1, bottom: 4, right: 3)))
  }

  @Test func `a bar that is a view has its tint as background and the title color of its attributes`() throws {
    let bar = try view(
      XcodeDocument.view(
        "navigationBar", "bar", (0, 0, 320, 44), "",
        """
        <color key="backgroundColor" systemColor="systemRedColor"/><color key="barTintColor" systemColor="systemGreenColor"/>
        <textAttributes key="titleTextAttributes"><color key="textColor" systemColor="systemYellowColor"/></textAttributes>
        <items><navigationItem title="Cars" id="item"/></items>
        """))
    #expect(bar.appearance.background == .system(.green))
    guard case .navigationBar(let content) = bar.content else { return #expect(Bool(false)) }
    #expect(content.title == LocalizedText("Cars") && content.titleColor == .system(.yellow))
  }

  @Test(
    arguments: [
      ("", "<color key=\"barTintColor\" systemColor=\"systemGreenColor\"/>", ViewColor.system(.green)),
      ("barStyle=\"black\"", "", .system(.black)), ("searchBarStyle=\"prominent\"", "", nil),
      ("searchBarStyle=\"minimal\"", "<color key=\"barTintColor\" systemColor=\"systemGreenColor\"/>", .system(.red)),
    ] as [(String, String, ViewColor?)])
  func `a search bar has the background of its style`(attributes: String, tint: String, expected: ViewColor?) throws {
    let background = "<color key=\"backgroundColor\" systemColor=\"systemRedColor\"/>"
    let bar = try view(XcodeDocument.view("searchBar", "bar", (0, 0, 320, 56), attributes, background + tint))
    #expect(bar.appearance.background == expected)
  }

  @Test(arguments: [
    ("", true), ("translatesAutoresizingMaskIntoConstraints=\"NO\"", false),
    ("fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\"", true),
  ])
  func `the mask places views that do not leave it to constraints`(attributes: String, isPlaced: Bool) throws {
    try expect(view(XcodeDocument.view("view", "v", (0, 0, 1, 1), attributes)).placement.isPlacedByMask, is: isPlaced)
  }

  @Test(arguments: [("box", "root", false), ("inner", "box", true)])
  func `a mark for a fixed frame gives way to constraints with items around the view`(
    first: String, second: String, isPlaced: Bool
  ) throws {
    let inner = XcodeDocument.view("view", "inner", (5, 5, 9, 9), "translatesAutoresizingMaskIntoConstraints=\"NO\"")
    let constraint = """
      <constraints><constraint firstItem="\(first)" firstAttribute="leading" secondItem="\(second)" \
      secondAttribute="leading" constant="5" id="l"/></constraints>
      """
    let box = XcodeDocument.view(
      "view", "box", (5, 5, 50, 50), "fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\"",
      "<subviews>\(inner)</subviews>\(second == "box" ? constraint : "")")
    let root = XcodeDocument.view(
      "view", "root", (0, 0, 375, 667), "", "<subviews>\(box)</subviews>\(second == "root" ? constraint : "")")
    let scene = try #require(try scenes(in: XcodeDocument.xib(root)).first)
    #expect(scene.view(withID: "box")?.placement.isPlacedByMask == isPlaced)
  }

  @Test(arguments: [
    ("flexibleMaxX=\"YES\"", "", true, true), ("", "", true, false), ("flexibleMaxX=\"YES\"", "box", true, false),
    ("flexibleMaxX=\"YES\"", "", false, false),
  ])
  func `the mask places an installed view that no constraint names`(
    mask: String, item: String, isInstalled: Bool, isPlaced: Bool
  ) throws {
    let constraint = item.isEmpty ? "" : #"<constraint firstItem="box" firstAttribute="width" constant="50" id="w"/>"#
    let box = XcodeDocument.view(
      "view", "box", (5, 5, 50, 50), "translatesAutoresizingMaskIntoConstraints=\"NO\"",
      "<autoresizingMask key=\"autoresizingMask\" \(mask)/>")
    let root = XcodeDocument.view(
      "view", "root", (0, 0, 375, 667), "",
      "<subviews>\(box)</subviews><constraints>\(constraint)</constraints>"
        + (isInstalled
          ? "" : #"<variation key="default"><mask key="subviews"><exclude reference="box"/></mask></variation>"#))
    let scene = try #require(try scenes(in: XcodeDocument.xib(root)).first)
    #expect(scene.view(withID: "box")?.placement.isPlacedByMask == isPlaced)
  }

  @Test(arguments: [("tableViewCellContentView", true), ("view", false)])
  func `a cell places its content view, even if that leaves its frame to constraints`(
    element: String, isPlaced: Bool
  ) throws {
    let content = XcodeDocument.view(
      element, "content", (0, 0, 320, 44), "key=\"contentView\" translatesAutoresizingMaskIntoConstraints=\"NO\"",
      "<autoresizingMask key=\"autoresizingMask\"/>")
    let cell = XcodeDocument.view("tableViewCell", "cell", (0, 0, 320, 44), "", content)
    let scene = try #require(try scenes(in: XcodeDocument.xib(cell)).first)
    #expect(scene.view(withID: "content")?.placement.isPlacedByMask == isPlaced)
  }

  @Test func `a stack arranges its subviews in order`() throws {
    let subviews = XcodeDocument.view("label", "a") + XcodeDocument.view("label", "b")
    let text = XcodeDocument.xib(
      XcodeDocument.view(
        "stackView", "stack", (0, 0, 100, 50),
        "axis=\"vertical\" distribution=\"equalSpacing\" alignment=\"center\" spacingType=\"standard\"",
        "<subviews>\(subviews)</subviews><edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>"
      ))
    let scene = try #require(try scenes(in: text).first)
    #expect(
      scene.views[0].placement.stack
        == StackLayout(
          axis: .vertical, distribution: .equalSpacing, alignment: .center, spacing: 8,
          margins: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), arrangedViews: [1, 2]))
    #expect(!scene.views[0].placement.isPlacedByMask && !scene.views[1].placement.isPlacedByMask)
  }

  @Test func `margins are kept as written`() throws {
    let directional = try view(
      XcodeDocument.view(
        "view", "v", (0, 0, 1, 1),
        "preservesSuperviewLayoutMargins=\"YES\" insetsLayoutMarginsFromSafeArea=\"NO\"",
        "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>")
    )
    #expect(
      directional.placement.margins
        == ViewMargins(
          stated: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), isDirectional: true,
          preservesSuperviewMargins: true, insetsFromSafeArea: false))
    try expect(view(XcodeDocument.view("view", "v")).placement.margins, is: ViewMargins())
  }

  @Test func `a placeholder size is used unless infinite, and a designable view reports its own size`() throws {
    let promised = try view(
      XcodeDocument.view(
        "view", "v", (0, 0, 1, 1), "placeholderIntrinsicWidth=\"52.5\" placeholderIntrinsicHeight=\"infinite\""))
    #expect(promised.placement.placeholderContentSize == IntrinsicContentSize(width: 52.5))
    let reported = try view(
      XcodeDocument.view("view", "v"),
      rest: "<designables><designable name=\"v\"><size key=\"intrinsicContentSize\" width=\"7\" height=\"9\"/>"
        + "</designable></designables>")
    #expect(reported.placement.statedContentSize == IntrinsicContentSize(width: 7, height: 9))
  }

  @Test(arguments: [("23504", nil), ("24127", EdgeInsets.zero)])
  func `sliders fill their alignment rectangle since Xcode 26`(tools: String, insets: EdgeInsets?) throws {
    let slider = XcodeDocument.view("slider", "s", (0, 0, 100, 34))
    let scene = try #require(try scenes(in: XcodeDocument.xib(slider, tools: tools)).first)
    #expect(scene.views.map(\.placement.alignmentRectInsets) == [insets])
  }

  @Test func `an unknown element is drawn as a box and reported once`() throws {
    let known = XcodeDocument.view("label", "a") + XcodeDocument.view("sceneKitView", "b")
    let root = XcodeDocument.view(
      "view", "root", (0, 0, 375, 667), "",
      "<subviews>\(known)\(XcodeDocument.view("sceneKitView", "c"))</subviews>")
    let scene = try #require(try scenes(in: XcodeDocument.xib(root)).first)
    #expect(scene.views.map { $0.content == .unsupported } == [false, false, true, true])
    #expect(scene.findings.map(\.message.text) == ["unsupported elements <sceneKitView>: 2"])
    #expect(scene.findings.map(\.views) == [[2, 3]])
    #expect(scene.findings.map(\.code) == ["unsupported-element"])
  }

  @Test(arguments: [("IBUITableViewCellStyleValue1", true), ("IBUITableViewCellStyleSubtitle", false)])
  func `the value of a cell stays at its right edge, and a subtitle at its left edge`(
    style: String, isAtRightEdge: Bool
  ) throws {
    let value = XcodeDocument.view(
      "label", "value", (300, 12, 60, 20), "",
      "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>")
    let cell = XcodeDocument.view(
      "tableViewCell", "cell", (0, 0, 375, 44), "style=\"\(style)\" detailTextLabel=\"value\"",
      XcodeDocument.view(
        "tableViewCellContentView", "content", (0, 0, 375, 44), "key=\"contentView\"",
        "<subviews>\(value)</subviews>"))
    let mask = try scenes(in: XcodeDocument.xib(cell)).first?.view(withID: "value")?.placement.autoresizingMask
    #expect(mask?.contains(.flexibleLeftMargin) == isAtRightEdge)
    #expect(mask?.contains(.flexibleRightMargin) == !isAtRightEdge)
  }
}

import AutoLayout
import DocumentTestSupport
import Geometry
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Differences between the layout of Interface Builder's canvas and that of the app, measured on Xcode documents.
@Suite struct CanvasStackTests {
  /// Returns a scene with a stack view 300 points wide at the top of the screen.
  private static func scene(_ attributes: String, _ views: String, constraints: String = "") throws -> Scene {
    let stack = XcodeDocument.view(
      "stackView", "stack", (0, 0, 300, 20), "translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)",
      "<subviews>\(views)</subviews>")
    let rest = """
      <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
      <constraint firstItem="stack" firstAttribute="width" constant="300" id="w"/>
      """
    let root = XcodeDocument.view(
      "view", "root", (0, 0, 375, 667), "",
      "<subviews>\(stack)</subviews><constraints>\(rest)\(constraints)</constraints>")
    return try #require(try scenes(in: XcodeDocument.xib(root)).first)
  }

  /// Returns the frames of views by their ids, on the canvas or in the app.
  private static func frames(
    _ scene: Scene, _ leafSizes: LeafSizes = .measured, isApp: Bool = false
  ) throws -> [String: Rect] {
    let saved = try #require(scene.resolvedAsSaved(leafSizes: leafSizes))
    let app = scene.resolved(for: SceneVariant(device: saved.variant.device, orientation: .portrait))
    let layout = (isApp ? app : saved).layout(measuringTextWith: FixedPitchTextMeasurer())
    return Dictionary(zip(layout.resolved.views.map(\.name), layout.frames)) { first, _ in first }
  }

  private static func indicator(_ attributes: String) -> String {
    XcodeDocument.view("activityIndicatorView", "turning", (0, 0, 20, 20), attributes)
      + XcodeDocument.view("label", "text", (36, 0, 264, 20), "text=\"Loading\"")
  }

  @Test func `a hidden activity indicator that is not animating keeps its space on the canvas`() throws {
    let scene = try Self.scene("spacing=\"16\"", Self.indicator("hidden=\"YES\" hidesWhenStopped=\"YES\""))
    #expect(try Self.frames(scene)["text"]?.minX == 36)
    #expect(try Self.frames(scene, .recorded)["text"]?.minX == 36)
    #expect(try Self.frames(scene, isApp: true)["text"]?.minX == 0)
    #expect(scene.view(withID: "turning")?.appearance.isHidden == true)
  }

  @Test func `all other hidden views leave no gap`() throws {
    let indicator = try Self.scene("spacing=\"16\"", Self.indicator("hidden=\"YES\""))
    #expect(try Self.frames(indicator)["text"]?.minX == 0)
    let progress = XcodeDocument.view("progressView", "p", (0, 0, 20, 20), "hidden=\"YES\" hidesWhenStopped=\"YES\"")
    let label = XcodeDocument.view("label", "text", (36, 0, 264, 20), "text=\"Loading\"")
    #expect(try Self.frames(Self.scene("spacing=\"16\"", progress + label))["text"]?.minX == 0)
  }

  private static let text = XcodeDocument.view("label", "text", (0, 0, 300, 21), "text=\"Text\"")
  @Test func `STK-07: the margins of a stack are at its edges`() throws {
    let margin = """
      <constraint firstItem="stack" firstAttribute="bottomMargin" secondItem="root" secondAttribute="top" \
      constant="30" id="m"/>
      """
    let scene = try Self.scene("", Self.text, constraints: margin)
    #expect(try Self.frames(scene)["stack"]?.height == 30)
    #expect(try Self.frames(scene, isApp: true)["stack"]?.height == 30)
  }

  private static func empty(_ element: String, _ id: String = "empty", _ content: String = "") -> String {
    XcodeDocument.view(element, id, (0, 21, 300, 50), element == "label" ? "text=\"\"" : "", content)
  }

  @Test(arguments: ["label", "stackView"])
  func `an arranged view without content is 50 points long on the canvas`(element: String) throws {
    let scene = try Self.scene("axis=\"vertical\"", Self.text + Self.empty(element))
    #expect(try Self.frames(scene)["empty"] == Rect(x: 0, y: 21, width: 300, height: 50))
    #expect(try Self.frames(scene, isApp: true)["empty"]?.height == 0)
  }

  @Test func `of several empty views only the first is 50 points long, and the last gets the rest`() throws {
    let views = Self.empty("stackView", "first") + Self.text + Self.empty("stackView", "second")
    #expect(try Self.frames(Self.scene("axis=\"vertical\"", views))["second"]?.height == 0)
    let height = "<constraint firstItem=\"stack\" firstAttribute=\"height\" constant=\"91\" id=\"h\"/>"
    let frames = try Self.frames(Self.scene("axis=\"vertical\"", views, constraints: height))
    #expect(frames["first"]?.height == 50 && frames["second"]?.height == 20)
  }

  @Test func `an empty view with content, a length or a proportional distribution is unaffected`() throws {
    let inner = "<subviews>\(XcodeDocument.view("view", "inner"))</subviews>"
    let filled = try Self.scene("axis=\"vertical\"", Self.text + Self.empty("view", "empty", inner))
    #expect(try Self.frames(filled)["empty"]?.height == 0)
    let height = "<constraint firstItem=\"empty\" firstAttribute=\"height\" constant=\"7\" id=\"h\"/>"
    let sized = try Self.scene("axis=\"vertical\"", Self.text + Self.empty("stackView"), constraints: height)
    #expect(try Self.frames(sized)["empty"]?.height == 7)
    let proportional = "axis=\"vertical\" distribution=\"fillProportionally\""
    #expect(try Self.frames(Self.scene(proportional, Self.text + Self.empty("stackView")))["empty"]?.height == 0)
  }

  @Test func `an empty label with a recorded length keeps it`() throws {
    let label = XcodeDocument.view("label", "empty", (0, 21, 300, 28), "text=\"\"")
    let views = Self.text + label + Self.empty("stackView", "next")
    let frames = try Self.frames(Self.scene("axis=\"vertical\"", views), .recorded)
    #expect(frames["empty"]?.height == 28 && frames["next"]?.height == 0)
  }

  /// Returns a view that contains a label, arranged by constraints.
  private static func box(_ constraints: String) -> String {
    let text = XcodeDocument.view(
      "label", "text", (0, 0, 40, 20), "text=\"Text\" translatesAutoresizingMaskIntoConstraints=\"NO\"")
    let height = "<constraint firstAttribute=\"height\" constant=\"60\" id=\"h\"/>"
    return XcodeDocument.view(
      "view", "box", (0, 0, 13, 17), "translatesAutoresizingMaskIntoConstraints=\"NO\"",
      "<subviews>\(text)</subviews><constraints>\(constraints)\(height)</constraints>")
  }

  private static func edge(_ name: String) -> String {
    "<constraint firstItem=\"text\" firstAttribute=\"\(name)\" secondItem=\"box\" secondAttribute=\"\(name)\" id=\"\(name)\"/>"
  }

  @Test func `a view with undetermined width in a column is as wide as a new view`() throws {
    let centred = Self.box(Self.edge("centerX") + Self.edge("top"))
    let frames = try Self.frames(Self.scene("axis=\"vertical\" alignment=\"center\"", centred))
    #expect(frames["box"] == Rect(x: 30, y: 0, width: 240, height: 60))
    try expect(
      Self.frames(Self.scene("axis=\"vertical\" alignment=\"fill\"", centred))["box"]?.width, is: 300)
  }

  @Test func `subviews or constraints that determine its width take precedence`() throws {
    let column = "axis=\"vertical\" alignment=\"center\""
    let filled = Self.box(Self.edge("leading") + Self.edge("trailing") + Self.edge("top"))
    let frames = try Self.frames(Self.scene(column, filled))
    #expect(frames["box"]?.width == frames["text"]?.width)
    let width = "<constraint firstItem=\"box\" firstAttribute=\"width\" constant=\"70\" id=\"bw\"/>"
    let sized = try Self.scene(column, Self.box(Self.edge("centerX") + Self.edge("top")), constraints: width)
    #expect(try Self.frames(sized)["box"]?.width == 70)
  }

  /// Returns a view with a label that is pinned to all its edges.
  private static func row(_ constraints: String = "", hugging: Int = 251) -> String {
    let text = XcodeDocument.view(
      "label", "text", (0, 0, 300, 50),
      "text=\"Text\" verticalHuggingPriority=\"\(hugging)\" translatesAutoresizingMaskIntoConstraints=\"NO\"")
    let edges = ["leading", "trailing", "top", "bottom"].map(edge).joined()
    return XcodeDocument.view(
      "view", "box", (0, 0, 300, 50), "translatesAutoresizingMaskIntoConstraints=\"NO\"",
      "<subviews>\(text)</subviews><constraints>\(edges)\(constraints)</constraints>")
  }

  private static func height(_ constant: Double, priority: Int) -> String {
    "<constraint firstAttribute=\"height\" constant=\"\(constant)\" priority=\"\(priority)\" id=\"h\"/>"
  }

  @Test func `a view with a text in a column keeps the 50 points of a new view`() throws {
    let scene = try Self.scene("axis=\"vertical\"", Self.row())
    #expect(try Self.frames(scene)["box"]?.height == 50)
    let app = try Self.frames(scene, isApp: true)
    #expect(app["box"]?.height == app["text"]?.height && app["box"].map { $0.height < 30 } == true)
  }

  @Test(arguments: [(height(0, priority: 250), 251, 50.0), (height(40, priority: 999), 251, 40), ("", 750, 21)])
  func `only a constraint stronger than the canvas lowers it`(constraint: String, hugging: Int, height: Double) throws {
    let scene = try Self.scene("axis=\"vertical\"", Self.row(constraint, hugging: hugging))
    #expect(try Self.frames(scene)["box"]?.height == height)
  }

  @Test(arguments: ["axis=\"vertical\" distribution=\"equalSpacing\"", "alignment=\"top\""])
  func `in other stacks a view with a text is as high as the text`(stack: String) throws {
    let frames = try Self.frames(Self.scene(stack, Self.row()))
    #expect(frames["box"]?.height == 21)
  }

  @Test func `a centering constraint yields to edges and sizes on the canvas`() throws {
    let box = XcodeDocument.view(
      "view", "box", (0, 0, 300, 10), "",
      "<constraints><constraint firstAttribute=\"height\" constant=\"10\" id=\"h\"/></constraints>")
    let centre = """
      <constraint firstItem="box" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="c"/>
      """
    let scene = try Self.scene("axis=\"vertical\"", box, constraints: centre)
    #expect(try Self.frames(scene)["stack"]?.minY == 0)
    // In the app the oldest constraint breaks: the top of the stack view.
    #expect(try Self.frames(scene, isApp: true)["stack"]?.minY == 328.5)
  }
}

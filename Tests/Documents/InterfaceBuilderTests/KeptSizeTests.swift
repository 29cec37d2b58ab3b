import AutoLayout
import DocumentTestSupport
import Findings
import Geometry
import LayoutRules
import LayoutTestSupport
import Scenes
import Testing
import Typography

@testable import SceneLayouts

/// Views without subviews and scrolling text views, whose size only the document records (specification SIZ-21).
@Suite struct KeptSizeTests {
  private static let placed = "translatesAutoresizingMaskIntoConstraints=\"NO\""

  /// Returns a scene with one view of 120 × 70 points that constraints place at the top left corner.
  private func scene(
    _ element: String = "view", _ attributes: String = "", inside: String = "", constraints: String = ""
  ) throws -> Scene {
    let view = XcodeDocument.view(
      element, "box", (0, 0, 120, 70), "translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)", inside)
    let corner = """
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      """
    let root = XcodeDocument.view(
      "view", "root", (0, 0, 375, 667), "",
      "<subviews>\(view)</subviews><constraints>\(corner)\(constraints)</constraints>")
    return try #require(try scenes(in: XcodeDocument.xib(root)).first)
  }

  private func canvas(_ scene: Scene) throws -> Layout {
    try #require(scene.resolvedAsSaved(leafSizes: .measured)).layout(measuringTextWith: FixedPitchTextMeasurer())
  }

  private func app(_ scene: Scene, at stage: SceneStage = .run) throws -> Layout {
    let device = try #require(DeviceCatalogue.devices(named: "iphone-16-pro").first)
    return scene.resolved(for: SceneVariant(device: device, orientation: .portrait), at: stage)
      .layout(measuringTextWith: FixedPitchTextMeasurer())
  }

  private func constraint(_ attributes: String) -> String { "<constraint firstItem=\"box\" \(attributes) id=\"c\"/>" }

  @Test(arguments: ["view", "textView", "imageView"])
  func `views without measurable content keep their size on the canvas`(element: String) throws {
    #expect(try canvas(scene(element)).frames[1].size == Size(width: 120, height: 70))
  }

  @Test func `an image view with an image does not keep its size`() throws {
    #expect(try canvas(scene("imageView", "image=\"photo\"")).frames[1].size == .zero)
  }

  @Test func `a stack is as wide as an image view without an image that it does not stretch`() throws {
    let image = XcodeDocument.view(
      "imageView", "image", (0, 0, 300, 143), Self.placed,
      "<constraints><constraint firstAttribute=\"height\" constant=\"143\" id=\"h\"/></constraints>")
    let label = XcodeDocument.view("label", "label", (0, 143, 40, 20), "\(Self.placed) text=\"Title\"")
    let scene = try scene(
      "stackView", "axis=\"vertical\" alignment=\"top\"", inside: "<subviews>\(image)\(label)</subviews>")
    #expect(try canvas(scene).frames[1].width == 300)
  }

  @Test func `views without measurable content keep their size on every device, in the design and in the app`() throws {
    for stage in [SceneStage.design, .run] {
      #expect(try app(scene(), at: stage).frames[1].size == Size(width: 120, height: 70))
    }
  }

  @Test func `a size of priority 750 yields on the canvas and holds in the app`() throws {
    let wish = constraint("firstAttribute=\"height\" constant=\"30\" priority=\"750\"")
    #expect(try canvas(scene(constraints: wish)).frames[1].height == 70)
    #expect(try app(scene(constraints: wish)).frames[1].height == 30)
    let demand = constraint("firstAttribute=\"height\" constant=\"30\"")
    #expect(try canvas(scene(constraints: demand)).frames[1].height == 30)
  }

  @Test func `the recorded size takes precedence over another placeholder size`() throws {
    let placeholder = "placeholderIntrinsicWidth=\"50\" placeholderIntrinsicHeight=\"70\""
    #expect(try canvas(scene("view", placeholder)).frames[1].size == Size(width: 120, height: 70))
  }

  @Test(arguments: [(0.0, "fill"), (50, "fill"), (31, "equalSpacing")])
  func `an empty label in a stack keeps its length along the stack`(height: Double, distribution: String) throws {
    let label = XcodeDocument.view("label", "label", (0, 0, 100, height), "text=\"\"")
    let stack = "axis=\"vertical\" distribution=\"\(distribution)\""
    let scene = try scene("stackView", stack, inside: "<subviews>\(label)</subviews>")
    #expect(try canvas(scene).frames[2].height == height)
  }

  @Test func `a view with subviews does not keep its size`() throws {
    let inner = "<subviews>\(XcodeDocument.view("view", "inner"))</subviews>"
    #expect(try canvas(scene(inside: inner)).frames[1].size == .zero)
  }

  @Test func `a view that only keeps its size is still ambiguous`() throws {
    let findings = try canvas(scene()).findings.filter { $0.code == AmbiguityRule.code }
    expect(findings.map(\.message.text), is: ["'View' (box) needs constraints for: width, height"])
  }
}

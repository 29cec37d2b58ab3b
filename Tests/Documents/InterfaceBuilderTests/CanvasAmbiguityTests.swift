import DocumentTestSupport
import Findings
import Geometry
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// The views that Xcode's canvas marks as ambiguous (specification AMB-08 to AMB-10).
@Suite struct CanvasAmbiguityTests {
  /// Returns the views of a xib that are ambiguous on the canvas, and those that are ambiguous on a device.
  private static func ambiguous(
    _ views: String, _ constraints: String
  ) throws -> (canvas: Set<String>, app: Set<String>) {
    let root = XcodeDocument.view(
      "view", "root", (0, 0, 375, 667), "", "<subviews>\(views)</subviews><constraints>\(constraints)</constraints>")
    let scene = try #require(try scenes(in: XcodeDocument.xib(root)).first)
    let saved = try #require(scene.resolvedAsSaved(leafSizes: .measured))
    let app = scene.resolved(for: SceneVariant(device: saved.variant.device, orientation: .portrait))
    return (names(saved), names(app))
  }

  private static func names(_ resolved: ResolvedScene) -> Set<String> {
    let layout = resolved.layout(measuringTextWith: FixedPitchTextMeasurer())
    return Set(
      layout.findings.filter { $0.code == "ambiguous" && $0.severity == .error }.flatMap(\.views)
        .map { layout.resolved.views[$0].name })
  }

  private static func constraint(_ view: String, _ attribute: String, constant: Int = 0) -> String {
    """
    <constraint firstItem="\(view)" firstAttribute="\(attribute)" secondItem="root" secondAttribute="\(attribute)" \
    constant="\(constant)" id="\(view)-\(attribute)"/>
    """
  }

  private static func view(_ attributes: String = "") -> String {
    XcodeDocument.view(
      "view", "v", (10, 10, 50, 50), "translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)")
  }

  private static let corner = constraint("v", "leading", constant: 10) + constraint("v", "top", constant: 10)

  @Test func `a hidden view that lacks constraints is marked only on the canvas`() throws {
    let found = try Self.ambiguous(Self.view("hidden=\"YES\""), Self.corner)
    #expect(found.canvas == ["v"])
    #expect(found.app == [])
  }

  @Test func `a hidden view that no constraint names is not marked`() throws {
    #expect(try Self.ambiguous(Self.view("hidden=\"YES\""), "").canvas == [])
    #expect(try Self.ambiguous(Self.view(), "").canvas == ["v"])
  }

  @Test func `a view of a custom class is marked on the canvas, which does not run its code`() throws {
    let found = try Self.ambiguous(Self.view("customClass=\"RatingView\""), Self.corner)
    #expect(found.canvas == ["v"])
    #expect(found.app == [])
  }

  @Test func `an image view is as large as its highlighted image`() throws {
    let resources = "<resources><image name=\"checked\" width=\"32\" height=\"32\"/></resources>"
    for (attributes, isMarked) in [("highlightedImage=\"checked\"", false), ("", true)] {
      let image = XcodeDocument.view(
        "imageView", "v", (10, 10, 32, 32), "translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)")
      let root = XcodeDocument.view(
        "view", "root", (0, 0, 375, 667), "",
        "<subviews>\(image)</subviews><constraints>\(Self.corner)</constraints>")
      let scene = try #require(try scenes(in: XcodeDocument.xib(root, rest: resources)).first)
      let saved = try #require(scene.resolvedAsSaved(leafSizes: .measured))
      #expect(Self.names(saved) == (isMarked ? ["v"] : []))
    }
  }

  @Test func `a text of several lines wraps to its width and competes with nothing beside it`() throws {
    func found(lines: Int) throws -> Set<String> {
      let parts = ["a", "b"].map { name in
        XcodeDocument.view(
          "label", name, (0, 0, 180, 21),
          "translatesAutoresizingMaskIntoConstraints=\"NO\" numberOfLines=\"\(lines)\" "
            + "text=\"thirty characters in one label\"")
      }
      let stack = XcodeDocument.view(
        "stackView", "v", (10, 10, 300, 42), "translatesAutoresizingMaskIntoConstraints=\"NO\"",
        "<subviews>\(parts.joined())</subviews>")
      let constraints = Self.corner + Self.constraint("v", "trailing", constant: -65)
      let root = XcodeDocument.view(
        "view", "root", (0, 0, 375, 667), "", "<subviews>\(stack)</subviews><constraints>\(constraints)</constraints>")
      let scene = try #require(try scenes(in: XcodeDocument.xib(root)).first)
      return Self.names(try #require(scene.resolvedAsSaved(leafSizes: .recorded)))
    }
    #expect(try found(lines: 1) == ["a"])
    #expect(try found(lines: 0) == [])
  }

  @Test func `a view without a recorded frame is not marked`() throws {
    let label = XcodeDocument.view(
      "label", "l", (0, 0, 40, 21), "translatesAutoresizingMaskIntoConstraints=\"NO\" text=\"Text\"")
    let unrecorded = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v"><subviews>\(label)</subviews></view>
      """
    #expect(try Self.ambiguous(unrecorded, Self.corner).canvas == [])
    #expect(try Self.ambiguous(Self.view(), Self.corner).canvas == ["v"])
  }
}

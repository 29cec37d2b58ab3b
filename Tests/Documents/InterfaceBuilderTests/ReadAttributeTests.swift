import AutoLayout
import DocumentTestSupport
import Findings
import Geometry
import InterfaceBuilder
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

/// Attributes of documents that affect a layout: preferred widths of labels, readable margins, checks that the author
/// has disabled, and masks without effect.
///
/// A character is 8 points wide and a line 21 points high.
@Suite struct ReadAttributeTests {
  private static func document(_ attributes: String = "", _ views: String, _ constraints: String) -> String {
    let view = XcodeDocument.view(
      "view", "root", (0, 0, 375, 667), "key=\"view\" \(attributes)",
      "<subviews>\(views)</subviews><constraints>\(constraints)</constraints>")
    return XcodeDocument.storyboard(
      XcodeDocument.scene("s", "<viewController id=\"c\" sceneMemberID=\"viewController\">\(view)</viewController>"))
  }

  private static func layout(
    _ document: String, on device: String = "iPhone SE (3rd gen)", _ orientation: Orientation = .portrait,
    textSize: TextSize = .l
  ) throws -> Layout {
    let scene = try #require(try scenes(in: document, path: "Test.storyboard").first)
    var variant = try SceneVariant(on: device, orientation: orientation)
    variant.textSize = textSize
    return scene.resolved(for: variant).layout()
  }

  private static func frame(_ view: String, in layout: Layout) throws -> Rect {
    layout.frames[try #require(layout.resolved.views.firstIndex { $0.name == view })]
  }

  private static func constraint(
    _ view: String, _ attribute: String, _ other: String = "root", _ otherAttribute: String? = nil, _ constant: Int = 0
  ) -> String {
    """
    <constraint firstItem="\(view)" firstAttribute="\(attribute)" secondItem="\(other)" \
    secondAttribute="\(otherAttribute ?? attribute)" constant="\(constant)" id="\(view)-\(attribute)"/>
    """
  }

  // MARK: - Preferred widths

  /// A string of four words with 9 letters, 39 characters long: 312 points.
  private static let words = "aaaaaaaaa bbbbbbbbb ccccccccc ddddddddd"

  private static let width160 = "<constraint firstItem=\"text\" firstAttribute=\"width\" constant=\"160\" id=\"w\"/>"

  private static func label(_ attributes: String) -> String {
    XcodeDocument.view(
      "label", "text", (0, 0, 42, 21),
      "translatesAutoresizingMaskIntoConstraints=\"NO\" text=\"\(words)\" \(attributes)")
  }

  @Test(arguments: [
    // Two words on a line, as wide as the wider line: 19 characters.
    ("numberOfLines=\"0\" preferredMaxLayoutWidth=\"200\"", "", Size(width: 152, height: 42)),
    // One word on a line.
    ("numberOfLines=\"0\" preferredMaxLayoutWidth=\"80\"", "", Size(width: 72, height: 84)),
    // A truncated text is as wide as its column.
    ("numberOfLines=\"2\" preferredMaxLayoutWidth=\"80\"", "", Size(width: 80, height: 42)),
    // A label with one line ignores the preferred width.
    ("preferredMaxLayoutWidth=\"80\"", "", Size(width: 312, height: 21)),
    // A required width takes precedence over the preferred one.
    ("numberOfLines=\"0\" preferredMaxLayoutWidth=\"80\"", width160, Size(width: 160, height: 42)),
    // A column that is wider than the text has no effect.
    ("numberOfLines=\"0\" preferredMaxLayoutWidth=\"400\"", "", Size(width: 312, height: 21)),
    ("numberOfLines=\"0\" preferredMaxLayoutWidth=\"0.0\"", "", Size(width: 312, height: 21)),
  ])
  func `a label of several lines is at most as wide as its preferred width`(
    attributes: String, constraint: String, size: Size
  ) throws {
    let centre = Self.constraint("text", "centerX") + Self.constraint("text", "centerY")
    let layout = try Self.layout(Self.document("", Self.label(attributes), centre + constraint))
    try expect(Self.frame("text", in: layout).size, is: size)
    #expect(layout.solution.conflicts.isEmpty)
  }

  // MARK: - Readable margins

  private static let pinned =
    constraint("box", "leading", "root", "leadingMargin") + constraint("box", "trailing", "root", "trailingMargin")
    + constraint("box", "top") + "<constraint firstItem=\"box\" firstAttribute=\"height\" constant=\"50\" id=\"h\"/>"

  private static let box = XcodeDocument.view(
    "view", "box", (16, 40, 343, 50), "translatesAutoresizingMaskIntoConstraints=\"NO\"")

  @Test(arguments: [
    ("iPad mini (6th gen)", Orientation.portrait, TextSize.l, 36.0, 672.0),
    ("iPad mini (6th gen)", .landscape, .l, 230.5, 672),
    ("iPad Pro 11", .landscape, .xxxl, 153, 888),
    ("iPad Pro 11", .landscape, .xs, 317, 560),
    // Narrower screens use their own margins.
    ("iPhone SE (3rd gen)", .portrait, .l, 16, 343),
    ("iPad mini (6th gen)", .portrait, .xl, 20, 704),
  ])
  func `margins that follow the readable width leave at most that width`(
    device: String, orientation: Orientation, textSize: TextSize, x: Double, width: Double
  ) throws {
    let document = Self.document("layoutMarginsFollowReadableWidth=\"YES\"", Self.box, Self.pinned)
    let frame = try Self.frame("box", in: Self.layout(document, on: device, orientation, textSize: textSize))
    #expect(frame.minX == x && frame.width == width, "\(frame)")
    let plain = try Self.layout(Self.document("", Self.box, Self.pinned), on: "iPad mini (6th gen)")
    try expect(Self.frame("box", in: plain).width, is: 704)
  }

  @Test func `an inner view follows the readable width if it is wider itself`() throws {
    func width(of inner: String, _ insets: Int) throws -> Double {
      let outer = XcodeDocument.view(
        "view", "outer", (0, 0, 375, 100),
        "translatesAutoresizingMaskIntoConstraints=\"NO\" layoutMarginsFollowReadableWidth=\"YES\"",
        "<subviews>\(inner)</subviews><constraints>"
          + Self.constraint("box", "leading", "outer", "leadingMargin")
          + Self.constraint("box", "trailing", "outer", "trailingMargin") + Self.constraint("box", "top", "outer")
          + "<constraint firstItem=\"box\" firstAttribute=\"height\" constant=\"50\" id=\"h\"/></constraints>")
      let outerPlace =
        Self.constraint("outer", "leading", "root", nil, insets)
        + Self.constraint("outer", "trailing", "root", nil, -insets) + Self.constraint("outer", "top")
        + "<constraint firstItem=\"outer\" firstAttribute=\"height\" constant=\"100\" id=\"oh\"/>"
      let layout = try Self.layout(Self.document("", outer, outerPlace), on: "iPad mini (6th gen)", .landscape)
      return try Self.frame("box", in: layout).width
    }
    try expect(width(of: Self.box, 0), is: 672)
    // 533 points less margins of 8.
    try expect(width(of: Self.box, 300), is: 517)
  }

  // MARK: - Disabled ambiguity checks

  private static func scroll(_ attributes: String, inner: String = "") -> String {
    let content = XcodeDocument.view(
      "view", "content", (0, 0, 375, 300), "translatesAutoresizingMaskIntoConstraints=\"NO\" \(inner)")
    let edges = ["leading", "top", "trailing", "bottom"].map { constraint("content", $0, "scroll") }.joined()
    let scroll = XcodeDocument.view(
      "scrollView", "scroll", (0, 0, 375, 667), "translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)",
      "<subviews>\(content)</subviews><constraints>\(edges)</constraints>")
    let around = ["leading", "top", "trailing", "bottom"].map { constraint("scroll", $0) }.joined()
    return document("", scroll, around)
  }

  private static func codes(_ document: String) throws -> [String] {
    try layout(document).findings.map(\.code.name).filter { $0.hasPrefix("ambiguous") }
  }

  @Test(arguments: [
    // The content follows the open view, which is reported.
    ("", "", ["ambiguous"]), ("verifyAmbiguity=\"off\"", "", []),
    ("verifyAmbiguity=\"ignoreSizes\"", "", []),
    // The setting of a view applies to its own content only.
    ("", "verifyAmbiguity=\"off\"", ["ambiguous-content", "ambiguous-content"]),
    ("", "verifyAmbiguity=\"ignoreSizes\"", ["ambiguous-content", "ambiguous-content"]),
  ])
  func `ambiguity is not reported for a view that disables its verification, nor for its subviews`(
    scroll: String, content: String, codes: [String]
  ) throws {
    try expect(Self.codes(Self.scroll(scroll, inner: content)).sorted(), is: codes)
  }

  @Test func `if only size ambiguity is ignored, ambiguous positions are reported`() throws {
    func codes(_ attributes: String) throws -> [String] {
      let view = XcodeDocument.view(
        "view", "box", (10, 10, 50, 50), "translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)")
      return try Self.codes(Self.document("", view, Self.constraint("box", "leading")))
    }
    try expect(codes("verifyAmbiguity=\"ignoreSizes\""), is: ["ambiguous"])
    try expect(codes("verifyAmbiguity=\"off\""), is: [])
  }

  // MARK: - Masks and images

  @Test(arguments: [("", 355.0 * 402 / 375), ("autoresizesSubviews=\"NO\"", 355)])
  func `a view that does not autoresize its subviews keeps their frames`(attributes: String, width: Double) throws {
    let inner = XcodeDocument.view(
      "view", "box", (0, 0, 355, 50), "",
      "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" flexibleMaxX=\"YES\"/>")
    let layout = try Self.layout(Self.document(attributes, inner, ""), on: "iPhone 16 Pro")
    #expect(abs(try Self.frame("box", in: layout).width - width) < 0.34)
  }

  @Test(arguments: [
    ("<imageReference key=\"image\" image=\"star\" catalog=\"system\" symbolScale=\"large\"/>", 1.28),
    ("<imageReference key=\"image\" image=\"star\" catalog=\"system\" symbolScale=\"small\"/>", 0.78),
    ("<imageReference key=\"image\" image=\"star\" catalog=\"system\"/>", 1),
    (
      "<imageReference key=\"image\" image=\"star\" catalog=\"system\" symbolScale=\"large\"/>"
        + "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" scale=\"small\"/>", 1.28
    ),
  ])
  func `an image reference is read with its scale`(content: String, factor: Double) throws {
    func image(_ attributes: String, _ content: String) throws -> ImageContent {
      let view = XcodeDocument.view("imageView", "picture", (0, 0, 20, 20), attributes, content)
      let resources =
        "<resources><image name=\"star\" catalog=\"system\" width=\"128\" height=\"116\"/></resources>"
      let scene = try #require(try scenes(in: XcodeDocument.xib(view, rest: resources)).first)
      guard case .image(let image) = scene.views[0].content else { return ImageContent() }
      return image
    }
    let plain = try image("image=\"star\" catalog=\"system\"", "")
    let referred = try image("", content)
    #expect(referred.name == "star" && referred.isSymbol)
    let (one, other) = (try #require(plain.size), try #require(referred.size))
    #expect(abs(other.width - one.width * factor) < 1e-9, "\(one) and \(other)")
  }

  @Test func `buttons and bar items show referenced images`() throws {
    let reference = "<imageReference key=\"image\" image=\"star\" catalog=\"system\" symbolScale=\"medium\"/>"
    let button = XcodeDocument.view(
      "button", "b", (0, 0, 20, 20), "buttonType=\"system\"", "<state key=\"normal\">\(reference)</state>")
    let scene = try #require(try scenes(in: XcodeDocument.xib(button)).first)
    guard case .button(let content) = scene.views[0].content else {
      Issue.record("not a button")
      return
    }
    #expect(content.image?.name == "star" && content.image?.isSymbol == true)
  }

  // MARK: - The survey

  @Test func `the survey distinguishes names without effect from unknown names`() throws {
    var survey = DocumentSurvey()
    let view = XcodeDocument.view(
      "view", "root", (0, 0, 375, 667), "opaque=\"NO\" sunshine=\"YES\" clipsSubviews=\"YES\"")
    try survey.add(Array(XcodeDocument.xib(view + "<rainbow key=\"sky\" opaque=\"NO\"/>").utf8), path: "Test.xib")
    func rows(_ section: DocumentSurvey.Section) -> [String] {
      survey.rows.filter { $0.section == section }.map { "\($0.name) \($0.count) \($0.support.rawValue)" }
    }
    #expect(rows(.unknownNames) == ["sunshine 1 unknown", "rainbow 1 unknown", "sky 1 unknown"])
    #expect(rows(.withoutEffect).contains("opaque 2 no effect"))
    #expect(survey.rows.allSatisfy { $0.section != .withoutEffect || $0.remark?.isEmpty == false })
  }
}

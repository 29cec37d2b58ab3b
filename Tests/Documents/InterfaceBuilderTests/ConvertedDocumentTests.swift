import DocumentTestSupport
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Documents that depend on Xcode's canvas, tables, collections and sheets, converted to scene files. Both solve to the
/// same frames on the canvas and on devices.
@Suite struct ConvertedDocumentTests {
  struct Document: CustomTestStringConvertible {
    let testDescription: String
    let text: String
  }

  private static let placed = "translatesAutoresizingMaskIntoConstraints=\"NO\""
  private static let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"

  private static let designed = "\(placed) placeholderIntrinsicWidth=\"90\" placeholderIntrinsicHeight=\"60\""

  private static func screen(_ view: String) -> String {
    XcodeDocument.storyboard(XcodeDocument.scene("s", XcodeDocument.controller("c", view: view)))
  }

  private static let canvas = [
    Document(
      testDescription: "a label that is rounded up to whole points",
      text: screen(
        "<subviews>\(XcodeDocument.view("label", "l", (0, 0, 42, 21), "text=\"Label\" \(placed)", font))</subviews>"
          + "<constraints>\(DocumentFindings.place("l", "centerX", 0))\(DocumentFindings.place("l", "centerY", 0))"
          + "</constraints>")),
    Document(
      testDescription: "a text of several lines, which wishes for its widest one",
      text: screen(
        """
        <subviews>\(XcodeDocument.view(
          "label", "l", (0, 0, 200, 41), "text=\"One two three four five six seven eight nine\" numberOfLines=\"0\" \(placed)",
          font))</subviews><constraints>\(DocumentFindings.place("l", "centerX", 0))\(DocumentFindings.place("l", "top", 50))
        <constraint firstItem="l" firstAttribute="width" relation="lessThanOrEqual" constant="210" id="w"/></constraints>
        """)),
    Document(
      testDescription: "an empty view that keeps its size, and one with a placeholder size",
      text: screen(
        """
        <subviews>\(XcodeDocument.view("view", "kept", (20, 50, 128, 70), placed))
        \(XcodeDocument.view("view", "designed", (20, 200, 90, 60), designed))</subviews><constraints>\(DocumentFindings.place("kept", "leading", 20))
        \(DocumentFindings.place("kept", "top", 50))\(DocumentFindings.place("designed", "leading", 20))
        \(DocumentFindings.place("designed", "top", 200))</constraints>
        """)),
  ]

  private static let texts = [
    Document(
      testDescription: "text fields without a border, of an older Xcode and for passwords",
      text: XcodeDocument.xib(
        XcodeDocument.view(
          "view", "c-view", (0, 0, 375, 667), "",
          """
          <subviews>\(field("plain", 50))\(field("secret", 100, password))</subviews><constraints>\(corner("plain", 50))\(corner("secret", 100))</constraints>
          """), tools: "13771")),
    Document(
      testDescription: "a text for a password without a border",
      text: screen(
        """
        <subviews>\(field("secret", 100, password))</subviews>
        <constraints>\(corner("secret", 100))</constraints>
        """)),
    Document(
      testDescription: "an attributed text with lines of its own height",
      text: screen(
        """
        <subviews>\(XcodeDocument.view(
          "label", "l", (20, 50, 120, 60), "numberOfLines=\"0\" \(placed)",
          """
          <attributedString key="attributedText"><fragment content="One two three four five"><attributes>\
          <font key="NSFont" size="16" name=".AppleSystemUIFont"/><paragraphStyle key="NSParagraphStyle" \
          lineSpacing="4" lineHeightMultiple="1.25" maximumLineHeight="30"/></attributes></fragment></attributedString>
          """))</subviews><constraints>\(corner("l", 50))\(DocumentFindings.size("l", "width", 120))</constraints>
        """)),
  ]

  private static let password = "<textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/>"

  private static func field(_ id: String, _ y: Double, _ traits: String = "") -> String {
    XcodeDocument.view("textField", id, (20, y, 90, 20), "text=\"Name\" \(placed)", font + traits)
  }

  private static func corner(_ id: String, _ y: Double) -> String {
    DocumentFindings.place(id, "leading", 20) + DocumentFindings.place(id, "top", y)
  }

  private static let lists = [
    Document(
      testDescription: "static rows with contents that fit",
      text: XcodeDocument.storyboard(
        XcodeDocument.scene(
          "s",
          """
          <tableViewController id="c" sceneMemberID="viewController"><tableView key="view" dataMode="static" \
          style="plain" rowHeight="-1" estimatedRowHeight="-1" id="t">\
          <rect key="frame" x="0" y="0" width="375" height="667"/><sections><tableViewSection id="ts"><cells>
          \(row("one", y: 0, height: 60))\(row("two", y: 60, height: 60))
          </cells></tableViewSection></sections></tableView></tableViewController>
          """))),
    Document(
      testDescription: "a cell that is the root",
      text: XcodeDocument.xib(
        """
        <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="60"/>
        <tableViewCellContentView key="contentView" id="inner"><rect key="frame" x="0" y="0" width="375" height="59.5"/>
        \(rowContent("x"))</tableViewCellContentView></tableViewCell>
        """)),
    Document(
      testDescription: "a screen in a sheet",
      text: XcodeDocument.storyboard(
        XcodeDocument.scene(
          "first",
          XcodeDocument.controller(
            "f", rest: "<connections><segue destination=\"c\" kind=\"presentation\" id=\"g\"/></connections>"))
          + XcodeDocument.scene(
            "second",
            XcodeDocument.controller(
              "c",
              view: """
                <subviews>\(XcodeDocument.view("view", "v", (0, 0, 375, 667), placed))</subviews><constraints>\
                \(["leading", "trailing", "top", "bottom"].map { DocumentFindings.place("v", $0, 0) }.joined())\
                </constraints>
                """)))),
  ]

  private static func row(_ id: String, y: Double, height: Double) -> String {
    """
    <tableViewCell id="\(id)"><rect key="frame" x="0" y="\(y)" width="375" height="\(height)"/>\
    <tableViewCellContentView key="contentView" id="\(id)-inner"><rect key="frame" x="0" y="0" width="375" \
    height="\(height)"/>\(rowContent(id))</tableViewCellContentView></tableViewCell>
    """
  }

  /// Returns a label that is pinned to the margins of a content view.
  private static func rowContent(_ id: String) -> String {
    let edges = ["leading", "trailing", "top", "bottom"].map { edge in
      let margin = edge == "leading" || edge == "trailing" ? "\(edge)Margin" : edge
      let constant = edge == "trailing" ? -4 : edge == "bottom" ? -8 : 8
      return """
        <constraint firstItem="\(id)-text" firstAttribute="\(edge)" secondItem="\(id == "x" ? "inner" : "\(id)-inner")" \
        secondAttribute="\(margin)" constant="\(constant)" id="\(id)-\(edge)"/>
        """
    }
    return """
      <subviews>\(XcodeDocument.view(
        "label", "\(id)-text", (16, 8, 343, 44), "text=\"Some text in a row\" numberOfLines=\"0\" \(placed)", font))
      </subviews><constraints>\(edges.joined())</constraints>
      """
  }

  @Test(arguments: canvas + texts + lists)
  func `a converted scene has the frames of the canvas`(document: Document) throws {
    for scene in try scenes(in: document.text) {
      let saved = try #require(scene.resolvedAsSaved(leafSizes: .measured))
      let converted = try ConvertedCorpusTests.converted(scene, from: "Main")
      let variant = try #require(converted.selection.variants(fallback: VariantSelection()).first)
      let difference = ConvertedCorpusTests.exception("Main", saved, converted.resolved(for: variant))
      #expect(difference?.description == nil)
    }
  }

  @Test(arguments: canvas + texts + lists, RequirementsOnDevicesTests.devices)
  func `a converted scene has the frames of the app on other devices`(document: Document, device: String) throws {
    let variant = try SceneVariant(on: device)
    for scene in try scenes(in: document.text) {
      let converted = try ConvertedCorpusTests.converted(scene, from: "Main").resolved(for: variant)
      let difference = ConvertedCorpusTests.exception("Main", scene.resolved(for: variant), converted)
      #expect(difference?.description == nil)
    }
  }
}

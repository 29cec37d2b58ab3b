import DocumentTestSupport
import Findings
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// On every device, required constraints hold exactly unless a conflict that names both sides is reported.
@Suite struct RequirementsOnDevicesTests {
  static let devices = ["iPhone SE (1st gen)", "iPhone 15", "iPad Pro 11"]

  /// Subviews and constraints of a controller's view.
  struct Document: CustomTestStringConvertible {
    let testDescription: String
    let subviews: String
    let constraints: String
    /// Whether the required constraints contradict each other on some of the devices.
    let isOverconstrained: Bool
  }

  private static let documents = [
    Document(
      testDescription: "a text and a field on one baseline, with a button below",
      subviews: DocumentFindings.view("label", "title", (16, 100, 49, 20.5), "text=\"Room:\"", font)
        + DocumentFindings.view("textField", "field", (80, 96, 200, 30), "borderStyle=\"roundedRect\"", font)
        + DocumentFindings.view("button", "go", (16, 142, 100, 44), "buttonType=\"system\""),
      constraints: DocumentFindings.place("title", "leading", 16) + DocumentFindings.place("go", "leading", 16)
        + DocumentFindings.place("field", "top", 96) + DocumentFindings.place("field", "leading", 80)
        + DocumentFindings.size("field", "height", 30) + DocumentFindings.size("go", "height", 44)
        + relation("title", "baseline", "field", "baseline") + relation("go", "top", "field", "bottom", 16),
      isOverconstrained: false),
    Document(
      testDescription: "a row that is wider than phones",
      subviews: ["a", "b"].map { DocumentFindings.view("view", $0, (0, 0, 300, 10)) }.joined(),
      constraints: ["a", "b"].map {
        DocumentFindings.size($0, "width", 300) + DocumentFindings.size($0, "height", 10)
          + DocumentFindings.place($0, "top", 40)
      }.joined() + DocumentFindings.place("a", "leading", 20) + relation("b", "leading", "a", "trailing", 8)
        + DocumentFindings.place("b", "trailing", -20),
      isOverconstrained: true),
    Document(
      testDescription: "several views in a box that is too narrow for each of them",
      subviews: DocumentFindings.view(
        "view", "box", (20, 40, 20, 50), "",
        "<subviews>\(["a", "b", "c"].map { DocumentFindings.view("view", $0, (32, 0, 0, 10)) }.joined())</subviews>"
          + "<constraints>\(["a", "b", "c"].map(inset).joined())</constraints>"),
      constraints: DocumentFindings.frame("box", (20, 40, 20, 50)),
      isOverconstrained: true),
  ]

  private static let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"

  private static func relation(
    _ first: String, _ attribute: String, _ second: String, _ secondAttribute: String, _ constant: Double = 0
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(secondAttribute)" constant="\(constant)" id="\(first)-\(attribute)-\(second)"/>
    """
  }

  private static func inset(_ id: String) -> String {
    relation(id, "leading", "box", "leading", 32) + relation("box", "trailing", id, "trailing", 32)
  }

  @Test(arguments: documents, devices)
  func `required constraints hold or are reported with both sides`(document: Document, device: String) throws {
    let controller = XcodeDocument.controller(
      "c",
      view: """
        <subviews>\(document.subviews)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>\(document.constraints)</constraints>
        """)
    let text = XcodeDocument.storyboard(XcodeDocument.scene("s", controller))
    let layout = try #require(try scenes(in: text).first).resolved(for: SceneVariant(on: device)).layout()
    let violations = ToldViolations(in: layout)
    #expect(violations.untold == [])
    if !document.isOverconstrained { #expect(violations.constraints.isEmpty) }
  }

  @Test func `an unreported violation is detected`() throws {
    let text = XcodeDocument.storyboard(
      XcodeDocument.scene(
        "s",
        XcodeDocument.controller(
          "c",
          view: """
            <subviews>\(DocumentFindings.view("view", "v", (20, 40, 50, 50)))</subviews>
            <constraints>\(DocumentFindings.frame("v", (20, 40, 50, 50)))\
            <constraint firstItem="v" firstAttribute="width" constant="60" id="w"/></constraints>
            """)))
    var layout = try #require(try scenes(in: text).first).resolved(for: SceneVariant(on: "iPhone 15")).layout()
    #expect(ToldViolations(in: layout).untold == [])
    layout.findings = []
    #expect(ToldViolations(in: layout).untold == ["(v-width)"])
  }

  @Test(.enabled(if: XcodeCorpus.isAvailable, XcodeCorpus.absence), arguments: devices)
  func `in real documents, required constraints hold or are reported with both sides`(device: String) throws {
    let variant = try SceneVariant(on: device)
    for scene in try XcodeCorpus.documents(oneOf: XcodeCorpus.triesAll ? 1 : 5).flatMap(\.scenes) {
      let layout = scene.resolved(for: variant).layout()
      let untold = ToldViolations(in: layout).untold
      #expect(untold == [], "\(scene.documentPath), \(scene.name)")
    }
  }
}

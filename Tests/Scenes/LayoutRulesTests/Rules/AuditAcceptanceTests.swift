import AutoLayout
import Findings
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

@testable import LayoutRules

/// The `audit` cases of the specification: what a designer would notice in a solved layout.
@Suite struct AuditAcceptanceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let check: String
    let frame: Rect
    let screen: Size
    let intrinsic: IntrinsicContentSize
    let barHeight: Double
    let isFine: Bool
    /// The number in the case: points that are missing, outside or covered; nil for none.
    let number: Double?

    var testDescription: String { "\(id) \(check)" }
  }

  static let cases = AcceptanceCases.all(ofKinds: "audit").compactMap(Case.init)

  /// The codes of our findings for the issues in the cases.
  private static let codes = [
    "touch-target": ["touch-target"], "missing-view": ["no-size"], "off-screen": ["off-screen", "partly-off-screen"],
    "under-bar": ["under-bar"], "clipped-text": ["truncated"],
  ]

  @Test func `all audit cases of the specification are read`() {
    #expect(Self.cases.count == 10)
  }

  @Test(arguments: cases)
  func `AUD-01 to AUD-05: a layout has the finding of the specification`(example: Case) throws {
    var test = TestScene()
    let content: ViewContent =
      example.check == "clipped-text"
      ? .label(LabelContent(text: "x")) : .button(ButtonContent(title: LocalizedText("x")))
    let view = test.add("view", to: 0, content) { $0.placement.statedContentSize = example.intrinsic }
    let item = LayoutItemID(view: view)
    // A width that is written as 0 is intended. This one results from the left and right edges.
    test.add(LayoutConstraint(item, .left, .equal, .root, .left, constant: example.frame.minX))
    test.add(LayoutConstraint(item, .right, .equal, .root, .left, constant: example.frame.maxX))
    test.add(LayoutConstraint(item, .top, .equal, .root, .top, constant: example.frame.minY))
    test.add(LayoutConstraint(item, .height, constant: example.frame.height))
    let layout = test.layout(
      width: example.screen.width, height: example.screen.height, safeArea: EdgeInsets(top: example.barHeight),
      hasLints: true)
    let codes = try #require(Self.codes[example.check])
    let finding = layout.findings.first { codes.contains($0.code.name) }
    #expect((finding == nil) == example.isFine, "\(layout.findings.map(\.text))")
    if let number = example.number { #expect(finding?.message.text.contains(" \(number.pointText) ") == true) }
  }
}

extension AuditAcceptanceTests.Case {
  fileprivate init?(_ json: [String: Any]) {
    guard let id = json["id"] as? String, let input = json["input"] as? [String: Any],
      let expect = json["expect"] as? [String: Any], let check = input["check"] as? String,
      let frame = input["frame"] as? [Double], let isFine = expect["ok"] as? Bool
    else { return nil }
    self.id = id
    self.check = check
    self.isFine = isFine
    self.frame = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    let screen = input["screen"] as? [Double] ?? [480, 480]
    self.screen = Size(width: screen[0], height: screen[1])
    let intrinsic = input["intrinsic"] as? [Double] ?? Array(frame[2...])
    self.intrinsic = IntrinsicContentSize(width: intrinsic[0], height: intrinsic[1])
    barHeight = (input["bar"] as? [Double])?[3] ?? 0
    let outside = (expect["outside"] as? [String: Double])?["left"]
    number = expect["missing"] as? Double ?? expect["overlap"] as? Double ?? outside
  }
}

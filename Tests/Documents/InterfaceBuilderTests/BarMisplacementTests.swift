import DocumentTestSupport
import Findings
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Testing

@Suite struct BarMisplacementTests {
  /// Returns the findings about misplaced labels in a scene under a status bar. Constraints put the first label at the
  /// top of the safe area, and each further label 10 points below the top of the previous one. The recorded widths of
  /// the labels also differ from their constraints, which alone is not reported.
  private func misplaced(labelsAt tops: [Double]) throws -> [Finding] {
    let labels = tops.enumerated().map { index, top in
      XcodeDocument.view("label", "l\(index)", (0, top, 120, 20), #"translatesAutoresizingMaskIntoConstraints="NO""#)
    }
    let constraints = tops.indices.map { index in
      let above = index == 0 ? "safe" : "l\(index - 1)"
      return """
        <constraint firstItem="l\(index)" firstAttribute="top" secondItem="\(above)" secondAttribute="top" \
        constant="\(index == 0 ? 0 : 10)" id="t\(index)"/>
        <constraint firstItem="l\(index)" firstAttribute="leading" secondItem="safe" secondAttribute="leading" \
        id="x\(index)"/>
        <constraint firstItem="l\(index)" firstAttribute="width" constant="100" id="w\(index)"/>
        """
    }
    let view = """
      <subviews>\(labels.joined())</subviews><viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(constraints.joined())</constraints>
      """
    let text = XcodeDocument.storyboard(XcodeDocument.scene("scene", XcodeDocument.controller("c", view: view)))
    var resolved = try #require(try scenes(in: text).first?.resolvedAsSaved(leafSizes: .recorded))
    resolved.hasLints = true
    let measurer = FixedPitchTextMeasurer()
    return resolved.layout(measuringTextWith: measurer).misplacedViews(measuringTextWith: measurer)
  }

  @Test func `a scene whose frames fit its own bars has no misplaced views`() throws {
    try expect(misplaced(labelsAt: [20, 30, 40]), is: [])
  }

  @Test(arguments: [0.0, 64, 116]) func `a scene whose frames fit other bars has none misplaced`(top: Double) throws {
    try expect(misplaced(labelsAt: [top, top + 10, top + 20]), is: [])
  }

  @Test func `a view that fits no bars is misplaced relative to the bars that explain most frames`() throws {
    let findings = try misplaced(labelsAt: [64, 74, 99])
    #expect(findings.map(\.views) == [[3]])
    #expect(findings.first?.notes.last?.text == "with the bars of another document: 44 points more at the top")
  }

  @Test func `if no other bars explain more frames, the bars of the document are used`() throws {
    let findings = try misplaced(labelsAt: [33, 43])
    // The second label follows the first, at the same distance.
    #expect(findings.map(\.views) == [[1]])
    #expect(findings.first?.notes.count == 2)
    #expect(findings.first?.consequences.map(\.view) == [2])
  }
}

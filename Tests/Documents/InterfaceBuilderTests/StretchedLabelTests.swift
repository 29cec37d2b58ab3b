import DocumentTestSupport
import Findings
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// The empty labels that compete for the space of a stack on Xcode's canvas (specification AMB-11).
@Suite struct StretchedLabelTests {
  /// Returns the reported views of a vertical stack of two labels and an image view of 20 points between them.
  ///
  /// `height` is the required height of the stack, in points.
  private static func noted(
    height: Double?, texts: [String] = ["", ""], hugging: [Int] = [251, 251], recorded: [Double] = [80, 0],
    hasLints: Bool = true
  ) throws -> Set<String> {
    let labels = zip(zip(["first", "last"], texts), zip(hugging, recorded)).map { label, size in
      DocumentFindings.view(
        "label", label.0, (0, 0, 100, size.1), "text=\"\(label.1)\" verticalHuggingPriority=\"\(size.0)\"")
    }
    let box = DocumentFindings.view(
      "view", "box", (0, recorded[0], 100, 20), "",
      "<constraints><constraint firstAttribute=\"height\" constant=\"20\" id=\"box-height\"/></constraints>")
    let stack = DocumentFindings.view(
      "stackView", "stack", (20, 40, 100, 100), "axis=\"vertical\"",
      "<subviews>\(labels[0])\(box)\(labels[1])</subviews>")
    let constraints =
      DocumentFindings.place("stack", "leading", 20) + DocumentFindings.place("stack", "top", 40)
      + DocumentFindings.size("stack", "width", 100)
      + (height.map { DocumentFindings.size("stack", "height", $0) } ?? "")
    let view = "<subviews>\(stack)</subviews><constraints>\(constraints)</constraints>"
    let text = XcodeDocument.storyboard(XcodeDocument.scene("s", XcodeDocument.controller("c", view: view)))
    var resolved = try #require(try scenes(in: text).first?.resolvedAsSaved(leafSizes: .recorded))
    resolved.hasLints = hasLints
    let layout = resolved.layout(measuringTextWith: FixedPitchTextMeasurer())
    let found = layout.findings.flatMap(\.unfolded).filter { $0.code == "ambiguous" && $0.severity == .note }
    return Set(found.flatMap(\.views).map { layout.resolved.views[$0].name })
  }

  @Test func `empty labels that share a longer stack are marked, with the views between them`() throws {
    #expect(try Self.noted(height: 100) == ["first", "box", "last"])
  }

  @Test func `a stack that is as long as its views leaves nothing open`() throws {
    #expect(try Self.noted(height: nil, recorded: [50, 50]) == [])
    #expect(try Self.noted(height: 20, recorded: [0, 0]) == [])
  }

  @Test func `one label that hugs less than the other takes all space`() throws {
    #expect(try Self.noted(height: 100, hugging: [250, 251]) == [])
  }

  @Test func `labels with a text are not marked`() throws {
    #expect(try Self.noted(height: 100, texts: ["Name", ""]) == [])
  }

  @Test func `the note is reported by lints only`() throws {
    #expect(try Self.noted(height: 100, hasLints: false) == [])
  }
}

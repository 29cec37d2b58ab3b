import AutoLayout
import DocumentTestSupport
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Views that no constraint names, in documents with Auto Layout.
@Suite struct FixedFrameTests {
  @Test(arguments: [(.off, 110, []), (.fixed, 110, []), (.xcode5, 10, [10, 20, 50, 60])] as [InferredCase])
  func `the mask places a fixed frame, or constraints do as Xcode 5 built it`(example: InferredCase) throws {
    let mask = "<autoresizingMask key=\"autoresizingMask\" flexibleMinX=\"YES\"/>"
    let box = XcodeDocument.view(
      "view", "box", (10, 20, 50, 60), "fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\"", mask)
    let root = XcodeDocument.view("view", "root", (0, 0, 375, 667), "", "<subviews>\(box)</subviews>")
    let scene = try #require(try scenes(in: XcodeDocument.xib(root)).first)
    var resolved = scene.resolved(for: TestScene.variant(width: 475, height: 667))
    resolved.infer(example.inference)
    let layout = resolved.layout()
    let inferred = layout.system.constraints.filter { $0.origin == .inferred }
    expect(inferred.map(\.constant), is: example.constants)
    #expect(inferred.allSatisfy { $0.priority.isRequired })
    expect(layout.frames.last, is: Rect(x: example.left, y: 20, width: 50, height: 60))
  }

  typealias InferredCase = (inference: ConstraintInference, left: Double, constants: [Double])
}

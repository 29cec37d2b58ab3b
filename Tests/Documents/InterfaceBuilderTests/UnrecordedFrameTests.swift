import Findings
import LayoutTestSupport
import SceneLayouts
import Testing

/// Views without a frame in their document.
@Suite struct UnrecordedFrameTests {
  @Test(arguments: [(#"fixedFrame="YES""#, false), ("", true)])
  func `a view that its frame places is not ambiguous without the frame`(mark: String, isTold: Bool) async throws {
    let view = """
      <view contentMode="scaleToFill" \(mark) translatesAutoresizingMaskIntoConstraints="NO" id="list">
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/></view>
      """
    let found = try await FilledProject(view: view, files: [:], outlets: [:]).layout().findings
    #expect(found.contains { $0.code == "ambiguous" } == isTold)
  }
}

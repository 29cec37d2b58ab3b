import Findings
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// The heights that code gives the headers and footers of tables.
@Suite struct TablePartTests {
  /// A header that was designed 90 points high, and whose label needs 61.
  private static let header = """
    <view key="tableHeaderView" contentMode="scaleToFill" id="header"><rect key="frame" x="0" y="0" width="375" height="90"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
    <subviews><label opaque="NO" text="Row" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" \
    id="label"><rect key="frame" x="20" y="20" width="100" height="50"/><constraints><constraint \
    firstAttribute="height" constant="21" id="high"/></constraints></label></subviews>
    <constraints><constraint firstItem="label" firstAttribute="top" secondItem="header" secondAttribute="top" \
    constant="20" id="t"/><constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom" \
    constant="20" id="b"/><constraint firstItem="label" firstAttribute="leading" secondItem="header" \
    secondAttribute="leading" constant="20" id="l"/></constraints></view>
    """

  /// Returns the height of the header, and the codes of the findings.
  private func header(_ files: [String: String]) async throws -> (height: Double, findings: [String]) {
    var project = FilledProject(view: FilledProject.table(content: Self.header), files: files)
    project.outlets["header"] = "summary"
    let layout = try await project.layout()
    let position = try #require(layout.resolved.views.firstIndex { $0.name == "header" })
    return (layout.frames[position].height, layout.findings.map(\.code.name))
  }

  @Test(
    arguments: [
      ("", 90.0),
      ("guard let header = tableView.tableHeaderView else { return }; let s = header.systemLayoutSizeFitting(z)", 61),
      ("tableView.tableHeaderView!.frame.size = tableView.tableHeaderView!.systemLayoutSizeFitting(zero)", 61),
      ("summary.frame.size = summary.systemLayoutSizeFitting(zero)", 61),
      ("other.frame.size = other.systemLayoutSizeFitting(zero)", 90),
      ("summary.frame.size = summary.sizeThatFits(zero)", 90),
    ])
  func `a header is as high as its content if code measures it`(body: String, height: Double) async throws {
    let code = "class Screen: UIViewController {\n override func viewDidLayoutSubviews() {\n\(body)\n }\n}"
    let found = try await header(["Screen.swift": code])
    #expect(found.height == height)
    #expect(found.findings.contains("conflict") == (height == 90))
  }

  @Test func `Objective-C measures headers too`() async throws {
    let code = """
      @implementation Screen
      - (void)viewDidLayoutSubviews {
        UIView *header = self.tableView.tableHeaderView;
        CGSize size = [header systemLayoutSizeFittingSize:UILayoutFittingCompressedSize];
      }
      @end
      """
    let files = ["Screen.h": "@interface Screen : UIViewController\n@end", "Screen.m": code]
    try await #expect(header(files).height == 61)
  }

  @Test func `a header without a frame has no height, and nothing is missing`() async throws {
    let header = """
      <view key="tableHeaderView" opaque="NO" contentMode="scaleToFill" id="header"><autoresizingMask \
      key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>\
      <color key="backgroundColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/></view>
      """
    let layout = try await FilledProject(view: FilledProject.table(content: header), files: [:]).layout()
    let position = try #require(layout.resolved.views.firstIndex { $0.name == "header" })
    #expect(layout.frames[position].height == 0 && layout.frames[position].width == 375)
    #expect(layout.findings == [])
  }
}

import Findings
import LayoutTestSupport
import SceneLayouts
import Testing

/// Views that code finds by their tags.
@Suite struct TaggedViewTests {
  private static let label = """
    <label opaque="NO" tag="2" contentMode="left" text="Department names" lineBreakMode="tailTruncation" id="list">
    <rect key="frame" x="20" y="100" width="40" height="21"/><autoresizingMask key="autoresizingMask"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """

  /// Returns the findings about truncated text, with the code of the controller.
  private func truncated(_ files: [String: String]) async throws -> [Finding] {
    try await FilledProject(view: Self.label, files: files, outlets: [:]).layout().findings
      .filter { $0.code == "truncated" }
  }

  private func source(_ body: String) -> [String: String] {
    ["Screen.swift": "private let titleTag = 2\nclass Screen: UIViewController {\n func show() {\n\(body)\n }\n}"]
  }

  @Test(
    arguments: [
      ("let title = view.viewWithTag(2) as? UILabel", Finding.Severity.note),
      ("let title = cell.contentView.viewWithTag(titleTag) as! UILabel", .note),
      ("let title = view.viewWithTag(3) as? UILabel", .warning),
      ("let title = view.viewWithTag(index)", .warning),
      ("let photo = view.viewWithTag(2) as? UIImageView; let title = view.viewWithTag(2)", .note),
      ("let photo = view.viewWithTag(2) as? UIImageView", .warning),
    ])
  func `the text of a view that code finds by its tag may change`(body: String, severity: Finding.Severity) async throws
  {
    #expect(try await truncated(source(body)).map(\.severity) == [severity])
  }

  @Test func `the note names the line`() async throws {
    let finding = try #require(try await truncated(source("view.viewWithTag(2)")).first)
    #expect(finding.notes.map(\.text) == ["code sets it: 'viewWithTag(2)': App/Screen.swift:4:18"])
  }

  @Test(arguments: [("UILabel", Finding.Severity.note), ("UIImageView", .warning)])
  func `Objective-C finds views by constants too`(cast: String, severity: Finding.Severity) async throws {
    let code = """
      static const NSInteger TitleTag = 2;
      @implementation Screen
      - (void)show { UIView *title = (\(cast) *)[self.view viewWithTag:TitleTag]; }
      @end
      """
    let files = ["Screen.h": "@interface Screen : UIViewController\n@end", "Screen.m": code]
    #expect(try await truncated(files).map(\.severity) == [severity])
  }
}

import Scenes
import Testing

/// The orientations of controllers that only code leads to.
@Suite struct InstantiatedControllerTests {
  /// The second controller of the storyboard, without a segue to it.
  private static let detail = """
    <scene sceneID="d"><objects><viewController storyboardIdentifier="detail" id="e" customClass="Detail" \
    sceneMemberID="viewController"><view key="view" id="content"><rect key="frame" x="0" y="0" width="375" height="667"/>
    </view></viewController></objects></scene>
    """

  private static let upright = "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }"

  /// Returns the orientations of the second controller on phones. Nil if it has all.
  private func orientations(_ members: String, in files: [String: String] = [:]) async throws -> Set<Orientation>? {
    var project = FilledProject(view: "", files: files, outlets: [:])
    project.scenes = Self.detail
    project.files["Screen.swift"] = "class Screen: UIViewController {\n\(members)\n}"
    project.files["Detail.swift"] = "class Detail: UIViewController {}"
    return try #require(try await project.allScenes().last).app.orientations[.phone]
  }

  @Test(
    arguments: [
      (upright, "show(storyboard!.instantiateViewController(withIdentifier: \"detail\"), sender: self)", true),
      (upright, "for name in [\"detail\"] { add(storyboard?.instantiateViewController(withIdentifier: name)) }", true),
      ("", "show(storyboard!.instantiateViewController(withIdentifier: \"detail\"), sender: self)", false),
      (upright, "show(storyboard!.instantiateViewController(withIdentifier: \"other\"), sender: self)", false),
      (upright, "show(other.instantiateViewController(withIdentifier: \"detail\"), sender: self)", false),
      (upright, "present(storyboard!.instantiateViewController(withIdentifier: \"detail\"), animated: true)", false),
      (upright, "log(\"detail\")", false),
    ])
  func `a controller that code pushes or embeds has the orientations of the screen around it`(
    members: String, body: String, isUpright: Bool
  ) async throws {
    let found = try await orientations("\(members)\nfunc next() {\n\(body)\n}")
    #expect(found == (isUpright ? [.portrait] : nil))
  }

  @Test func `Objective-C instantiates controllers too`() async throws {
    let files = [
      "Screen.h": "@interface Screen : UIViewController\n@end",
      "Screen.m": """
      @implementation Screen
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return UIInterfaceOrientationMaskPortrait; }
      - (void)next {
        UIViewController *next = [self.storyboard instantiateViewControllerWithIdentifier:@"detail"];
        [self.navigationController pushViewController:next animated:YES];
      }
      @end
      """,
    ]
    var project = FilledProject(view: "", files: files, outlets: [:])
    project.scenes = Self.detail
    let detail = try #require(try await project.allScenes().last)
    #expect(detail.app.orientations[.phone] == [.portrait])
  }
}

import Geometry
import LayoutTestSupport
import SceneLayouts
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
      (upright, "addChild(storyboard!.instantiateViewController(withIdentifier: \"detail\"))", true),
      (upright, "for name in [\"detail\"] { add(storyboard?.instantiateViewController(withIdentifier: name)) }", true),
      ("", "addChild(storyboard!.instantiateViewController(withIdentifier: \"detail\"))", false),
      (upright, "addChild(storyboard!.instantiateViewController(withIdentifier: \"other\"))", false),
      (upright, "addChild(other.instantiateViewController(withIdentifier: \"detail\"))", false),
      (upright, "show(storyboard!.instantiateViewController(withIdentifier: \"detail\"), sender: self)", false),
      (upright, "present(storyboard!.instantiateViewController(withIdentifier: \"detail\"), animated: true)", false),
      (upright, "log(\"detail\")", false),
    ])
  func `a controller that code embeds has the orientations of the screen around it`(
    members: String, body: String, isUpright: Bool
  ) async throws {
    let found = try await orientations("\(members)\nfunc next() {\n\(body)\n}")
    #expect(found == (isUpright ? [.portrait] : nil))
  }

  private static let detailController = "storyboard!.instantiateViewController(withIdentifier: \"detail\")"

  /// A width of 320 points is that of another canvas, but a child has what its place in the parent leaves. At the width
  /// of the document's own canvas the author only changed the height.
  @Test(
    arguments: [
      ("addChild(\(detailController))", "retina4_7", 320.0, 320.0),
      ("show(\(detailController), sender: self)", "retina4_7", 320, 402),
      // Nothing says which of the two controllers becomes a child.
      ("addChild(other)\nshow(\(detailController), sender: self)", "retina4_7", 320, 402),
      ("addChild(\(detailController))", "retina4_7", 375, 402), ("addChild(\(detailController))", nil, 600, 402),
      ("addChild(\(detailController))", nil, 320, 320),
    ] as [(String, String?, Double, Double)])
  func `a freeform controller that code embeds keeps the width that its author gave it`(
    body: String, device: String?, saved: Double, width: Double
  ) async throws {
    var project = FilledProject(view: "", files: [:], outlets: [:])
    project.device = device
    let size = "width=\"\(saved)\" height=\"276\""
    project.scenes = Self.detail.replacing("width=\"375\" height=\"667\"", with: size)
      .replacing("</view></view", with: "</view><size key=\"freeformSize\" \(size)/></view")
    project.files["Screen.swift"] = "class Screen: UIViewController { func next() {\n\(body)\n} }"
    let detail = try #require(try await project.allScenes().last)
    let layout = detail.resolved(for: try SceneVariant(on: "iPhone 16 Pro")).layout()
    #expect(layout.resolved.rootSize == Size(width: width, height: 276))
  }

  /// UIKit asks the navigation controller, which shows the pushed controller instead of the one below it.
  @Test(
    arguments: [
      ("[self.navigationController pushViewController:next animated:YES];", false),
      ("[self addChildViewController:next];", true),
    ]) func `Objective-C instantiates controllers too`(call: String, isUpright: Bool) async throws
  {
    let files = [
      "Screen.h": "@interface Screen : UIViewController\n@end",
      "Screen.m": """
      @implementation Screen
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return UIInterfaceOrientationMaskPortrait; }
      - (void)next {
        UIViewController *next = [self.storyboard instantiateViewControllerWithIdentifier:@"detail"];
        \(call)
      }
      @end
      """,
    ]
    var project = FilledProject(view: "", files: files, outlets: [:])
    project.scenes = Self.detail
    let detail = try #require(try await project.allScenes().last)
    #expect(detail.app.orientations[.phone] == (isUpright ? [.portrait] : nil))
  }

  @Test func `a pushed controller has the orientations of the container of the one that pushes it`() async throws {
    var project = FilledProject(view: "", files: [:], outlets: [:])
    project.scenes = """
      <scene sceneID="n"><objects><navigationController id="n" customClass="Upright" sceneMemberID="viewController">
      <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>
      """ + Self.detail
    project.files["Upright.swift"] = "class Upright: UINavigationController {\n\(Self.upright)\n}"
    let next = "storyboard!.instantiateViewController(withIdentifier: \"detail\")"
    project.files["Screen.swift"] = """
      class Screen: UIViewController { func next() { navigationController?.pushViewController(\(next), animated: true) } }
      """
    project.files["Detail.swift"] = "class Detail: UIViewController {}"
    let detail = try #require(try await project.allScenes().last)
    #expect(detail.app.orientations[.phone] == [.portrait])
  }

  /// UIKit asks the screen around a container view, not the controller in it, and does so across storyboards.
  @Test(
    arguments: [("embed", true, true), ("embed", false, false), ("show", true, false), ("presentation", true, false)])
  func `a controller that another storyboard embeds or pushes has the orientations of the screen around it`(
    kind: String, isScreenUpright: Bool, isUpright: Bool
  ) async throws {
    let segue = "<segue destination=\"p\" kind=\"\(kind)\" id=\"e\"/>"
    let container = """
      <containerView opaque="NO" id="list"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <connections>\(kind == "embed" ? segue : "")</connections></containerView>
      """
    var project = FilledProject(view: "", files: [:], controller: #"customClass="Inner""#, outlets: [:])
    project.isInitial = true
    var outer = FilledProject(view: container, files: [:], outlets: [:])
    if kind != "embed" { outer.elements = "<connections>\(segue)</connections>" }
    outer.scenes = """
      <scene sceneID="ps"><objects><viewControllerPlaceholder storyboardName="Main" id="p" sceneMemberID="viewController"/>
      </objects></scene>
      """
    project.files["Outer.storyboard"] = outer.storyboard
    project.files["Screen.swift"] = "class Screen: UIViewController {\n\(isScreenUpright ? Self.upright : "")\n}"
    project.files["Inner.swift"] = "class Inner: UIViewController {}"
    let inner = try #require(try await project.allScenes().first)
    #expect(inner.app.orientations[.phone] == (isUpright ? [.portrait] : nil))
  }

  /// In a navigation controller, what a controller in a container view pushes covers the screen around that view.
  @Test(
    arguments: [
      (#"<segue destination="in" kind="embed" id="s"/>"#, #"<segue destination="e" kind="show" id="t"/>"#),
      // The storyboard also pushes the controller in the container view.
      (#"<segue destination="e" kind="embed" id="s"/><segue destination="e" kind="show" id="t"/>"#, ""),
    ])
  func `a screen around a container view does not restrict what is shown elsewhere`(
    inContainer: String, inside: String
  ) async throws {
    let container = """
      <containerView opaque="NO" id="list"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <connections>\(inContainer)</connections></containerView>
      """
    var project = FilledProject(view: container, files: [:], outlets: [:])
    project.scenes = """
      <scene sceneID="n"><objects><navigationController id="n" sceneMemberID="viewController">
      <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="i"><objects><viewController id="in" sceneMemberID="viewController"><view key="view" id="inner">
      <rect key="frame" x="0" y="0" width="375" height="667"/></view><connections>\(inside)</connections>
      </viewController></objects></scene>
      """ + Self.detail
    project.files["Screen.swift"] = "class Screen: UIViewController {\n\(Self.upright)\n}"
    let sideways = Self.upright.replacing(".portrait", with: ".landscape")
    project.files["Detail.swift"] = "class Detail: UIViewController {\n\(sideways)\n}"
    let detail = try #require(try await project.allScenes().last)
    #expect(detail.app.orientations[.phone] == [.landscape])
  }

  @Test func `a screen whose code embeds the pushing controller does not restrict the pushed one`() async throws {
    let next = "storyboard!.instantiateViewController(withIdentifier: \"middle\")"
    var project = FilledProject(view: "", files: [:], outlets: [:])
    project.scenes = """
      <scene sceneID="m"><objects><viewController storyboardIdentifier="middle" id="m" sceneMemberID="viewController">
      <view key="view" id="between"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      <connections><segue destination="e" kind="show" id="s"/></connections></viewController></objects></scene>
      """ + Self.detail
    project.files["Screen.swift"] =
      "class Screen: UIViewController {\n\(Self.upright)\nfunc next() { addChild(\(next)) }\n}"
    project.files["Detail.swift"] = "class Detail: UIViewController {}"
    let phones = try await project.allScenes().suffix(2).map { $0.app.orientations[.phone] }
    #expect(phones == [[.portrait], nil])
  }

  @Test(
    arguments: [
      ("return isPad ? super.supportedInterfaceOrientations : [.portrait]", true),
      ("UIDevice.current.userInterfaceIdiom == .phone ? .portrait : .all", true),
      ("return UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown", false),
      ("return UIDevice.current.userInterfaceIdiom == .pad ? .portrait : .all", false),
      ("return !isPad ? .all : .portrait", false), ("return isPad != isOld ? .all : .portrait", false),
      ("return isPad ? .all : [.portrait, .landscapeLeft]", false),
      ("return hasSeenOnboarding ? .all : .portrait", false),
    ])
  func `a choice by the device idiom restricts the orientations on iPhones`(
    value: String, isUpright: Bool
  ) async throws {
    let members = "override var supportedInterfaceOrientations: UIInterfaceOrientationMask {\n\(value)\n}"
    let next = "func next() { addChild(storyboard!.instantiateViewController(withIdentifier: \"detail\")) }"
    #expect(try await orientations("\(members)\n\(next)") == (isUpright ? [.portrait] : nil))
  }
}

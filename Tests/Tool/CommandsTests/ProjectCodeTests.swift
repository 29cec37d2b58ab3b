import Foundation
import Testing

/// The influence of a project's sources on its documents.
@Suite struct ProjectCodeTests {
  let tool = Tool()

  /// A screen whose button is 500 points from the leading edge, and whose box has two heights.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="s"><objects><viewController id="c" customClass="Profile" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="20" y="40" width="60" height="30"/><state key="normal" title="Follow"/></button>
    <view contentMode="scaleToFill" id="x" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="20" y="100" width="100" height="40"/>
    <constraints>
    <constraint firstAttribute="height" constant="40" id="h1"/>
    <constraint firstAttribute="height" constant="80" id="h2"/>
    <constraint firstAttribute="width" constant="100" id="w"/>
    </constraints></view>
    </subviews>
    <constraints>
    <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="500" id="l1"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" constant="40" id="t1"/>
    <constraint firstItem="x" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="l2"/>
    <constraint firstItem="x" firstAttribute="top" secondItem="v" secondAttribute="top" constant="100" id="t2"/>
    </constraints></view>
    <connections>
    <outlet property="badge" destination="b" id="o1"/><outlet property="box" destination="x" id="o2"/>
    <outletCollection property="heights" destination="h2" id="o3"/>
    </connections>
    </viewController></objects></scene></scenes>
    </document>
    """

  private static func profile(_ body: String) -> String {
    """
    import UIKit
    class Profile: UIViewController {
      @IBOutlet weak var badge: UIButton!
      @IBOutlet weak var box: UIView!
      @IBOutlet var heights: [NSLayoutConstraint]!
      override func viewDidLoad() {
        \(body)
      }
    }
    """
  }

  /// Returns the severity and rule of each finding of `check` about a screen, in order.
  private func findings(_ body: String) throws -> [String] {
    try tool.add("App/Main.storyboard", Self.storyboard)
    try tool.add("App/Screens/Profile.swift", Self.profile(body))
    let run = try tool.run("check", "App", "--device", "iPhone 16 Pro", "--orientation", "portrait")
    return (run.output + run.messages).matches(of: /(error|warning|note): .*\[([a-z-]+)\]/).map { "\($0.1) \($0.2)" }
  }

  @Test func `code that does not refer to a view excuses nothing`() throws {
    try #expect(findings("title = \"badge.frame\"") == ["error conflict", "warning off-screen"])
  }

  @Test func `a view off the screen that code places or shows is a note with the line`() throws {
    try #expect(findings("badge.frame.origin.x = 20") == ["error conflict", "note off-screen"])
    try #expect(findings("badge.isHidden = true") == ["error conflict", "note off-screen"])
    let run = try tool.run("check", "App", "--device", "iPhone 16 Pro", "--orientation", "portrait")
    #expect((run.output + run.messages).contains("code sets it: 'badge.isHidden': App/Screens/Profile.swift:7:5"))
  }

  @Test func `hiding a view does not excuse a conflict, but changing one of its constraints does`() throws {
    try #expect(findings("box.isHidden = true") == ["error conflict", "warning off-screen"])
    try #expect(findings("heights.forEach { $0.isActive = false }") == ["warning off-screen", "note conflict"])
    try #expect(findings("NSLayoutConstraint.deactivate(heights)") == ["warning off-screen", "note conflict"])
  }

  @Test func `a screen is not laid out in orientations that its controller excludes on phones`() throws {
    try tool.add("App/Main.storyboard", Self.storyboard)
    try tool.add(
      "App/Profile.swift",
      "class Profile: Base {}\nclass Base: UIViewController {\n"
        + "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }\n}")
    let run = try tool.run("list", "App", "--device", "iPhone 16 Pro", "--format", "json")
    #expect(run.output.contains("\"portrait\""))
    #expect(!run.output.contains("\"landscape\""))
    #expect(run.messages.contains("portrait only on iPhone, according to App/Profile.swift"))
    let asked = try tool.run(
      "list", "App", "--device", "iPhone 16 Pro", "--orientation", "landscape", "--format", "json")
    #expect(asked.output.contains("\"landscape\""))
  }

  @Test(arguments: [
    ("if UIDevice.current.isPhone { return .portrait }\nreturn super.supportedInterfaceOrientations", true),
    ("if UIDevice.current.userInterfaceIdiom == .pad { return .all } else { return .portrait }", true),
    ("if !UIDevice.current.isPhone { return .portrait }\nreturn .all", false),
    ("if isLocked { return .portrait }\nreturn .all", false),
    ("return isLocked ? .portrait : .all", false),
  ])
  func `conditions on the kind of device restrict orientations, and no others do`(
    body: String, isUpright: Bool
  ) throws {
    try tool.add("App/Main.storyboard", Self.storyboard)
    try tool.add(
      "App/Profile.swift",
      "class Profile: UIViewController {\n"
        + "override var supportedInterfaceOrientations: UIInterfaceOrientationMask {\n\(body)\n}\n}")
    let run = try tool.run("list", "App", "--device", "iPhone 16 Pro", "--format", "json")
    #expect(run.output.contains("\"landscape\"") == !isUpright)
  }

  @Test func `the outermost container that states orientations decides`() throws {
    let container = """
      <scene sceneID="n"><objects><navigationController id="nav" customClass="Locked" sceneMemberID="viewController">
      <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene></scenes>
      """
    func source(_ name: String, _ orientation: String) -> String {
      "class \(name): UIViewController {\n"
        + "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { \(orientation) }\n}\n"
    }
    func orientations(_ code: String) throws -> [Bool] {
      try tool.add("App/Main.storyboard", Self.storyboard.replacing("</scenes>", with: container))
      try tool.add("App/Profile.swift", code)
      let run = try tool.run("list", "App", "--device", "iPhone 16 Pro", "--format", "json")
      return ["\"portrait\"", "\"landscape\""].map(run.output.contains)
    }
    #expect(try orientations(source("Locked", ".portrait")) == [true, false])
    #expect(try orientations(source("Locked", ".portrait") + source("Profile", ".landscape")) == [true, false])
    #expect(try orientations("class Locked {}\n" + source("Profile", ".landscape")) == [false, true])
  }

  @Test func `a change of the code invalidates cached results`() throws {
    try #expect(findings("badge.isHidden = true").contains("note off-screen"))
    try #expect(findings("title = nil").contains("warning off-screen"))
    try #expect(findings("badge.isHidden = true").contains("note off-screen"))
  }

  @Test func `facts from the sources are listed for documents and explained for views`() throws {
    try tool.add("App/Main.storyboard", Self.storyboard)
    try tool.add("App/Profile.swift", Self.profile("badge.alpha = 0"))
    let run = try tool.run("doctor", "App", "--code", "--plain")
    #expect(
      run.output == """
        Profile\tdeclares\tProfile: UIViewController\tProfile.swift:2:7
        Profile\toutlet\tbadge\tProfile.swift:3:22
        Profile\toutlet\tbox\tProfile.swift:4:22
        Profile\toutlet\theights\tProfile.swift:5:17
        Profile\tchanges\tbadge.alpha (hides)\tProfile.swift:7:5

        """)
    let explained = try tool.run("explain", "App/Main.storyboard", "b")
    #expect(explained.output.contains("badge.alpha (Profile.swift:7:5)"))
  }
}

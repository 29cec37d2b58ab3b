import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Apps whose `Info.plist` hides the status bar on all screens.
@Suite struct StatusBarTests {
  private func scene(_ keys: String) async throws -> Scene {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string>
      <key>UILaunchStoryboardName</key><string>Launch</string>\(keys)</dict></plist>
      """
    let project = FilledProject(view: "", files: ["Info.plist": list], outlets: [:])
    return try #require(try await project.allScenes().first)
  }

  private static let hidden = "<key>UIStatusBarHidden</key>"
  private static let free = "<key>UIViewControllerBasedStatusBarAppearance</key>"

  @Test(
    arguments: [
      ("", 20), ("\(hidden)<true/>\(free)<false/>", 0), ("\(hidden)<true/>", 20), ("\(free)<false/>", 20),
      ("\(hidden)<false/>\(free)<false/>", 20), ("\(hidden)<true/>\(free)<true/>", 20),
    ] as [(String, Double)])
  func `a hidden status bar covers nothing`(keys: String, top: Double) async throws {
    try await #expect(Self.top(of: scene(keys), on: "iphone-8") == top)
  }

  @Test(arguments: [
    ("YES", "YES", "NO", 0), ("NO", "YES", "NO", 20), ("YES", "NO", "NO", 20), ("YES", "YES", "YES", 20),
  ])
  func `the build settings of a generated list hide the status bar too`(
    generates: String, hides: String, controllersDecide: String, top: Double
  ) async throws {
    let settings = """
      GENERATE_INFOPLIST_FILE = \(generates); INFOPLIST_KEY_UIStatusBarHidden = \(hides);
      INFOPLIST_KEY_UIViewControllerBasedStatusBarAppearance = \(controllersDecide);
      """
    let project = FilledProject(
      view: "", files: ["App.xcodeproj/project.pbxproj": FilledProject.project(settings: settings)], outlets: [:])
    let scene = try #require(try await project.allScenes().first)
    try #expect(Self.top(of: scene, on: "iphone-8") == top)
  }

  @Test func `a cutout keeps the inset of a hidden status bar`() async throws {
    let scene = try await scene("\(Self.hidden)<true/>\(Self.free)<false/>")
    try #expect(Self.top(of: scene, on: "iphone-16-pro") > 40)
    try #expect(Self.top(of: scene, on: "ipad-mini-6") == 0)
  }

  private static func top(of scene: Scene, on device: String) throws -> Double {
    scene.resolved(for: try SceneVariant(on: device)).safeArea.top
  }
}

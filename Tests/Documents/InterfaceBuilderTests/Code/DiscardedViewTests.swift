import Findings
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Top-level views of a xib that its owner does not keep.
@Suite struct DiscardedViewTests {
  /// The severities of the conflict in the second view of a xib whose owner has the first one as its view.
  private func severities(outlets: String = "", code: String, view: String = "view") async throws -> [Finding.Severity]
  {
    let second = """
      <view contentMode="scaleToFill" id="second"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="part">
      <rect key="frame" x="0" y="0" width="50" height="50"/><constraints>
      <constraint firstAttribute="width" constant="50" id="w"/><constraint firstAttribute="width" constant="60" id="v"/>
      <constraint firstAttribute="height" constant="50" id="h"/></constraints></view></subviews></view></objects>
      """
    let owner = """
      customClass="Panel"><connections><outlet property="\(view)" destination="cell" id="o"/>\(outlets)</connections>
      </placeholder>
      """
    let xib = FilledProject.xib("view", size: (375, 667), owner: "OWNER")
      .replacing("OWNER/>", with: owner).replacing("</objects>", with: second)
    let project = FilledProject(view: "", files: ["Panel.xib": xib, "Panel.swift": code])
    let scenes = try await project.allScenes(of: "Panel.xib")
    let scene = try #require(scenes.first { $0.identifier == "second" })
    return scene.resolved(for: try SceneVariant(on: "iPhone 8")).layout().findings
      .filter { $0.code == "conflict" }.map(\.severity)
  }

  private static let controller = "class Panel: UIViewController {}"

  @Test func `what a view shows that nothing refers to is a note`() async throws {
    #expect(try await severities(code: Self.controller) == [.note])
  }

  @Test(arguments: ["second", "part"])
  func `an outlet to the view or to a part of it keeps the view`(destination: String) async throws {
    let outlet = "<outlet property=\"other\" destination=\"\(destination)\" id=\"p\"/>"
    #expect(try await severities(outlets: outlet, code: Self.controller) == [.error])
  }

  @Test(arguments: [
    "class Panel: UIView {}", "class Other: UIViewController {}",
    "class Panel: UIViewController { func f() { Bundle.main.loadNibNamed(\"Panel\", owner: self) } }",
    "class Panel: UIViewController { func f() { Bundle.main.loadNibNamed(Names.panel, owner: self) } }",
    "class Panel: UIViewController {}; class Other { func f() { Bundle.main.loadNibNamed(\"Panel\", owner: panel) } }",
    "class Panel: UIViewController {}; class List { func f() { t.register(UINib(nibName: \"Panel\", bundle: nil)) } }",
    "class Base: UIViewController { func f() { Bundle.main.loadNibNamed(Names.panel) } }; class Panel: Base {}",
  ])
  func `code other than a controller's may use all views of the nib`(code: String) async throws {
    #expect(try await severities(code: code) == [.error])
  }

  @Test(arguments: [
    "class Panel: UIViewController { init() { super.init(nibName: \"Panel\", bundle: nil) } }",
    "class Panel: UIViewController {}; class Other { func f() { show(Panel(nibName: \"Panel\", bundle: nil)) } }",
    "class Panel: UIViewController {}; class Other { func f() { Bundle.main.loadNibNamed(\"Other\", owner: self) } }",
  ])
  func `a controller takes only its view from its nib`(code: String) async throws {
    #expect(try await severities(code: code) == [.note])
  }

  @Test func `an owner without a view may use all views of the nib`() async throws {
    #expect(try await severities(code: Self.controller, view: "panel") == [.error])
  }
}

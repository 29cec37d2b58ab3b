import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// The names of classes that pictures show where only code adds views.
@Suite struct ClassNameTests {
  /// A container in the controller's view, with further attributes.
  private static func container(_ attributes: String = "", size: Int = 80) -> String {
    """
    <view contentMode="scaleToFill" \(attributes) id="list"><rect key="frame" x="0" y="9" width="\(size)" \
    height="\(size)"/></view>
    """
  }

  /// Returns a controller whose only view is filled by code.
  private func project(
    _ view: String, _ statement: String = "tableView.addSubview(Factory.make())", files: [String: String] = [:]
  ) -> FilledProject {
    let code = "class Screen: UIViewController {\n override func viewDidLoad() { \(statement) }\n}"
    return FilledProject(view: view, files: ["Screen.swift": code].merging(files) { $1 })
  }

  /// Returns the captions of the root and of the view in it.
  private func captions(_ project: FilledProject) async throws -> [String?] {
    let layout = try await project.layout()
      .withPlacedTexts(measuringTextWith: FixedPitchTextMeasurer(), showsArtwork: false)
    let texts = try #require(layout.placedTexts)
    return (0...1).map { position in
      if case .caption(let caption) = texts.views[position] { caption.text.lines.map(\.text).joined() } else { nil }
    }
  }

  @Test func `a container shows the name of the class that adds views to it`() async throws {
    #expect(try await captions(project(Self.container())) == [nil, "Screen"])
    #expect(try await captions(project(Self.container(), "list.addSubview(Factory.make())")) == ["Screen", nil])
    #expect(try await captions(project(Self.container(), "")) == ["Screen", nil])
  }

  @Test func `the view of a controller names the views that its code adds`() async throws {
    func root(_ statement: String, _ view: String = "") async throws -> String? {
      try await captions(project(view.isEmpty ? Self.container(size: 40) : view, statement))[0]
    }
    #expect(try await root("view.addSubview(chart)") == "Screen adds chart")
    #expect(try await root("self.view.insertSubview(chart, at: 0); view.addSubview(chart)") == "Screen adds chart")
    let many = ["a", "b", "c", "d", "e", "f"].map { "view.addSubview(\($0))" }.joined(separator: "; ")
    #expect(try await root(many) == "Screen adds a, b, c, d and 2 more")
    #expect(try await root("view.addSubview(Factory.make())") == "Screen")
    #expect(try await root("other.addSubview(chart)") == "Screen")
    #expect(try await root("view.addSubview(isWide ? wide : narrow)") == "Screen")
    #expect(try await root("makeButtons().forEach { view.addSubview($0) }") == "Screen")
    // Few visible views leave room for the name, many do not.
    func label(_ height: Int) -> String {
      """
      <label text="1" id="list"><rect key="frame" x="0" y="0" width="300" height="\(height)"/>\
      <autoresizingMask key="autoresizingMask"/>\
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    #expect(try await root("view.addSubview(chart)", label(20)) == "Screen adds chart")
    #expect(try await root("view.addSubview(chart)", label(400)) == nil)
    #expect(try await root("", label(20)) == nil)
  }

  @Test func `a container without room for a name leaves it to the view of the controller`() async throws {
    #expect(try await captions(project(Self.container(size: 40))) == ["Screen", nil])
  }

  @Test func `a container of the author's own class shows the name of that class`() async throws {
    #expect(try await captions(project(Self.container("customClass=\"Chart\""))) == [nil, "Chart"])
  }

  @Test func `a container with a view in the document shows no name`() async throws {
    let box = Self.container().replacing(
      "</view>",
      with: "<subviews><slider id=\"slider\"><rect key=\"frame\" width=\"9\" height=\"9\"/></slider></subviews></view>")
    #expect(try await captions(project(box)) == [nil, nil])
  }

  @Test func `a view that loads its own content leaves no name to the view of the controller`() async throws {
    // The prefix of classes of UIKit also occurs in names of own classes.
    let part = project(
      Self.container("customClass=\"UIPart\""), "",
      files: [
        "UIPart.swift": "class UIPart: UIView { func load() { Bundle.main.loadNibNamed(\"UIPart\", owner: self) } }",
        "UIPart.xib": FilledProject.xib("view", owner: "customClass=\"UIPart\""),
      ])
    #expect(try await part.layout().contents?.embedded.count == 1)
    #expect(try await captions(part) == [nil, nil])
  }

  @Test func `the view of a controller with only transparent views shows the name of its class`() async throws {
    func label(_ alpha: String) -> String {
      """
      <label alpha="\(alpha)" text="1" id="list"><rect key="frame" x="0" y="0" width="90" height="90"/>\
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    #expect(try await project(label("0.0"), "").layout().blankController == "Screen")
    #expect(try await project(label("0.5"), "").layout().blankController == nil)
  }

  @Test func `a controller without a class shows the name of the class of its navigation controller`() async throws {
    let navigation = """
      <scene sceneID="s2"><objects><navigationController id="n" customClass="Flow" sceneMemberID="viewController">\
      <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="g"/></connections>\
      </navigationController></objects></scene>
      """
    var project = FilledProject(view: "", files: [:], scenes: navigation)
    #expect(try await project.layout().blankController == "Screen")
    project.controller = ""
    #expect(try await project.layout().blankController == "Flow")
  }

  @Test func `frames and findings do not depend on the names of classes`() async throws {
    let (filled, plain) = try await (project(Self.container()).layout(), project(Self.container(), "").layout())
    #expect(filled.contents?.unknownFillings == [1: "Screen"] && plain.contents?.unknownFillings.isEmpty == true)
    #expect(filled.frames == plain.frames && filled.findings == plain.findings)
  }
}

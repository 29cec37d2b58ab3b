import AutoLayout
import DocumentTestSupport
import Findings
import Geometry
import LayoutTestSupport
import MarkupReading
import SceneLayouts
import Scenes
import Testing

/// Well-formed documents that make no sense: the reader accepts them within its limits, and the engine solves what it
/// can.
@Suite struct HostileDocumentTests {
  private static let placed = "translatesAutoresizingMaskIntoConstraints=\"NO\""

  /// Returns the layout of the first scene of a document as it was saved.
  private func layout(of text: String) throws -> Layout {
    let scene = try #require(try scenes(in: text).first)
    let resolved = try #require(scene.resolvedAsSaved(leafSizes: .recorded))
    return resolved.layout()
  }

  private func xib(_ views: String, _ constraints: String, _ rest: String = "") -> String {
    XcodeDocument.xib(
      XcodeDocument.view(
        "view", "r", (0, 0, 100, 100), "",
        "<subviews>\(views)</subviews><constraints>\(constraints)</constraints>\(rest)"
      ))
  }

  @Test func `more attributes than the parser compares quickly are rejected with their location`() {
    let attributes = (0..<12_000).map { "a\($0)=\"1\"" }.joined(separator: " ")
    let error = #expect(throws: DocumentError.self) { try scenes(in: XcodeDocument.xib("\n<view \(attributes)/>")) }
    #expect(error?.findings.map(\.code) == ["document-too-large"])
    #expect(error?.findings.first?.source?.line == 5)
  }

  @Test func `an attribute that is too long for the parser is rejected with the location of its tag`() {
    let attribute = String(repeating: "long ", count: 1_700_000)
    let label = "\n<label text=\"\(attribute)\"/>"
    let error = #expect(throws: DocumentError.self) { try scenes(in: XcodeDocument.xib(label)) }
    #expect(
      error?.findings.map(\.message.text) == ["an attribute or text is longer than 8388608 bytes"])
    #expect(error?.findings.first?.source?.line == 5)
  }

  @Test func `a menu that every screen returns to gives each screen its bar`() throws {
    // Work for each pair of screens would take a hundred million steps.
    let count = 10_000
    func segues(to screens: some Sequence<Int>, from screen: Int) -> String {
      let segues = screens.map { "<segue kind=\"show\" destination=\"c\($0)\" id=\"g\(screen)-\($0)\"/>" }
      return "<connections>\(segues.joined())</connections>"
    }
    let menu = XcodeDocument.controller("c0", rest: segues(to: 1..<count, from: 0))
    let screens = (1..<count).map { number in
      XcodeDocument.scene("s\(number)", XcodeDocument.controller("c\(number)", rest: segues(to: [0], from: number)))
    }
    let navigation = """
      <navigationController id="n" sceneMemberID="viewController"><connections><segue kind="relationship" \
      relationship="rootViewController" destination="c0" id="g"/></connections></navigationController>
      """
    let scenes = try scenes(
      in: XcodeDocument.storyboard(
        XcodeDocument.scene("s0", menu) + screens.joined() + XcodeDocument.scene("n0", navigation)))
    #expect(scenes.count == count)
    #expect(scenes.allSatisfy { $0.bars == [.navigation] })
  }

  @Test(arguments: ["default", "widthClass=compact"])
  func `a view that a mask excludes repeatedly excludes its constraints once`(key: String) throws {
    let count = 10_000
    let constraints = (0..<count).map {
      "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"1\" id=\"c\($0)\"/>"
    }
    let mask = String(repeating: "<exclude reference=\"a\"/>", count: count)
    let scene = try #require(
      try scenes(
        in: xib(
          XcodeDocument.view("view", "a", (0, 0, 0, 0), Self.placed), constraints.joined(),
          "<variation key=\"\(key)\"><mask key=\"subviews\">\(mask)</mask></variation>")
      ).first)
    #expect(scene.constraints.count { !$0.isInstalled } == (key == "default" ? count : 0))
    #expect(scene.variations.map(\.removed) == (key == "default" ? [] : [Array(0..<count)]))
  }

  @Test func `empty views of a long stack keep their width`() throws {
    let count = 20_000
    let arranged = (1...count).map { XcodeDocument.view("view", "v\($0)", (0, 0, 240, 0)) }
    let stack = XcodeDocument.view(
      "stackView", "s", (0, 0, 0, 0), "axis=\"vertical\" alignment=\"leading\"",
      "<subviews>\(arranged.joined())</subviews>")
    let scene = try #require(try scenes(in: xib(stack, "")).first)
    #expect(scene.views.count { $0.placement.keptSize.width == 240 } == count)
  }

  @Test func `controllers that lead to each other in a cycle still have bars`() throws {
    let controllers = (0..<3).map { number in
      XcodeDocument.scene(
        "s\(number)",
        XcodeDocument.controller(
          "c\(number)",
          rest: """
            <connections><segue kind="relationship" relationship="rootViewController" \
            destination="c\((number + 1) % 3)" id="g\(number)"/></connections>
            """))
    }
    let scenes = try scenes(in: XcodeDocument.storyboard(controllers.joined()))
    #expect(scenes.map(\.bars) == [[.navigation], [.navigation], [.navigation]])
  }

  @Test func `constraints on unknown ids are reported, and the others hold`() throws {
    let text = xib(
      XcodeDocument.view("view", "a", (0, 0, 0, 0), Self.placed),
      """
      <constraint firstItem="nobody" firstAttribute="top" secondItem="r" secondAttribute="top" id="1"/>
      <constraint firstItem="a" firstAttribute="width" constant="30" id="2"/>
      """)
    let layout = try layout(of: text)
    #expect(try scenes(in: text).flatMap(\.findings).map(\.code) == ["unresolved-item"])
    #expect(layout.frames[1].width == 30)
  }

  @Test func `a constraint between a view and itself is a conflict or has no effect`() throws {
    let layout = try layout(
      of: xib(
        XcodeDocument.view("view", "a", (0, 0, 0, 0), Self.placed),
        """
        <constraint firstItem="a" firstAttribute="top" secondItem="a" secondAttribute="top" constant="5" id="1"/>
        <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="width" id="2"/>
        """))
    #expect(layout.solution.conflicts.count == 1)
    #expect(layout.frames.allSatisfy { $0.width.isFinite && $0.minY.isFinite })
  }

  @Test func `constraints on an id that two views share refer to the first view`() throws {
    let twin = XcodeDocument.view("view", "a", (0, 0, 0, 0), Self.placed)
    let layout = try layout(
      of: xib(twin + twin, "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"30\" id=\"1\"/>"))
    #expect(layout.frames[1].width == 30 && layout.frames[2].width != 30)
  }

  @Test func `extreme numbers give finite frames`() throws {
    let layout = try layout(
      of: xib(
        XcodeDocument.view("view", "a", (0, 0, 0, 0), Self.placed),
        """
        <constraint firstItem="a" firstAttribute="width" constant="1e7" id="1"/>
        <constraint firstItem="a" firstAttribute="height" secondItem="a" secondAttribute="width" multiplier="1e6"
          constant="-1e7" id="2"/>
        """))
    #expect(layout.frames.allSatisfy { [$0.minX, $0.minY, $0.width, $0.height].allSatisfy(\.isFinite) })
  }

  @Test func `a view that no size class installs excludes its constraints and those of its subviews`() throws {
    let inner = XcodeDocument.view("view", "b", (0, 0, 0, 0), Self.placed)
    let views =
      XcodeDocument.view("view", "a", (0, 0, 0, 0), Self.placed, "<subviews>\(inner)</subviews>")
      + XcodeDocument.view("view", "c", (0, 0, 0, 0), Self.placed)
    let scene = try #require(
      try scenes(
        in: xib(
          views,
          """
          <constraint firstItem="b" firstAttribute="width" constant="1" id="1"/>
          <constraint firstItem="c" firstAttribute="width" constant="2" id="2"/>
          <constraint firstItem="c" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="3"/>
          """,
          "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"a\"/></mask></variation>")
      ).first)
    #expect(scene.constraints.map(\.isInstalled) == [false, true, false])
  }
}

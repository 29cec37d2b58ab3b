import AutoLayout
import Geometry
import LayoutTestSupport
import SceneDocuments
import Scenes
import Testing

/// Documents that are well-formed and make no sense: read, solved as far as they go, and never more.
@Suite struct HostileDocumentTests {
  private static let placed = "translatesAutoresizingMaskIntoConstraints=\"NO\""

  /// The frames of the first scene of a document as it was saved.
  private func layout(of text: String) throws -> Layout {
    let scene = try #require(try scenes(in: text).first)
    let resolved = try #require(scene.resolvedAsSaved(leafSizes: .recorded))
    return resolved.layout(measuringTextWith: FixedPitchTextMeasurer())
  }

  private func xib(_ views: String, _ constraints: String, _ rest: String = "") -> String {
    XcodeDocument.xib(
      XcodeDocument.view(
        "view", "r", (0, 0, 100, 100), "",
        "<subviews>\(views)</subviews><constraints>\(constraints)</constraints>\(rest)"
      ))
  }

  @Test func `more attributes than a parser compares in good time are refused where they stand`() {
    let attributes = (0..<12_000).map { "a\($0)=\"1\"" }.joined(separator: " ")
    let error = #expect(throws: DocumentError.self) { try scenes(in: XcodeDocument.xib("\n<view \(attributes)/>")) }
    #expect(error?.findings.map(\.code) == ["document-too-large"])
    #expect(error?.findings.first?.source?.line == 5)
  }

  @Test func `controllers that lead in circles have bars all the same`() throws {
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

  @Test func `constraints on ids that do not exist are told, and the others hold`() throws {
    let layout = try layout(
      of: xib(
        XcodeDocument.view("view", "a", (0, 0, 0, 0), Self.placed),
        """
        <constraint firstItem="nobody" firstAttribute="top" secondItem="r" secondAttribute="top" id="1"/>
        <constraint firstItem="a" firstAttribute="width" constant="30" id="2"/>
        """))
    #expect(layout.resolved.scene.findings.map(\.code) == ["unresolved-item"])
    #expect(layout.frames[1].width == 30)
  }

  @Test func `a constraint of a view with itself is a conflict or nothing`() throws {
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

  @Test func `of views with the same id constraints mean the first`() throws {
    let twin = XcodeDocument.view("view", "a", (0, 0, 0, 0), Self.placed)
    let layout = try layout(
      of: xib(twin + twin, "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"30\" id=\"1\"/>"))
    #expect(layout.frames[1].width == 30 && layout.frames[2].width != 30)
  }

  @Test func `numbers at the limits give frames that are numbers`() throws {
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

  @Test func `a view that no size class has takes its constraints with it, also those of what lies in it`() throws {
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

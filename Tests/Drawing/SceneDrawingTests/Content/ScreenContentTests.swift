import Drawing
import Findings
import Foundation
import Geometry
import LayoutTestSupport
import Scenes
import Testing

@testable import InterfaceBuilder
@testable import SceneDrawing
@testable import SceneLayouts

/// Container views, tables, collection views and custom-drawn views with content.
@Suite struct ScreenContentTests {
  private static func scenes(_ name: String) throws -> [Scene] {
    let file = URL(filePath: SharedFolder.packagePath("Tests/Samples/Documents/\(name).storyboard"))
    return try InterfaceBuilderReader.scenes(in: Array(Data(contentsOf: file)), path: "\(name).storyboard")
  }

  /// Returns the layout of a scene with its contents on an iPhone 8.
  private static func layout(_ name: String) throws -> Layout {
    let parts = try scenes("Parts")
    let all = SceneEmbedder { $0 == "Parts" ? parts : nil }.completed(try scenes("Content"))
    let scene = try #require(all.first { $0.name == name })
    return scene.resolved(for: try SceneVariant(on: "iphone-8")).layout()
      .withContents(measuringTextWith: FixedPitchTextMeasurer())
  }

  /// Returns the content of a container view.
  private static func content(of view: String, in layout: Layout) throws -> LayoutContents.Embedded? {
    layout.contents?.embedded[try #require(layout.resolved.views.firstIndex { $0.name == view })]
  }

  private static func embedded(in view: String, of layout: Layout) throws -> Layout {
    guard case .layout(let inner, _) = try content(of: view, in: layout) else {
      throw CocoaError(.featureUnsupported)
    }
    return inner
  }

  // MARK: - Container views

  @Test func `a container view shows the root of a navigation controller at its size, below the bar`() throws {
    let inner = try Self.embedded(in: "box", of: try Self.layout("Home"))
    expect(inner.resolved.name, is: "Inbox")
    expect(inner.resolved.rootSize, is: Size(width: 375, height: 300))
    expect(inner.resolved.safeArea, is: EdgeInsets(top: 44))
    expect(inner.resolved.barContents.navigation?.title, is: "Inbox")
  }

  @Test func `a container view shows a scene of another storyboard`() throws {
    let inner = try Self.embedded(in: "card", of: try Self.layout("Home"))
    expect(inner.resolved.documentPath, is: "Parts.storyboard")
    expect(inner.frames[0].size, is: Size(width: 375, height: 60))
  }

  @Test func `a container shows words for a broken reference, and nothing if code fills it`() throws {
    let layout = try Self.layout("Home")
    try expect(Self.content(of: "gone", in: layout), is: .words("Lost, not found"))
    try expect(Self.content(of: "empty", in: layout), is: nil)
  }

  @Test func `a scene that embeds itself ends with its name`() throws {
    let inner = try Self.embedded(in: "loop-box", of: try Self.layout("Loop"))
    // The outer copy is embedded in the other scene, in a container 335 points wide.
    expect(inner.resolved.rootSize, is: Size(width: 335, height: 400))
    try expect(Self.content(of: "inner-box", in: inner), is: .words("Loop again"))
  }

  @Test func `embedded contents do not change the rest of a layout`() throws {
    var layout = try Self.layout("Home")
    let scene = try #require(try Self.scenes("Content").first { $0.name == "Home" })
    let plain = scene.resolved(for: try SceneVariant(on: "iphone-8")).layout()
    #expect(layout.contents != nil)
    layout.contents = nil
    #expect(layout.frames == plain.frames && layout.findings == plain.findings)
  }

  @Test func `embedded contents have the appearance of their layout`() throws {
    let dark = try Self.layout("Home").showing(.dark)
    try expect(Self.embedded(in: "box", of: dark).resolved.variant.appearance, is: .dark)
  }

  // MARK: - Limits

  /// Returns the scenes of a storyboard, named by numbers. Each scene has a container view for each of its targets.
  private static func scenes(embedding targets: [[Int]]) -> [Scene] {
    let place = SourceLocation(path: "Test.storyboard", line: 1, column: 1)
    let map = StoryboardMap(
      nodes: targets.indices.map { .init(name: "\($0)", kind: .controller, scene: "\($0)") }, segues: [])
    return targets.enumerated().map { number, targets in
      let boxes = targets.indices.map { View(name: "box-\($0)", superview: 0, content: .embeddedScene) }
      var scene = Scene(
        name: "\(number)", documentPath: "Test.storyboard", source: place,
        views: [View(name: "root", superview: nil)] + boxes)
      scene.storyboard = map
      scene.embedded = targets.enumerated().map { EmbeddedScene(view: $0 + 1, node: $1) }
      return scene
    }
  }

  @Test func `embedded scenes are shown up to a maximum depth`() {
    let chain = Self.scenes(embedding: (0..<20).map { $0 == 19 ? [] : [$0 + 1] })
    var content = SceneEmbedder().completed(chain)[0].embedded[0].content
    var depth = 0
    while case .scene(let scene) = content {
      depth += 1
      content = scene.embedded[0].content
    }
    expect(depth, is: SceneEmbedder.depthLimit)
    expect(content, is: .words("9, not shown"))
  }

  @Test func `a screen shows a limited number of scenes, regardless of how they multiply`() {
    // Each scene embeds the next one ten times.
    let scenes = Self.scenes(embedding: (0..<8).map { $0 == 7 ? [] : Array(repeating: $0 + 1, count: 10) })
    func count(_ scene: Scene) -> Int {
      scene.embedded.reduce(0) { sum, container in
        if case .scene(let inner) = container.content { sum + 1 + count(inner) } else { sum }
      }
    }
    expect(SceneEmbedder().completed(scenes).map(count).max(), is: SceneEmbedder.sceneLimit)
  }

  // MARK: - Tables and collections

  /// Returns the copies in the only list of a layout: the name of each prototype and the position of its copy.
  private static func copies(in layout: Layout) throws -> [String] {
    let copies = try #require(layout.contents?.copies.first?.value)
    return copies.map { copy in
      let frame = layout.absoluteFrames[copy.view]
      return "\(layout.resolved.views[copy.view].name) \(frame.minX + copy.shift.x), \(frame.minY + copy.shift.y)"
    }
  }

  @Test func `prototypes are repeated in order over the visible part of the table`() throws {
    let inner = try Self.embedded(in: "box", of: try Self.layout("Home"))
    // Below the bar, three rows of 60 points, the row height of the table, in 300 points.
    try expect(Self.copies(in: inner), is: ["message 0.0, 164.0", "advert 0.0, 224.0", "message 0.0, 284.0"])
  }

  @Test func `cells are repeated in the lines of the flow layout`() throws {
    let layout = try Self.layout("Photos")
    let copies = try Self.copies(in: layout)
    expect(copies.prefix(4), is: ["photo 137.5, 30.0", "photo 265.0, 30.0", "photo 10.0, 120.0", "photo 137.5, 120.0"])
    expect(copies.count, is: 3 * 8 - 1)
  }

  // MARK: - Pictures

  @Test(arguments: ["Home", "Loop", "Photos", "Chart"]) func `a screen with content looks as recorded`(name: String)
    throws
  {
    let picture = try Self.layout(name).displayList(
      style: LayoutDrawingStyle(overlays: []), measuringTextWith: FixedPitchTextMeasurer())
    try expectSnapshot(picture.dump(), "\(name).txt")
  }

  @Test(arguments: [nil, "Chart"]) func `an empty container shows its own class, or else the class that fills it`(
    name: String?
  ) {
    var builder = SceneBuilder()
    let box = builder.add("box", Rect(x: 0, y: 0, width: 200, height: 100)) { $0.identity.customClass = name }
    var layout = builder.layout
    layout.contents = LayoutContents()
    layout.contents?.unknownFillings = [box: "Screen"]
    let picture = layout.picture(LayoutDrawingStyle(overlays: []))
    expect(picture.commands.texts.map(\.text), is: [name ?? "Screen"])
  }

  @Test func `embedded views have no names in the picture, and each view of the scene has one`() throws {
    let layout = try Self.layout("Home")
    let svg = layout.displayList(style: LayoutDrawingStyle(), measuringTextWith: FixedPitchTextMeasurer()).svg()
    for view in layout.resolved.views { #expect(svg.contains("view-\(view.name)\"")) }
    #expect(!svg.contains("view-message"))
  }
}

import Drawing
import Findings
import Geometry
import LayoutTestSupport
import SceneDrawing
import SceneLayouts
import Scenes
import Testing
import Typography

@Suite struct DisplayListTests {
  private let phone = DeviceCatalogue.devices(named: "iPhone SE (1st gen)")[0]

  @Test func `layers are ordered from the views to the names`() {
    let layout = LoginLayout(SceneVariant(device: phone, orientation: .portrait)).layout
    let picture = layout.picture(LayoutDrawingStyle(overlays: LayoutDrawingStyle.Overlays.standard.union(.names)))
    let names = picture.commands.compactMap { if case .group(let group, _) = $0 { group.name } else { nil } }
    #expect(
      names == [
        "views", "guides", "frames", "alignment-rects", "constraints", "bars", "findings", "badges", "names",
      ])
  }

  @Test func `without overlays only the views are drawn`() {
    let layout = LoginLayout(SceneVariant(device: phone, orientation: .portrait)).layout
    let picture = layout.picture(LayoutDrawingStyle(overlays: []))
    expect(picture.commands.count, is: 1)
    expect(picture.size, is: Size(width: 320, height: 568))
  }

  @Test func `a login screen with problems is drawn as recorded`() throws {
    let variant = SceneVariant(device: phone, orientation: .portrait)
    let layout = LoginLayout(variant, hasConflict: true, hasAmbiguity: true).layout
    try expectSnapshot(layout.picture().dump(), "login.iphone-se-1.portrait.txt")
  }

  @Test func `a login screen on a sheet is drawn as recorded`() throws {
    let variant = SceneVariant(device: phone, orientation: .landscape, locale: "ar", appearance: .dark)
    let layout = LoginLayout(variant, hasConflict: true, hasAmbiguity: true).layout
    let picture = layout.picture(LayoutDrawingStyle(scale: 0.4))
    try expectSnapshot(picture.dump(), "login.iphone-se-1.landscape.ar.dark.small.txt")
  }

  @Test func `a table under colored bars is drawn as recorded`() throws {
    try expectSnapshot(tableUnderBars(.standard).dump(), "table-under-bars.txt")
  }

  @Test func `lines behind a bar are pale, and the content of the bar is not`() {
    let names = ["bar-grounds", "frames", "bars"]
    let order = tableUnderBars(.standard).commands.compactMap { command -> String? in
      guard case .group(let group, _) = command, names.contains(group.name) else { return nil }
      return group.name
    }
    expect(order, is: names)
    // The bar's background is drawn again over the lines, except over its edge, which lines may mark.
    let veils = tableUnderBars(.standard).commands.layer("bars").fills.filter {
      $0.color == Color(0x336699, alpha: 0.7)
    }
    expect(veils.map(\.shape), is: [.rect(Rect(x: 0, y: 0, width: 320, height: 62))])
    #expect(tableUnderBars(.bars).commands.layer("bars").fills.allSatisfy { $0.color != Color(0x336699, alpha: 0.7) })
  }

  /// Returns a label, and a table with a cell over it, between a blue navigation bar with a white title and a tab bar.
  private func tableUnderBars(_ overlays: LayoutDrawingStyle.Overlays) -> DisplayList {
    let blue = ViewColor.components(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    var views = [View(name: "root", superview: nil)]
    for (name, superview, content, frame) in [
      (
        "label", 0, ViewContent.label(LabelContent(text: LocalizedText("Behind"))),
        Rect(x: 20, y: 20, width: 60, height: 21)
      ),
      ("table", 0, .table, Rect(x: 0, y: 0, width: 320, height: 480)),
      ("cell", 2, .cell(CellContent()), Rect(x: 0, y: 0, width: 320, height: 44)),
      ("title", 3, .label(LabelContent(text: LocalizedText("First"))), Rect(x: 16, y: 11, width: 60, height: 21)),
    ] {
      var view = View(name: name, superview: superview, content: content)
      (view.placement.recordedFrame, view.placement.isPlacedByMask) = (frame, true)
      views.append(view)
    }
    let place = SourceLocation(path: "Test.scene.yaml", line: 1, column: 1)
    var scene = Scene(
      name: "Test", documentPath: "Test.scene.yaml", source: place, views: views, bars: [.navigation, .tab])
    var bar = NavigationBarContent(title: LocalizedText("Cars"), trailing: [BarItem(title: LocalizedText("Edit"))])
    bar.titleColor = .system(.white)
    scene.barContents = BarContents(navigation: bar, tabs: [BarItem(title: LocalizedText("One"))], selectedTab: 0)
    scene.barContents.topLook = BarLook(ground: blue, tint: .system(.yellow), isTranslucent: false)
    scene.barContents.bottomLook = BarLook(tint: .system(.red))
    let variant = SceneVariant(device: SceneBuilder.device, orientation: .portrait)
    return scene.resolved(for: variant).layout().picture(LayoutDrawingStyle(overlays: overlays))
  }

  @Test func `drawing again gives the same picture`() {
    let layout = LoginLayout(SceneVariant(device: phone, orientation: .portrait), hasConflict: true).layout
    expect(Set((0..<3).map { _ in layout.picture() }).count, is: 1)
  }

  @Test func `the picture describes its problems in words`() {
    let variant = SceneVariant(device: phone, orientation: .portrait, locale: "de", textSize: .xl, appearance: .dark)
    let picture = LoginLayout(variant, hasConflict: true, hasAmbiguity: true).layout.picture()
    expect(picture.title, is: "Login, iPhone SE (1st gen), portrait, German, text size XL, dark")
    #expect(picture.summary == "\(picture.title): 1 conflict, 1 ambiguous view")
  }

  @Test func `a scene without views is an empty picture`() {
    var builder = SceneBuilder()
    builder.views = []
    #expect(builder.picture(.standard).commands.flattened.texts.isEmpty)
  }
}

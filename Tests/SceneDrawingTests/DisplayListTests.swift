import AutoLayout
import Drawing
import Geometry
import LayoutTestSupport
import SceneDrawing
import Scenes
import Testing

@Suite struct DisplayListTests {
  private let phone = DeviceCatalogue.devices(named: "iPhone SE (1st gen)")[0]

  @Test func `layers follow each other from the views to the names`() {
    let picture = LoginLayout(SceneVariant(device: phone, orientation: .portrait)).layout.displayList(
      style: LayoutDrawingStyle(overlays: LayoutDrawingStyle.Overlays.standard.union(.names)),
      measuringTextWith: FixedPitchTextMeasurer())
    let names = picture.commands.compactMap { if case .group(let group, _) = $0 { group.name } else { nil } }
    #expect(
      names == [
        "views", "bars", "guides", "frames", "alignment-rects", "constraints", "findings", "badges", "names",
      ])
  }

  @Test func `without overlays only the views are drawn`() {
    let picture = LoginLayout(SceneVariant(device: phone, orientation: .portrait)).layout.displayList(
      style: LayoutDrawingStyle(overlays: []), measuringTextWith: FixedPitchTextMeasurer())
    #expect(picture.commands.count == 1)
    #expect(picture.size == Size(width: 320, height: 568))
  }

  @Test func `a login screen with trouble is drawn as recorded`() throws {
    let variant = SceneVariant(device: phone, orientation: .portrait)
    let layout = LoginLayout(variant, hasConflict: true, hasAmbiguity: true).layout
    let picture = layout.displayList(style: LayoutDrawingStyle(), measuringTextWith: FixedPitchTextMeasurer())
    try expectSnapshot(picture.dump(), "login.iphone-se-1.portrait.txt")
  }

  @Test func `a login screen on a sheet is drawn as recorded`() throws {
    let variant = SceneVariant(device: phone, orientation: .landscape, locale: "ar", appearance: .dark)
    let layout = LoginLayout(variant, hasConflict: true, hasAmbiguity: true).layout
    let picture = layout.displayList(
      style: LayoutDrawingStyle(scale: 0.4), measuringTextWith: FixedPitchTextMeasurer())
    try expectSnapshot(picture.dump(), "login.iphone-se-1.landscape.ar.dark.small.txt")
  }

  @Test func `drawing again gives the same picture`() {
    let layout = LoginLayout(SceneVariant(device: phone, orientation: .portrait), hasConflict: true).layout
    let pictures = (0..<3).map { _ in
      layout.displayList(style: LayoutDrawingStyle(), measuringTextWith: FixedPitchTextMeasurer())
    }
    #expect(Set(pictures).count == 1)
  }

  @Test func `the picture says in words what is the matter`() {
    let variant = SceneVariant(device: phone, orientation: .portrait, locale: "de", textSize: .xl, appearance: .dark)
    let picture = LoginLayout(variant, hasConflict: true, hasAmbiguity: true).layout.displayList(
      style: LayoutDrawingStyle(), measuringTextWith: FixedPitchTextMeasurer())
    #expect(picture.title == "Login, iPhone SE (1st gen), portrait, German, text size XL, dark")
    #expect(picture.summary == "\(picture.title): 1 conflict, 1 ambiguous view")
  }

  @Test func `a scene without views is an empty picture, not a crash`() {
    var builder = SceneBuilder()
    builder.views = []
    #expect(builder.picture(.standard).commands.flattened.texts.isEmpty)
  }
}

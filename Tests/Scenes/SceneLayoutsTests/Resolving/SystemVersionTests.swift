import AutoLayout
import Findings
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Scenes in apps on older systems (specification DEV-06, GUI-05).
@Suite struct SystemVersionTests {
  private func layout(_ test: TestScene, onSystem version: Int?) throws -> Layout {
    var variant = try SceneVariant(on: "iPhone 4s")
    variant.systemVersion = version
    return test.scene.resolved(for: variant).layout()
  }

  @Test(arguments: [
    (6, Rect(x: 0, y: 64, width: 320, height: 416), 0.0), (7, Rect(x: 0, y: 0, width: 320, height: 480), 64),
  ])
  func `DEV-06: up to iOS 6 the root is below the bars, and later behind them`(
    version: Int, frame: Rect, topGuide: Double
  ) throws {
    var test = TestScene()
    test.change { $0.bars = [.navigation] }
    let layout = try layout(test, onSystem: version)
    #expect(layout.frames == [frame])
    #expect(layout.resolved.rootSize == frame.size && layout.resolved.safeArea.top == topGuide)
    #expect(layout.resolved.documentViews == test.scene.views, "the scene does not change")
  }

  @Test(arguments: [
    (6, Size(width: 79, height: 27), Size(width: 79, height: 27)),
    (7, Size(width: 49, height: 31), Size(width: 51, height: 31)),
    (18, Size(width: 49, height: 31), Size(width: 51, height: 31)),
    (26, Size(width: 61, height: 28), Size(width: 63, height: 28)),
  ])
  func `DEV-06: controls have the sizes of their system`(version: Int, natural: Size, frame: Size) throws {
    var test = TestScene()
    let toggle = test.add("toggle", .toggle(isOn: true))
    test.pin(toggle, left: 20, top: 8)
    let layout = try layout(test, onSystem: version)
    #expect(
      layout.system.items[toggle].intrinsicContentSize
        == IntrinsicContentSize(width: natural.width, height: natural.height))
    #expect(layout.frames[toggle] == Rect(origin: Point(x: 20, y: 8), size: frame))
  }

  @Test func `GUI-05: guides have no length on iOS 6, which is reported for scenes that use them`() throws {
    var test = TestScene()
    let top = LayoutItemID(
      view: test.add("top") { $0.placement.statedContentSize = IntrinsicContentSize(width: 79, height: 21) })
    test.add(LayoutConstraint(top, .leading, .equal, .root, .leading, constant: 20))
    let guide = LayoutItemID(view: 0, guide: .topLayoutGuide)
    test.add(LayoutConstraint(top, .top, .equal, guide, .bottom, constant: 8))
    let old = try layout(test, onSystem: 6)
    #expect(old.frames == [Rect(x: 0, y: 20, width: 320, height: 460), Rect(x: 20, y: 8, width: 79, height: 21)])
    #expect(old.findings.map(\.message.text) == ["layout guides require iOS 7"])
    #expect(old.findings.map(\.severity) == [.note])
    for version in [7, nil] {
      let new = try layout(test, onSystem: version)
      #expect(new.frames[top.view] == Rect(x: 20, y: 28, width: 79, height: 21) && new.findings == [])
    }
  }

  @Test func `system versions are part of variants, and layouts on two versions have distinct names`() throws {
    let device = try #require(DeviceCatalogue.devices(named: "iPhone 4s").first)
    let selection = VariantSelection(devices: [device], orientations: [.portrait], systemVersions: [7, 6])
    let variants = selection.variants(fallback: VariantSelection())
    #expect(variants.map(\.title) == ["iPhone 4s, portrait, iOS 7", "iPhone 4s, portrait, iOS 6"])
    #expect(variants.map(\.identifier) == ["iphone-4s.portrait.en.L.light.ios7", "iphone-4s.portrait.en.L.light.ios6"])
  }
}

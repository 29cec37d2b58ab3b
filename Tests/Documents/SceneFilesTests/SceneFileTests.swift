import AutoLayout
import DocumentTestSupport
import Findings
import Geometry
import LayoutTestSupport
import Scenes
import Testing
import Typography

/// The meaning of the keys of a scene file, except views and constraints.
@Suite struct SceneFileTests {
  @Test func `the smallest scene contains only its root view`() throws {
    let scene = try SceneFile.scene("format: 1", path: "Screens/Home.scene.yaml")
    expect(scene.name, is: "Home")
    expect(scene.identifier, is: "Home")
    expect(scene.documentPath, is: "Screens/Home.scene.yaml")
    expect(scene.views.map(\.name), is: ["superview"])
    expect(scene.views[0].className, is: "view")
    expect(scene.views[0].appearance.background, is: .system(.background))
    expect(scene.selection, is: VariantSelection())
    expect(scene.bars, is: [])
  }

  @Test func `a file may start with a byte order mark and use Windows line endings`() throws {
    let scene = try SceneFile.scene("\u{FEFF}format: 1\r\nscene: Home\r\nviews:\r\n  a: {}\r\n")
    expect(scene.name, is: "Home")
    expect(scene.views.last?.source?.description, is: "test.scene.yaml:4:3")
  }

  @Test func `every scalar has the type that the schema requires`() throws {
    let scene = try SceneFile.scene(
      """
      format: '1'
      scene: 0x10
      locales: [no, en]
      views: { yes: { type: label, text: 16:9 }, off: { type: label, text: "true" } }
      """)
    expect(scene.name, is: "0x10")
    expect(scene.selection.locales, is: ["no", "en"])
    expect(scene[view: "yes"]?.content, is: .label(LabelContent(text: LocalizedText("16:9"))))
    expect(scene[view: "off"]?.content, is: .label(LabelContent(text: LocalizedText("true"))))
  }

  @Test func `the variants that a scene asks for are read`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      devices: [iPhone 5s, iphone-5s, iPad 2]
      orientations: landscape
      locales: [en, pt-BR, en]
      textSizes: [S, AX2..AX4, L]
      appearances: [dark, light]
      bars: [navigation, tab]
      """)
    expect(scene.selection.devices.map(\.name), is: ["iPhone 5s", "iPad 2"])
    expect(scene.selection.orientations, is: [.landscape])
    expect(scene.selection.locales, is: ["en", "pt-BR"])
    expect(scene.selection.textSizes, is: [.s, .ax2, .ax3, .ax4, .l])
    expect(scene.selection.appearances, is: [.dark, .light])
    expect(scene.bars, is: [.navigation, .tab])
  }

  @Test func `custom devices are read`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      devices:
        - { name: Frame 7 (big), width: 700, height: 900.5 }
        - { name: Watch, width: 200, height: 300, scale: 3, idiom: pad, safeArea: { top: 9 } }
        - name: Notch
          width: 390
          height: 800
          safeArea: { portrait: { top: 44 }, landscape: { left: 44, right: 44 } }
      """)
    let devices = scene.selection.devices
    expect(devices.map(\.identifier), is: ["frame-7-big", "watch", "notch"])
    expect(devices.map(\.size.height), is: [900.5, 300, 800])
    expect(devices.map(\.idiom), is: [.pad, .pad, .phone])
    expect(devices.map(\.scale), is: [2, 3, 2])
    expect(devices.map(\.portraitInsets.top), is: [0, 9, 44])
    expect(devices.map(\.landscapeInsets), is: [.zero, EdgeInsets(top: 9), EdgeInsets(left: 44, right: 44)])
  }

  @Test func `a component has sizes instead of devices`() throws {
    let scene = try SceneFile.scene("format: 1\nsize: { width: [320, 393.5], height: 44 }")
    expect(scene.selection.devices.map(\.identifier), is: ["320x44", "393.5x44"])
    expect(scene.selection.devices.map(\.name), is: ["320 × 44", "393.5 × 44"])
    #expect(scene.selection.devices.allSatisfy { $0.scale == 2 && $0.portraitInsets == .zero })
    expect(scene.selection.orientations, is: [.portrait])
  }

  @Test func `metrics are computed from earlier metrics`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      metrics: { unit: 8, wide: unit * 3 + 1, third: 1/3 }
      views: { a: { width: wide, height: third * 9, radius: unit / 2 } }
      """)
    expect(scene.constraints.map(\.constraint.constant), is: [25, 3])
    expect(scene[view: "a"]?.appearance.cornerRadius, is: 4)
  }

  @Test func `texts come from the strings of the scene, the view or the locale`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      locales: [de, en, en-XA]
      strings:
        en: { hello.world: Hello }
        de: { hello.world: Hallo }
      views:
        a: { type: label, text: $hello.world }
        b: { type: label, text: { de: Zwei, en: Two } }
        c: { type: label, text: $$key }
        d: { type: label, text: $5.00 }
      """)
    expect(scene.findings, is: [])
    let texts = ["a", "b", "c", "d"].compactMap { name -> LocalizedText? in
      guard case .label(let label) = scene[view: name]?.content else { return nil }
      return label.text
    }
    expect(texts.map { $0.text(in: "en-GB") }, is: ["Hello", "Two", "$key", "$5.00"])
    expect(texts.map { $0.text(in: "fr") }, is: ["Hallo", "Zwei", "$key", "$5.00"])
  }

  @Test func `probable mistakes are warnings`() {
    SceneFile.expect(
      """
      format: 1
      devices: [iPhone 5s]
      locales: [en, de, pt-BR]
      metrics: { gap: 4, «gutter»: 8 }
      strings:
        en: { «name»: Name, «old»: Old }
        de: { name: Name }
      views:
        a: { type: label, text: $name, width: gap }
        b: { type: label, text: «{» de: Ja } }
      variants:
        wide:
          when: { widthClass: regular }
      """,
      says: "warning: metric 'gutter' is not used [unused-metric]", "^ remove it",
      "warning: 'name' is not translated to pt-BR [missing-translation]", "^ the text for en is shown instead",
      "warning: string 'old' is not used [unused-string]", "^ remove it",
      "warning: the text is not translated to en, pt-BR [missing-translation]", "^ the text for de is shown instead")
  }

  @Test func `an alias repeats a value`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      views:
        a: &box { size: 8x9 }
        b: *box
      """)
    #expect(
      scene.constraints.map { scene.canonicalText($0.constraint) } == [
        "a.width == 8", "a.height == 9", "b.width == 8", "b.height == 9",
      ])
  }
}

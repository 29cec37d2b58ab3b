import Geometry
import LayoutTestSupport
import Testing
import Typography

@testable import Scenes

@Suite struct AccessibilitySettingsTests {
  @Test(
    arguments: [
      ("none", []), ("bold-text", .boldText), ("bold-text+button-shapes", [.boldText, .buttonShapes]),
      ("button-shapes+increased-contrast", [.increasedContrast, .buttonShapes]),
    ] as [(String, AccessibilitySettings)])
  func `a word selects settings, several of them joined by plus signs`(word: String, settings: AccessibilitySettings) {
    expect(AccessibilitySettings(word), is: settings)
    expect(AccessibilitySettings(settings.word), is: settings)
  }

  @Test(arguments: ["", "bold", "bold-text+", "bold-text,button-shapes", "none+bold-text"])
  func `other words select no settings`(word: String) { #expect(AccessibilitySettings(word) == nil) }

  @Test func `each selection is a separate layout with a distinct name`() {
    let selection = VariantSelection(
      devices: DeviceCatalogue.devices(named: "iPhone 5s"), orientations: [.portrait],
      accessibility: [[], [.boldText, .buttonShapes]])
    let variants = selection.variants(fallback: VariantSelection())
    #expect(
      variants.map(\.identifier) == [
        "iphone-5s.portrait.en.L.light", "iphone-5s.portrait.en.L.light.bold-text.button-shapes",
      ])
    expect(variants.map(\.title), is: ["iPhone 5s, portrait", "iPhone 5s, portrait, bold text and button shapes"])
  }

  @Test(arguments: [
    (FontWeight.regular, FontWeight.semibold), (.light, .medium), (.semibold, .heavy), (.heavy, .black),
    (.black, .black),
  ])
  func `bold text is two weights heavier, and at most black`(weight: FontWeight, bold: FontWeight) {
    expect(Font(pointSize: 17, weight: weight).inBoldText.weight, is: bold)
  }

  @Test func `custom fonts are unchanged`() {
    let font = Font(family: "Lato", pointSize: 17)
    expect(font.inBoldText, is: font)
  }

  @Test(arguments: [
    (SystemColor.blue, "#0040dd", "#409cff"), (.gray, "#6c6c70", "#aeaeb2"), (.label, "#000000", "#ffffff"),
  ])
  func `system colors are stronger with increased contrast`(color: SystemColor, light: String, dark: String) {
    expect(color.color(in: .light, increasedContrast: true).hexadecimal, is: light)
    expect(color.color(in: .dark, increasedContrast: true).hexadecimal, is: dark)
  }
}

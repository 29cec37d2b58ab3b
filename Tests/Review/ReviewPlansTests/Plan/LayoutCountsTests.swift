import Findings
import LayoutTestSupport
import Scenes
import Testing
import Typography

@testable import ReviewPlans

@Suite struct LayoutCountsTests {
  /// A scene with random values for everything that determines its layouts.
  private func scene(_ generator: inout SeededRandomNumberGenerator) -> Scene {
    func some<Value>(of list: [Value]) -> [Value] { list.filter { _ in Bool.random(using: &generator) } }
    var scene = Scene(
      name: "Login", documentPath: "login.scene.yaml",
      source: SourceLocation(path: "login.scene.yaml", line: 1, column: 1),
      views: [View(name: "root", superview: nil)],
      selection: VariantSelection(
        devices: some(of: ["iphone-se-3", "ipad-mini-6"]).flatMap(DeviceCatalogue.devices),
        orientations: some(of: [.landscape]), locales: some(of: ["de", "ar"]), textSizes: some(of: [.xs, .ax5]),
        appearances: some(of: [.dark, .light])))
    scene.languages = some(of: ["de", "fr"])
    scene.app = AppSettings(
      idioms: [nil, [.phone]].randomElement(using: &generator) ?? nil,
      orientations: Bool.random(using: &generator) ? [.phone: [.portrait]] : [:])
    scene.idiom = [nil, .phone, .pad].randomElement(using: &generator) ?? nil
    return scene
  }

  @Test(arguments: 1...8)
  func `the counted and planned numbers of layouts are equal`(seed: UInt64) {
    var generator = SeededRandomNumberGenerator(seed: seed)
    var selection = ReviewSelection()
    selection.hasAllLanguages = seed % 2 == 0
    selection.isThorough = seed % 4 == 3
    var counts = LayoutCounts(for: selection)
    for _ in 0..<30 {
      let scene = scene(&generator)
      expect(counts.count(of: scene), is: ReviewPlan.layouts(of: scene, at: 0, selection: selection).count)
    }
  }
}

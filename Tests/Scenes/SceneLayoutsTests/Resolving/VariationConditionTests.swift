import AutoLayout
import LayoutTestSupport
import Scenes
import Testing

/// The parts of a condition for numbers, directions and states.
@Suite struct VariationConditionTests {
  private let variant = TestScene.variant(width: 320, height: 480)

  @Test(arguments: [
    (SizeLimits(minWidth: 320), true), (SizeLimits(minWidth: 320.5), false), (SizeLimits(maxWidth: 320), true),
    (SizeLimits(maxWidth: 319), false), (SizeLimits(minHeight: 480, maxHeight: 480), true),
    (SizeLimits(minHeight: 481), false), (SizeLimits(maxHeight: 479), false), (SizeLimits(), true),
  ])
  func `both ends of a limit are included`(limits: SizeLimits, holds: Bool) {
    var condition = VariationCondition()
    condition.screen = limits
    #expect(condition.holds(in: variant) == holds)
    // Limits apply to the screen as it is rotated.
    var turned = variant
    turned.orientation = .landscape
    condition.screen = SizeLimits(minWidth: 480, maxHeight: 320)
    #expect(condition.holds(in: turned) && !condition.holds(in: variant))
  }

  @Test func `a direction applies to all its languages, and a state to itself`() {
    var condition = VariationCondition()
    condition.direction = .rightToLeft
    let directions = ["en", "ar", "he-IL", "ar-XB", "en-XA"].map { locale in
      var variant = variant
      variant.locale = locale
      return condition.holds(in: variant)
    }
    #expect(directions == [false, true, true, true, false])
    var state = VariationCondition()
    state.states = ["empty", "full"]
    let states = ["empty", "full", "other", nil].map { name in
      var variant = variant
      variant.state = name
      return state.holds(in: variant)
    }
    #expect(states == [true, true, false, false])
  }

  @Test func `one of several locales is sufficient`() {
    let condition = VariationCondition(locales: ["de", "fr"])
    let holds = ["de", "fr", "en"].map { locale in
      var variant = variant
      variant.locale = locale
      return condition.holds(in: variant)
    }
    #expect(holds == [true, true, false])
  }

  @Test func `every state is a variant, and the user selects some`() {
    let scene = VariantSelection(devices: [variant.device], orientations: [.portrait], states: [nil, "a", "b"])
    let chosen = VariantSelection(states: ["b", nil])
    #expect(scene.variants(fallback: VariantSelection()).map(\.state) == [nil, "a", "b"])
    #expect(chosen.variants(fallback: scene).map(\.state) == ["b", nil])
  }
}

import Scenes
import Testing

@Suite struct SharedViewTests {
  @Test func `a changed copy of a view leaves the original as it was`() {
    let original = View(name: "a", superview: 0)
    var copy = original
    #expect(copy == original && copy.hashValue == original.hashValue)
    copy.placement.isScrollView = true
    copy.appearance.layer.opacity = 0.5
    #expect(!original.placement.isScrollView && original.appearance.layer.opacity == 1)
    #expect(copy.placement.isScrollView && copy.appearance.layer.opacity == 0.5)
    #expect(copy != original)
  }
}

import AutoLayout
import Findings
import LayoutTestSupport
import ReviewPlans
import SceneLayouts
import Scenes
import Testing

@testable import LayoutReview

/// Layouts of a scene with so many that most exceed the work limit.
@Suite struct ExceedingLayoutsTests {
  private func layout(_ viewCount: Int = 3, isGivenUp: Bool) -> Layout {
    let views = (0..<viewCount).map { View(name: "v\($0)", superview: $0 == 0 ? nil : 0) }
    let scene = Scene(
      name: "Scene", documentPath: "a.scene.yaml",
      source: Findings.SourceLocation(path: "a.scene.yaml", line: 1, column: 1), views: views)
    let variant = SceneVariant(device: DeviceCatalogue.devices(named: "iphone-8")[0], orientation: .portrait)
    var layout = scene.resolved(for: variant).uncheckedLayout(measuringTextWith: FixedPitchTextMeasurer())
    layout.isGivenUp = isGivenUp
    return layout
  }

  @Test func `after eight layouts in a row that exceeded the least share, the next ones are not tried`() {
    let (exceeding, solved) = (layout(isGivenUp: true), layout(isGivenUp: false))
    var batch = ExceedingLayouts()
    for _ in 0..<8 {
      #expect(batch.givenUp(solved.resolved, hasLeastShare: true) == nil)
      batch.note(exceeding, hadLeastShare: true)
    }
    #expect(batch.givenUp(solved.resolved, hasLeastShare: false) == nil)
    #expect(batch.givenUp(layout(4, isGivenUp: false).resolved, hasLeastShare: true) == nil)
    #expect(batch.givenUp(solved.resolved, hasLeastShare: true)?.isGivenUp == true)
    batch.note(solved, hadLeastShare: true)
    #expect(batch.givenUp(solved.resolved, hasLeastShare: true) == nil)
  }

  @Test func `layouts that exceeded more than the least share do not count`() {
    let exceeding = layout(isGivenUp: true)
    var batch = ExceedingLayouts()
    for number in 0..<20 { batch.note(exceeding, hadLeastShare: number % 8 > 0) }
    #expect(batch.givenUp(exceeding.resolved, hasLeastShare: true) == nil)
  }
}

import AutoLayout
import Geometry
import Testing

struct GuideInsetsTests {
  private func safeArea(at distances: EdgeInsets) -> EdgeInsets {
    GuideInsets(
      margins: .zero, insetsFromSafeArea: true, preservesSuperviewMargins: false,
      inside: GuideInsets(safeArea: EdgeInsets(top: 20, left: 0, bottom: 34, right: 0)), isScrolled: false,
      at: distances,
      width: 100, readableWidth: 672
    ).safeArea
  }

  /// Interface Builder saves such views: a picture whose top margin lies at a safe area of 20 points reaches 20 points, not
  /// 60, above it.
  @Test func `a view that reaches beyond its superview has no larger safe area insets`() {
    #expect(
      safeArea(at: EdgeInsets(top: -50, left: -10, bottom: -5, right: -25))
        == EdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
  }

  @Test func `a view within its superview has what the safe area leaves at its place`() {
    #expect(
      safeArea(at: EdgeInsets(top: 15, left: 0, bottom: 40, right: 0))
        == EdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
  }
}

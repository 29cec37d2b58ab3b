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

  /// Frames saved by Interface Builder show this: a picture whose top margin is at a safe area of 20 points extends 20
  /// points above it, not 60.
  @Test func `a view that extends beyond its superview has no larger safe area insets`() {
    #expect(
      safeArea(at: EdgeInsets(top: -50, left: -10, bottom: -5, right: -25))
        == EdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
  }

  @Test func `a view inside its superview has the part of the safe area that overlaps it`() {
    #expect(
      safeArea(at: EdgeInsets(top: 15, left: 0, bottom: 40, right: 0))
        == EdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
  }
}

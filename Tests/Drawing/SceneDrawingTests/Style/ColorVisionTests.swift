import Geometry
import Scenes
import Testing

@testable import SceneDrawing

/// Whether people with color vision deficiencies can distinguish the marks of overlays.
@Suite struct ColorVisionTests {
  private static func states(_ palette: OverlayPalette) -> [Color] {
    [palette.satisfied, palette.ambiguous, palette.conflict, palette.frame]
  }

  /// Returns the smallest difference between any two colors for any kind of color vision.
  private static func leastDifference(_ colors: [Color]) -> Double {
    let differences = ColorVision.allCases.flatMap { vision in
      colors.indices.flatMap { first in
        colors[(first + 1)...].map { vision.difference(colors[first], $0) }
      }
    }
    return differences.min() ?? 0
  }

  @Test(arguments: Appearance.allCases)
  func `the colors of constraint and frame states are distinguishable`(appearance: Appearance) {
    let colors = Self.states(OverlayPalette(.standard, appearance: appearance))
    #expect(Self.leastDifference(colors) >= (appearance == .light ? 23.4 : 24.4))
  }

  @Test(arguments: Appearance.allCases)
  func `alignment rectangles are distinguishable from all of them`(appearance: Appearance) {
    let palette = OverlayPalette(.standard, appearance: appearance)
    let difference = Self.states(palette).map { Self.leastDifference([$0, palette.alignmentRect]) }.min() ?? 0
    #expect(difference >= 16)
  }

  @Test func `the colors of Xcode are not distinguishable, so the standard palette differs`() {
    #expect(Self.leastDifference(Self.states(OverlayPalette(.xcode, appearance: .light))) < 12)
  }

  /// Pairs of colors from the paper's supplementary data: Sharma, Wu, Dalal, "The CIEDE2000 Color-Difference Formula".
  @Test(
    arguments: [
      ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425), ((50, 2.5, 0), (73, 25, -18), 27.1492),
      ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195), ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
      ((50, 0, 0), (50, -1, 2), 2.3669),
    ] as [((Double, Double, Double), (Double, Double, Double), Double)])
  func `color differences are those of CIEDE2000`(
    first: (Double, Double, Double), second: (Double, Double, Double), difference: Double
  ) {
    let found = LabColor(first.0, first.1, first.2).difference(from: LabColor(second.0, second.1, second.2))
    #expect(abs(found - difference) < 0.0001)
  }
}

import Geometry
import LayoutTestSupport
import Scenes
import Testing

@testable import SceneDrawing

@Suite struct OverlayPaletteTests {
  /// WCAG 2.2, 1.4.11: graphics need a contrast of 3:1 against adjacent colors.
  @Test(arguments: Appearance.allCases)
  func `overlays have enough contrast on system backgrounds`(appearance: Appearance) {
    let palette = OverlayPalette(.standard, appearance: appearance)
    let grounds = appearance == .light ? [Color(0xFFFFFF), Color(0xF2F2F7)] : [Color(0x000000), Color(0x1C1C1E)]
    let lines = [
      palette.satisfied, palette.ambiguous, palette.conflict, palette.frame, palette.alignmentRect, palette.guide,
    ]
    for ground in grounds {
      for line in lines { #expect(Self.contrast(line, ground) >= 3, "\(line.hexadecimal) on \(ground.hexadecimal)") }
      #expect(Self.contrast(palette.frame, ground) >= 4.5)
    }
  }

  @Test(arguments: Appearance.allCases)
  func `DRW-01: Xcode's frames are blue, its alignment rectangles red, and its text legible`(appearance: Appearance) {
    let palette = OverlayPalette(.xcode, appearance: appearance)
    #expect(palette.frame == Color(0x0A84FF) && palette.alignmentRect == Color(0xFF3B30))
    expect(palette.ink, is: OverlayPalette(.standard, appearance: appearance).ink)
  }

  /// Returns the contrast ratio of WCAG 2.2.
  private static func contrast(_ first: Color, _ second: Color) -> Double {
    let values = [first, second].map { color in
      0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue) + 0.05
    }
    return values.max()! / values.min()!
  }

  private static func linear(_ component: Double) -> Double {
    // A cubic fit of the sRGB curve with an error below 0.01.
    component * (component * (component * 0.305306011 + 0.682171111) + 0.012522878)
  }
}

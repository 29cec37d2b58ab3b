import Testing
import Typography

@testable import CairoDrawing

@Suite struct SystemFontWidthTests {
  @Test func `a regular text below display size is scaled, tracked and corrected`() {
    // 17 × (0.9959 × 2.5 + (18.8 − 5.7 − 8.2 − 8.2 + 18.8) / 1000 + 5 × −26 / 1000) for the letters of "laeel".
    let width = SystemFontWidth.width(advance: 2.5, of: "laeel", in: Font(pointSize: 17))
    #expect(abs(width - 17 * (2.48975 + 0.0155 - 0.13)) < 1e-9)
  }

  @Test func `an older document has the tracking of its time`() {
    let width = SystemFontWidth.width(advance: 2.5, of: "laeel", in: Font(pointSize: 17, era: .beforeVariableFont))
    #expect(abs(width - 17 * (2.48975 + 0.0155 - 0.12)) < 1e-9)
  }

  @Test func `bold letters at display size get all corrections`() {
    // dT + dD + dB of "a" is −5.7 − 4.5 + 11.4; the tracking at 28 points is 14, the display offset −48.4.
    let width = SystemFontWidth.width(advance: 0.6, of: "a", in: Font(pointSize: 28, weight: .bold))
    #expect(abs(width - 28 * (1.017 * 0.6 + 0.0012 + 0.014 - 0.0484)) < 1e-9)
  }

  @Test func `a letter without a correction is only scaled and tracked`() {
    let width = SystemFontWidth.width(advance: 0.6, of: "é", in: Font(pointSize: 12))
    #expect(abs(width - 12 * 0.9959 * 0.6) < 1e-9)
  }

  @Test(arguments: [
    (12.0, TextEra.current, 0.0), (17, .current, 0), (18.5, .current, 0.125), (20, .current, 0.25),
    (21, .current, 0.405),
    (24, .current, 0.81), (28, .current, 1), (50, .current, 1), (19.9, .beforeVariableFont, 0),
    (20, .beforeVariableFont, 1),
  ])
  func `the share of display shapes depends on the size`(size: Double, era: TextEra, share: Double) {
    #expect(abs(SystemFontWidth.displayShare(size: size, era: era) - share) < 1e-9)
  }

  @Test(arguments: [
    (5.0, TextEra.current, 41.0), (6, .current, 41), (13.5, .current, -8.5), (17, .current, -26), (38, .current, 10),
    (80, .current, 0), (200, .current, 0), (17, .beforeVariableFont, -24), (19.5, .beforeVariableFont, -26),
    (20, .beforeVariableFont, 19), (34, .beforeVariableFont, 11),
    (17, .firstDisplayFont, -24), (20, .firstDisplayFont, 31), (34, .firstDisplayFont, 23), (17, .lastDisplayFont, -24),
    (20, .lastDisplayFont, 17), (26, .lastDisplayFont, 13), (34, .lastDisplayFont, 11),
  ])
  func `tracking follows Apple's table`(size: Double, era: TextEra, thousandths: Double) {
    #expect(abs(SystemFontTracking.tracking(size: size, era: era) - thousandths / 1000) < 1e-9)
  }

  @Test(arguments: [
    (FontWeight.ultraLight, 0.981 * 0.9968), (.thin, 0.992 * 0.9968), (.heavy, 0.983 * 1.0541), (.black, 1.0541),
  ])
  func `weights of a group are distinguished`(weight: FontWeight, scale: Double) {
    let width = SystemFontWidth.width(advance: 0.6, of: "é", in: Font(pointSize: 12, weight: weight))
    #expect(abs(width - 12 * scale * 0.6) < 1e-9)
  }

  @Test func `every weight is in a group`() {
    #expect(
      FontWeight.allCases.map(SystemFontWeightGroup.init) == [
        .light, .light, .light, .regular, .medium, .semibold, .bold, .heavy, .heavy,
      ])
  }
}

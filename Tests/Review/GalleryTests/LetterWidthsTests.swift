import Testing
import Typography

@testable import Gallery

@Suite struct LetterWidthsTests {
  /// Measures each character as half of the font size, and counts its measurements.
  private final class CountingMeasurer: TextMeasuring {
    private(set) var count = 0

    func width(of text: String, in font: Font) -> Double {
      count += 1
      return Double(text.count) * font.pointSize / 2
    }

    func metrics(of font: Font) -> FontMetrics { FontMetrics(ascender: font.pointSize, descender: 2) }
  }

  @Test func `a font has its numbers, and the widths of common letters before those of others`() {
    let text = LetterWidths(measuredBy: CountingMeasurer()).text(of: Font(pointSize: 10), others: ["Ж", "日本"])
    #expect(text.hasPrefix("[[10,12,0,1],[5000,5000,"))
    #expect(text.hasSuffix(",5000,10000]]"))
    #expect(text.split(separator: ",").count == 4 + LetterWidths.common.count + 2)
  }

  @Test func `the common letters of a font are measured once`() {
    let measurer = CountingMeasurer()
    let widths = LetterWidths(measuredBy: measurer)
    let first = widths.text(of: Font(pointSize: 10), others: [])
    let count = measurer.count
    #expect(widths.text(of: Font(pointSize: 10), others: []) == first)
    #expect(measurer.count == count)
    _ = widths.text(of: Font(pointSize: 10), others: ["Ж"])
    #expect(measurer.count == count + 1)
    _ = widths.text(of: Font(pointSize: 11), others: [])
    #expect(measurer.count == 2 * count + 1)
  }
}

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
    let text = LetterWidths().text(of: Font(pointSize: 10), others: ["Ж", "日本"], measuredBy: CountingMeasurer())
    #expect(text.hasPrefix("[[10,12,0,1],[5000,5000,"))
    #expect(text.hasSuffix(",5000,10000]]"))
    #expect(text.split(separator: ",").count == 4 + LetterWidths.common.count + 2)
  }

  @Test func `the common letters of a font are measured once for all workers`() {
    let (measurer, other) = (CountingMeasurer(), CountingMeasurer())
    let widths = LetterWidths()
    let first = widths.text(of: Font(pointSize: 10), others: [], measuredBy: measurer)
    let count = measurer.count
    #expect(widths.text(of: Font(pointSize: 10), others: [], measuredBy: other) == first)
    #expect(other.count == 0)
    _ = widths.text(of: Font(pointSize: 10), others: ["Ж"], measuredBy: other)
    #expect(other.count == 1)
    _ = widths.text(of: Font(pointSize: 11), others: [], measuredBy: other)
    #expect(other.count == count + 1)
    #expect(measurer.count == count)
  }
}

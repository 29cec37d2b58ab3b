import Foundation
import LayoutTestSupport
import Scenes
import Testing
import Typography

@testable import CairoDrawing

@Suite struct NamedFontTests {
  private let measurer: CairoTextMeasurer

  init() throws { measurer = try CairoTextMeasurer() }

  private func width(_ text: String, _ family: String, _ size: Double, _ weight: FontWeight = .regular) -> Double {
    measurer.width(of: text, in: Font(family: family, pointSize: size, weight: weight))
  }

  /// Texts with the width that Xcode recorded for them, in points.
  @Test(arguments: [
    ("AWAKE", "Avenir Next", 22.0, FontWeight.regular, 79.0), ("CANADA", "Avenir Next", 36, .medium, 157),
    ("Adventure awaits", "Avenir Next", 32, .regular, 251), ("Content Sample", "Helvetica Neue", 24, .regular, 174),
    ("YOUR PREFERENCES", "Helvetica Neue", 21, .light, 208), ("Images", "Helvetica Neue", 17, .medium, 58),
    ("Label", "Helvetica Neue", 17, .bold, 44.5), ("Second View", "Helvetica", 36, .regular, 209.5),
    ("Month of Birth:", "Futura", 17, .medium, 119), ("VIEW GUIDE", "Menlo", 15, .regular, 91),
    ("Asian Tech, Danang City", "Didot", 12, .regular, 132.5), ("nmint8m", "Didot", 14, .regular, 58),
    ("⭐️ 99", "Didot", 14, .regular, 37.5), ("O", "DIN Alternate", 25, .bold, 16.5),
  ])
  func `a font of Apple's has its recorded width`(
    text: String, family: String, size: Double, weight: FontWeight, recorded: Double
  ) {
    #expect(abs(width(text, family, size, weight) - recorded) <= 1)
  }

  @Test func `letters are not kerned`() {
    let apart = width("A", "Avenir Next", 22) + width("V", "Avenir Next", 22)
    #expect(abs(width("AV", "Avenir Next", 22) - apart) < 1e-9)
  }

  @Test func `a weight without a row uses the nearest weight`() {
    let light = width("Options", "Helvetica Neue", 17, .light)
    expect(width("Options", "Helvetica Neue", 17, .thin), is: light)
    #expect(width("Options", "Helvetica Neue", 17, .regular) > light)
    #expect(NamedFont.of("Menlo", weight: 700).letters.isEqual)
  }

  @Test func `an unknown family is as wide as Helvetica in any weight, and its lines as high as the font size`() {
    #expect(!NamedFont.knows("Comic Neue") && NamedFont.knows("Avenir"))
    for weight in [FontWeight.regular, .bold] {
      expect(width("Cancel", "Comic Neue", 17, weight), is: width("Cancel", "Helvetica", 17))
      expect(measurer.metrics(of: Font(family: "Comic Neue", pointSize: 17, weight: weight)).lineHeight, is: 17)
    }
    // Widths that Xcode recorded for Proxima Nova.
    #expect(abs(width("Search or enter address", "Proxima Nova", 16, .semibold) - 171) <= 1)
    #expect(abs(width("Block Trackers", "Proxima Nova", 20, .semibold) - 130.5) <= 3)
  }

  @Test func `a family of Apple's without a row has the lines of Helvetica`() {
    #expect(!NamedFont.knows("Gill Sans"))
    #expect(abs(measurer.metrics(of: Font(family: "Gill Sans", pointSize: 20)).lineHeight - 23) < 1e-9)
  }

  @Test(arguments: ["é", "Ω", "я", "مرحبا", "नमस्ते"]) func `letters without a known width are measured`(text: String) {
    let size = width(text, "Helvetica Neue", 20)
    #expect(size > 4)
    #expect(abs(width(text, "Helvetica Neue", 40) - 2 * size) < 1e-9)
  }

  @Test func `the documentation has every row`() throws {
    let page = try String(contentsOfFile: SharedFolder.packagePath("docs/reference/text.md"), encoding: .utf8)
    for row in NamedFont.all {
      let (first, last) = (row.weights.lowerBound, row.weights.upperBound)
      let cells = [
        row.families.joined(separator: ", "), first == last ? "\(first)" : "\(first)–\(last)", "\(row.scale)",
        "\(row.ascender)", "\(row.descender)", row.evidence,
      ]
      expect(page, contains: "\n| \(cells.joined(separator: " | ")) |\n")
    }
  }

  @Test func `every row is complete`() {
    for row in NamedFont.all {
      #expect(!row.families.isEmpty && !row.evidence.isEmpty && !row.lookalikes.isEmpty)
      #expect((1...1.5).contains(row.ascender + row.descender) && (0.7...1.2).contains(row.scale))
    }
    for weight in stride(from: 100, through: 900, by: 100) {
      let rows = NamedFont.all.filter { $0.families.contains("Helvetica Neue") && $0.weights.contains(weight) }
      expect(rows.count, is: 1)
    }
  }
}

extension LetterAdvances {
  fileprivate var isEqual: Bool {
    if case .equal = self { true } else { false }
  }
}

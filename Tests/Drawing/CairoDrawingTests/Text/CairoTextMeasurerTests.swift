import CairoDrawing
import Geometry
import LayoutTestSupport
import Testing
import Typography

@Suite struct CairoTextMeasurerTests {
  private let measurer: CairoTextMeasurer

  init() throws { measurer = try CairoTextMeasurer() }

  @Test func `the label of Interface Builder's library is 41.5 points wide and 20.5 points high`() {
    let size = measurer.size(
      of: "Label", in: Font(pointSize: 17), width: nil, limit: 1, grid: PixelGrid(scale: 2))
    expect(size, is: Size(width: 41.5, height: 20.5))
  }

  @Test func `the system font is as high as San Francisco`() {
    let metrics = measurer.metrics(of: Font(pointSize: 17))
    #expect(abs(metrics.ascender - 16.186_523) < 1e-5)
    #expect(abs(metrics.lineHeight - 20.287_109) < 1e-5)
  }

  @Test func `characters that no font contains are listed, each once`() {
    let font = Font(pointSize: 17)
    expect(measurer.missingCharacters(in: "Straße Žluťoučký €", font: font), is: [])
    expect(measurer.missingCharacters(in: "مرحبا שלום", font: font), is: [])
    // The last character of a private use area is in no font.
    #expect(
      measurer.missingCharacters(in: "a\u{10FFFC}b\u{10FFFD}\u{10FFFC}", font: font) == ["\u{10FFFC}", "\u{10FFFD}"])
    expect(
      measurer.uncoveredCharacters(["\u{2009}", "\u{20AC}", "\u{200D}", "\u{FE0F}", "\u{10FFFC}"]), is: ["\u{10FFFC}"])
  }

  @Test func `a long text of characters without a glyph is measured in one pass`() {
    // Each character is in a run of its own. Collecting what the runs lack for each character would take minutes.
    let text = String(repeating: "a\u{10FFFC}", count: 20_000)
    let font = Font(pointSize: 17)
    let one = measurer.width(of: "a\u{10FFFC}", in: font)
    #expect(abs(measurer.width(of: text, in: font) / 20_000 - one) < 1)
  }

  @Test(arguments: ["上传任务", "ひらがな、カタカナ", "検索する", "선택한", "สวัสดี", "👍😀🎉🔒❤"])
  func `the fonts that come with the tool contain Chinese, Japanese, Korean, Thai and emoji`(text: String) {
    expect(measurer.missingCharacters(in: text, font: Font(pointSize: 17)), is: [])
  }

  @Test func `an empty text or font size has no width`() {
    expect(measurer.width(of: "", in: Font(pointSize: 17)), is: 0)
    for size in [0, -1, .nan, .infinity] {
      expect(measurer.width(of: "Label", in: Font(pointSize: size)), is: 0)
      expect(measurer.metrics(of: Font(pointSize: size)).lineHeight, is: 0)
    }
  }

  @Test func `combining marks without a letter have no width, and never a negative one`() {
    for weight in FontWeight.allCases {
      expect(measurer.width(of: "\u{301}\u{301}", in: Font(pointSize: 17, weight: weight)), is: 0)
    }
  }

  @Test func `a width is the same whether or not it is cached`() throws {
    let font = Font(pointSize: 15, weight: .semibold)
    let width = measurer.width(of: "Continue", in: font)
    expect(measurer.width(of: "Continue", in: font), is: width)
    try expect(CairoTextMeasurer().width(of: "Continue", in: font), is: width)
  }

  @Test func `italic letters are as wide as upright ones`() {
    let upright = measurer.width(of: "Label", in: Font(pointSize: 17))
    expect(measurer.width(of: "Label", in: Font(pointSize: 17, isItalic: true)), is: upright)
  }

  @Test(arguments: [
    ("上传任务", 1.02), ("ひらがな、カタカナ", 0.936), ("検索する", 0.936), ("선택한", 0.868), ("👍🏽", 1.31), ("👨‍👩‍👧‍👦❤️", 1.31),
  ])
  func `ideographs, kana, hangul and emoji have a fixed advance`(text: String, advance: Double) {
    let width = 20 * Double(text.count) * advance
    #expect(abs(measurer.width(of: text, in: Font(pointSize: 20)) - width) < 1e-9)
  }

  @Test func `Chinese characters have the advance of the font's language`() {
    let japanese = Font(pointSize: 20, ideographs: .japanese)
    #expect(abs(measurer.width(of: "赤青黄", in: japanese) - 20 * 3 * 0.936) < 1e-9)
    #expect(abs(measurer.width(of: "赤青黄", in: Font(pointSize: 20)) - 20 * 3 * 1.02) < 1e-9)
  }

  @Test(arguments: ["上传任务", "こんにちは"]) func `ideographs beside a named font are as wide as high`(text: String) {
    let width = measurer.width(of: text, in: Font(family: "Avenir Next", pointSize: 22))
    #expect(abs(width - 22 * Double(text.count)) < 1e-9)
  }

  @Test(arguments: [(9.0, 1.43), (17, 1.34), (30, 1.26), (45, 1.12), (60, 1.08), (90, 1.08)])
  func `large emoji are narrower`(size: Double, advance: Double) {
    #expect(abs(measurer.width(of: "🔊", in: Font(pointSize: size)) - size * advance) < 1e-9)
  }

  @Test func `a mixed text is as wide as the sum of its runs`() {
    let font = Font(pointSize: 17)
    let parts = measurer.width(of: "iOS ", in: font) + measurer.width(of: "日本", in: font)
    #expect(abs(measurer.width(of: "iOS 日本", in: font) - parts) < 1e-9)
  }

  @Test(arguments: ["שלום", "مرحبا", "สวัสดี"]) func `other scripts scale with the size`(text: String) {
    let small = measurer.width(of: text, in: Font(pointSize: 17))
    #expect(small > 17)
    #expect(abs(measurer.width(of: text, in: Font(pointSize: 34)) - 2 * small) < 1e-9)
  }

  @Test func `kerning affects the width, and ligatures do not`() {
    let font = Font(family: "Inter", pointSize: 100)
    let apart = measurer.width(of: "A", in: font) + measurer.width(of: "V", in: font)
    #expect(measurer.width(of: "AV", in: font) < apart - 1)
    let arrow = measurer.width(of: "-", in: font) + measurer.width(of: ">", in: font)
    #expect(abs(measurer.width(of: "->", in: font) - arrow) < 5)
  }

  @Test(arguments: [
    ("Helvetica", 1.15), ("Comic Neue", 1), ("Open Sans", 1.362), ("Helvetica Neue", 1.193), ("Avenir Next", 1.366),
    ("Avenir", 1.366),
    ("Futura", 1.299), ("Didot", 1.241), ("DIN Alternate", 1.165), ("Menlo", 1.164),
  ])
  func `a family of Apple's has its own line height, and an unknown one that of its size`(
    family: String, lineHeight: Double
  ) {
    let metrics = measurer.metrics(of: Font(family: family, pointSize: 100))
    #expect(abs(metrics.lineHeight - 100 * lineHeight) < 1e-9)
  }

  @Test func `an installed family has its own metrics`() {
    let metrics = measurer.metrics(of: Font(family: "Inter", pointSize: 100))
    // Inter's ascender is 2728 and its descender 680 of 2816 units.
    #expect(abs(metrics.ascender - 100 * 2728 / 2816) < 0.1)
    #expect(abs(metrics.descender - 100 * 680 / 2816) < 0.1)
  }

  @Test func `a very long text is measured`() {
    let font = Font(pointSize: 17)
    let once = measurer.width(of: "mmmm", in: font) / 4
    #expect(abs(measurer.width(of: String(repeating: "m", count: 20_000), in: font) - 20_000 * once) < 1)
  }
}

import Drawing
import Geometry
import LayoutTestSupport
import Scenes
import Testing
import Typography

/// Texts with letters 8 points wide and lines 21 points high, 16 of them above the baseline.
@Suite struct TextTests {
  private func runs(_ label: LabelContent, _ size: Size, locale: String = "en") -> [TextRun] {
    var builder = SceneBuilder()
    builder.locale = locale
    builder.add("label", .label(label), Rect(origin: Point(x: 100, y: 50), size: size))
    return builder.picture().commands.texts
  }

  @Test func `a text that does not fit ends with an ellipsis`() {
    let label = LabelContent(text: LocalizedText("Total Cars: 23"))
    expect(runs(label, Size(width: 40, height: 21)).map(\.text), is: ["Tota…"])
  }

  @Test func `a single line that does not fit shrinks to its minimum, but several lines do not`() {
    var label = LabelContent(text: LocalizedText("Total Cars: 23"), font: .system(20))
    label.smallestLetters = .factor(0.5)
    expect(runs(label, Size(width: 112, height: 21)).map(\.font.size), is: [20])
    // The letters of this measurer have the same width at all sizes, so that not even the smallest size fits.
    expect(runs(label, Size(width: 40, height: 21)).map(\.font.size), is: [10])
    expect(runs(label, Size(width: 40, height: 21)).map(\.text), is: ["Tota…"])
    label.numberOfLines = 2
    expect(runs(label, Size(width: 40, height: 42)).map(\.font.size), is: [20, 20])
  }

  @Test func `DRW-09: a label without width or height is empty`() {
    let label = LabelContent(text: LocalizedText("Department"))
    #expect(runs(label, Size(width: 0, height: 21)).isEmpty)
    #expect(runs(label, Size(width: 80, height: 0)).isEmpty)
  }

  @Test func `lines are centered vertically, each on its baseline`() {
    let label = LabelContent(text: LocalizedText("one two"), numberOfLines: 0)
    let runs = runs(label, Size(width: 30, height: 62))
    expect(runs.map(\.text), is: ["one", "two"])
    // (62 − 2 × 21) / 2 points above the first line, and 16 to its baseline.
    expect(runs.map(\.origin.y), is: [76, 97])
    expect(runs.map(\.width), is: [24, 24])
  }

  @Test func `the last line that fits contains the rest`() {
    let label = LabelContent(text: LocalizedText("one two three four"), numberOfLines: 0)
    expect(runs(label, Size(width: 72, height: 42)).map(\.text), is: ["one two", "three fo…"])
    expect(runs(label, Size(width: 72, height: 21)).map(\.text), is: ["one two …"])
  }

  @Test(arguments: [
    (TextAlignment.natural, "en", 100.0), (.natural, "ar", 176), (.left, "ar", 100), (.right, "en", 176),
    (.center, "en", 138), (.justified, "en", 100),
  ])
  func `lines are aligned by the alignment and the language`(alignment: TextAlignment, locale: String, x: Double) {
    let label = LabelContent(text: LocalizedText("abc"), alignment: alignment)
    expect(runs(label, Size(width: 100, height: 21), locale: locale).map(\.origin.x), is: [x])
  }

  @Test func `a text keeps its font, weight and color`() throws {
    let font = FontDescription(family: "Georgia", size: .points(30), weight: .bold, isItalic: true)
    let label = LabelContent(text: LocalizedText("a"), font: font, color: .system(.green))
    let run = try #require(runs(label, Size(width: 100, height: 40)).first)
    expect(run.font, is: TextFont(family: "Georgia", size: 30, weight: 700, isItalic: true))
    expect(run.color, is: Color(0x34C759))
  }

  /// Symbols may be 15 % narrower than estimated, here 3 points, and the rule allows the title the same.
  @Test(arguments: [(true, 0.0, "Titles"), (true, -3, "Titles"), (true, -6, "Titl…"), (false, -3, "Titl…")])
  func `a title beside a symbol is truncated only if it lacks more than the symbol may be too wide`(
    isSymbol: Bool, room: Double, shown: String
  ) {
    let image = ImageContent(name: "plus", size: Size(width: 20, height: 20), mode: .center, isSymbol: isSymbol)
    let button = ButtonContent(title: LocalizedText("Titles"), font: .system(17), image: image)
    var builder = SceneBuilder()
    builder.add("button", .button(button), Rect(x: 0, y: 0, width: 20 + 48 + room, height: 40))
    let drawn = builder.picture().commands.texts.map(\.text).filter { $0.hasPrefix("T") }
    #expect(drawn == [shown])
  }

  @Test func `an empty text field shows its placeholder, and a filled one its text`() {
    let place = LocalizedText("Name")
    for (text, shown, color) in [("", "Name", SystemColor.placeholderText), ("Ada", "Ada", .label)] {
      var builder = SceneBuilder()
      let content = TextFieldContent(text: LocalizedText(text), placeholder: place)
      builder.add("field", .textField(content), Rect(x: 0, y: 0, width: 100, height: 34))
      let run = builder.picture().commands.texts.first
      expect(run?.text, is: shown)
      expect(run?.color, is: color.color(in: .light))
    }
  }
}

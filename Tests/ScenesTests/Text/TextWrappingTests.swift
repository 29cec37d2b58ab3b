import Geometry
import LayoutTestSupport
import Scenes
import Testing

@Suite struct TextWrappingTests {
  let measurer = FixedPitchTextMeasurer()
  let font = Font(pointSize: 17)
  let grid = PixelGrid(scale: 1)

  @Test(arguments: [
    ("Department Name", nil, Size(width: 120, height: 21)), ("aaaa bbbb cccc", 60.0, Size(width: 32, height: 63)),
    ("aaaa bbbb cccc", 80, Size(width: 72, height: 42)), ("aaaa bbbb cccc", 112, Size(width: 112, height: 21)),
    ("Label", nil, Size(width: 40, height: 21)), ("", nil, .zero), ("a\nbb", nil, Size(width: 16, height: 42)),
  ])
  func `a text is as wide as its widest line and as high as its lines`(text: String, width: Double?, size: Size) {
    #expect(measurer.size(of: text, in: font, width: width, limit: 0, grid: grid) == size)
  }

  @Test func `a limit puts what is left into the last line`() {
    let lines = measurer.lines(of: "aaaa bbbb cccc", in: font, width: 60, limit: 2)
    #expect(lines.map(\.text) == ["aaaa", "bbbb cccc"])
  }

  @Test func `a word that is wider than the line stands alone`() {
    #expect(
      measurer.lines(of: "a bbbbbbbbbb c", in: font, width: 40, limit: 0).map(\.text) == ["a", "bbbbbbbbbb", "c"])
  }

  @Test(arguments: [(112.0, "Total Cars: 23"), (40, "Tota…"), (111, "Total Cars: …"), (8, "…"), (7, "")])
  func `a line that does not fit ends in an ellipsis`(width: Double, drawn: String) {
    #expect(measurer.truncated("Total Cars: 23", in: font, width: width) == drawn)
  }
}

import Geometry
import LayoutTestSupport
import Testing
import Typography

/// The `text` cases of the specification: strings measured, wrapped and truncated in a fixed-pitch font.
@Suite struct TextAcceptanceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let measurer: FixedPitchTextMeasurer
    let lines: Int
    /// The width to wrap at or to fit into, or nil if unlimited.
    let width: Double?
    /// The expected size, with its number of lines.
    let size: (size: [Double], lines: Int)?
    /// The drawn part of a truncated text.
    let drawn: String?

    var testDescription: String { id }
  }

  static let cases = AcceptanceCases.all(ofKinds: "text").compactMap(Case.init)
  private static let font = FontDescription.system(17).resolved(at: .l, era: .current)

  @Test func `all text cases of the specification are read`() {
    #expect(Self.cases.count == 9)
  }

  @Test(arguments: cases.filter { $0.size != nil })
  func `a text has the size from the specification`(example: Case) throws {
    let expected = try #require(example.size)
    let lines = example.measurer.lines(
      of: example.text, in: Self.font, width: example.width ?? .infinity, limit: example.lines)
    #expect(lines.count == expected.lines)
    let size = example.measurer.size(
      of: example.text, in: Self.font, width: example.width, limit: example.lines, grid: PixelGrid(scale: 1))
    #expect([size.width, size.height] == expected.size)
  }

  @Test(arguments: cases.filter { $0.drawn != nil })
  func `a text is truncated as in the specification`(example: Case) throws {
    let width = try #require(example.width)
    #expect(example.measurer.truncated(example.text, in: Self.font, width: width) == example.drawn)
  }
}

extension TextAcceptanceTests.Case {
  fileprivate init?(_ json: [String: Any]) {
    guard let id = json["id"] as? String, let input = json["input"] as? [String: Any],
      let text = input["text"] as? String, let font = input["font"] as? [String: Any],
      let advance = font["advance"] as? Double, let lineHeight = font["lineHeight"] as? Double,
      let descent = font["descent"] as? Double, let lines = input["lines"] as? Int,
      let expect = json["expect"] as? [String: Any]
    else { return nil }
    var size: (size: [Double], lines: Int)?
    if let numbers = expect["size"] as? [Double], let count = expect["lines"] as? Int { size = (numbers, count) }
    self.init(
      id: id, text: text,
      measurer: FixedPitchTextMeasurer(advance: advance, lineHeight: lineHeight, descent: descent), lines: lines,
      width: (input["maxWidth"] ?? input["width"]) as? Double, size: size, drawn: expect["drawn"] as? String)
  }
}

import Geometry
import LayoutTestSupport
import Testing

@testable import MarkupWriting

@Suite struct MarkupBufferTests {
  private func text(_ number: Double, places: Int = DecimalNumber.places) -> String {
    var markup = MarkupBuffer()
    markup.append(number, places: places)
    return String(decoding: markup.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    0, -0.0, 1, -1, 9, 10, 99, 100, 1234, 99_999, 0.5, -0.5, 0.0005, -0.0005, 0.000_499_999, -0.0004, 0.05, 0.001, 20.1,
    20.12, 999_999.9994, 999_999.9996, -999_999.9999, 1_000_000, 123_456_789.123, 1e12, .infinity, -.infinity, .nan,
  ])
  func `numbers are written as in texts`(number: Double) {
    #expect(text(number) == DecimalNumber(number).text)
    #expect(text(number, places: 6) == DecimalNumber(number, places: 6).text)
  }

  @Test func `random numbers are written as in texts`() {
    var generator = SeededRandomNumberGenerator(seed: 1)
    for _ in 0..<10_000 {
      let number = Double.random(in: -2000...2000, using: &generator)
      // Numbers halfway between two thousandths are the ones for which rounding could differ.
      let half = (number * 1000).rounded() / 1000 + 0.0005
      #expect(text(number) == DecimalNumber(number).text)
      #expect(text(half) == DecimalNumber(half).text)
    }
  }

  @Test func `attributes are written with names and quotes`() {
    var markup = MarkupBuffer()
    markup.attribute("width", 100.5)
    markup.attribute("title", "a \"b\" & c")
    markup.beginAttribute("d")
    markup.append(1.25, -3)
    markup.append("\"")
    #expect(
      String(decoding: markup.bytes, as: UTF8.self)
        == " width=\"100.5\" title=\"a &quot;b&quot; &amp; c\" d=\"1.25 -3\"")
  }

  @Test(arguments: [
    ("3 × 4 “é” 日本 👍", "3 × 4 “é” 日本 👍"), ("a\u{FFFE}b\u{FFFF}\u{FB01}", "ab\u{FB01}"),
    ("× < ÷ & \u{1}.", "× &lt; ÷ &amp; ."),
  ])
  func `characters beyond ASCII are written as they are`(text: String, written: String) {
    var markup = MarkupBuffer()
    markup.append(escaping: text, in: .content)
    #expect(String(decoding: markup.bytes, as: UTF8.self) == written)
  }
}

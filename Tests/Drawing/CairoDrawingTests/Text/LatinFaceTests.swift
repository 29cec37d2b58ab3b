import Drawing
import Testing
import Typography

@testable import CairoDrawing

@Suite struct LatinFaceTests {
  private let engine: TextEngine

  init() throws { engine = try TextEngine.shared(fonts: .system) }

  @Test(arguments: FontWeight.allCases) func `HarfBuzz measures as Pango does`(weight: FontWeight) throws {
    let face = try #require(engine.latinFace(ofWeight: weight.openTypeWeight))
    for text in [
      "Label", "AWAY To. Yes, \"VAT\"", "10:45", "-> != 3x4", "Žluťoučký kůň", "office ffi fl", "123", "…", " a  b ",
      "(A) [B] {C}",
      "Ł¿ß €", "+49 (0) 30/123-45", "'Til 9", "x²", "A1 1A", "@home", "ﬁ",
    ] where LatinFace.canMeasure(text) {
      let shaped = engine.shape(text, in: TextFont(size: 256, weight: weight.openTypeWeight))
      guard shaped.runs.allSatisfy({ $0.font.family == "Inter" }), let advance = face.advance(of: text) else {
        continue
      }
      #expect(abs(advance - shaped.advance / 256) < 1e-12, "\(text)")
    }
  }

  @Test func `texts beyond a Latin face are left to Pango`() throws {
    for text in ["日本", "Ω", "שלום", "a\u{AD}b", "a\n", "e\u{301}", "👍", "…"] { #expect(!LatinFace.canMeasure(text)) }
    for text in ["", "Label", "é", "Ž", "a\u{A0}b"] { #expect(LatinFace.canMeasure(text)) }
  }
}

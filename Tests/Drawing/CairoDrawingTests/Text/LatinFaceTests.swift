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
      "Ł¿ß €", "+49 (0) 30/123-45", "'Til 9", "x²", "A1 1A", "@home", "ﬁ", "Don’t “To” – W…", "• Item — ‘A’", "9 € ‐ T",
    ] where LatinFace.canMeasure(text) {
      let shaped = engine.shape(text, in: TextFont(size: 256, weight: weight.openTypeWeight))
      guard shaped.runs.allSatisfy({ $0.font.family == "Inter" }), let advance = face.advance(of: text) else {
        continue
      }
      #expect(abs(advance - shaped.advance / 256) < 1e-12, "\(text)")
    }
  }

  @Test(arguments: [FontWeight.regular, .heavy]) func `letters are as wide as Pango draws them`(
    weight: FontWeight
  ) throws {
    let face = try #require(engine.latinFace(ofWeight: weight.openTypeWeight))
    let letters = (Array(0x20...0x7E) + Array(0xA0...0x24F) + Array(0x2010...0x2030) + [0x20AC])
      .compactMap(Unicode.Scalar.init).map { String($0) }.filter(LatinFace.canMeasure)
    for letter in letters {
      let shaped = engine.shape(letter, in: TextFont(size: 256, weight: weight.openTypeWeight))
      guard let advance = face.advance(of: letter), shaped.runs.allSatisfy({ $0.font.family == "Inter" }) else {
        continue
      }
      #expect(abs(advance - shaped.advance / 256) < 1e-12, "\(letter)")
    }
  }

  @Test func `texts beyond a Latin face are left to Pango`() throws {
    for text in ["日本", "Ω", "שלום", "a\u{AD}b", "a\n", "e\u{301}", "👍", "™", "a\u{2027}", "a\u{2028}"] {
      #expect(!LatinFace.canMeasure(text))
    }
    for text in ["", "Label", "é", "Ž", "a\u{A0}b", "…", "10 €"] { #expect(LatinFace.canMeasure(text)) }
  }
}

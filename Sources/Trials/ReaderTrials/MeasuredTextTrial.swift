internal import CairoDrawing
internal import Geometry
internal import Synchronization
internal import Typography

extension ReaderTrial {
  /// Strings in any script. The first two bytes choose the font, and the text follows. For a few fonts, its first line
  /// is the name of the family: looking for a new one takes a hundred times as long as measuring with a known one. The
  /// length chooses one of three checks, because shaping text takes most of the time.
  static let measuredText = ReaderTrial("measured-text", longestInput: 128, mutantCount: 1_500) { bytes in
    let text = String(decoding: bytes.dropFirst(2), as: UTF8.self)
    let font = font(bytes.first ?? 0, bytes.dropFirst().first ?? 0, text)
    return engine.withLock { engine in
      guard let engine else { return "there is no font to measure with" }
      return fault(of: text, in: font, engine, choice: bytes.count % 3)
    }
  }

  /// The measurer for all strings: opening fonts takes longer than measuring.
  private static let engine = Mutex(try? CairoTextMeasurer())

  private static func font(_ first: UInt8, _ second: UInt8, _ text: String) -> Font {
    let named = second == 255 ? text.split(separator: "\n").first.map(String.init) : "Courier"
    let families = [nil, nil, "Inter", "Helvetica Neue", "No Such Font", "Georgia", named]
    let sizes = [17, 0.001, 12.5, 1e6, -1, .infinity, .nan]
    return Font(
      family: families[Int(first) % families.count], pointSize: sizes[Int(first >> 4) % sizes.count],
      weight: FontWeight.allCases[Int(second) % FontWeight.allCases.count], isItalic: second >= 128,
      ideographs: second & 64 == 0 ? .chinese : .japanese)
  }

  private static func fault(
    of text: String, in font: Font, _ engine: CairoTextMeasurer, choice: Int
  ) -> String? {
    let width = engine.width(of: text, in: font)
    guard width.isFinite, width >= 0 else { return "a width of \(width)" }
    switch choice {
    case 0:
      let size = engine.size(of: text, in: font, width: 100, limit: 3, grid: PixelGrid(scale: 2))
      return size.width.isFinite && size.height.isFinite ? nil : "a size of \(size.width) × \(size.height)"
    case 1:
      _ = engine.truncated(text, in: font, width: 50)
      return nil
    default:
      let missing = engine.missingCharacters(in: text, font: font)
      return missing.allSatisfy(text.unicodeScalars.contains) ? nil : "a character is missing that is not there"
    }
  }
}

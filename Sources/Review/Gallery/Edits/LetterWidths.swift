internal import Synchronization
internal import Typography

/// The letters that the page uses to measure strings, and their widths in each font, as the text of its files.
///
/// Each scene has its own file, but most scenes have the same fonts. So the letters of a font are measured and written
/// once for all scenes of a run. All workers share the widths.
package final class LetterWidths: Sendable {
  /// The beginnings of the fonts' lists, without the letters that only one scene has.
  private let texts = Mutex<[Font: String]>([:])

  /// The maximum number of fonts to remember: enough for a project, and little more than a megabyte.
  private static let mostFonts = 1024

  package init() {}

  /// The letters with a width in every file: letters of Western European languages.
  static let common =
    (Array(0x20...0x7E) + Array(0xC0...0xFF)).compactMap(Unicode.Scalar.init).map(Character.init)
    + Array("¡¿«»„“”‘’–—…•·°€£©")
  private static let commonTexts = common.map { String($0) }

  /// A string whose kerning counts as the average.
  private static let runningText =
    "The quick brown fox jumps over the lazy dog. Your Account, Settings, To: Value, 12 of 45 Items"

  /// Returns a font as JSON: the size, the height of a line, the leading between two lines, the kerning of running text
  /// as a factor, and the width of each common and each other letter in thousandths of a point.
  ///
  /// `measurer` is the engine of the calling worker. All engines of a run give the same widths.
  func text(of font: Font, others: [String], measuredBy measurer: any TextMeasuring) -> String {
    let widths = others.map { ",\(measurer.thousandths(of: $0, in: font))" }
    return "[\(beginning(of: font, measuredBy: measurer))\(widths.joined())]]"
  }

  private func beginning(of font: Font, measuredBy measurer: any TextMeasuring) -> String {
    if let known = texts.withLock({ $0[font] }) { return known }
    let metrics = measurer.metrics(of: font)
    let sum = Self.runningText.reduce(0) { $0 + measurer.width(of: String($1), in: font) }
    let kerning = sum > 0 ? measurer.width(of: Self.runningText, in: font) / sum : 1
    let widths = Self.commonTexts.map { String(measurer.thousandths(of: $0, in: font)) }
    let numbers = [font.pointSize, metrics.lineHeight, metrics.leading, kerning].listed
    let text = "\(numbers),[\(widths.joined(separator: ","))"
    texts.withLock { texts in
      if texts.count >= Self.mostFonts { texts.removeAll(keepingCapacity: true) }
      texts[font] = text
    }
    return text
  }
}

extension TextMeasuring {
  /// Returns the width of a letter in thousandths of a point.
  fileprivate func thousandths(of letter: String, in font: Font) -> Int {
    Int((1000 * width(of: letter, in: font)).rounded())
  }
}

package import Geometry
internal import WorkBudgets

/// A string that flows into columns of successive widths, and keeps its measurements from one to the next.
///
/// Like UIKit it breaks at line breaks, including U+2028 and similar characters. It also breaks greedily at blanks
/// (specification SIZ-06), after hyphens, and within a word that is wider than a line.
package final class FlowingText {
  private let font: Font
  private let measurer: any TextMeasuring
  private let paragraphs: [FlowingParagraph]

  package init(_ text: String, in font: Font, measuredBy measurer: any TextMeasuring) {
    self.font = font
    self.measurer = measurer
    // A scene may show a long text in thousands of views. A layout beyond the work limit is discarded.
    let isOver = WorkBudget.spend(text.utf8.count * Self.workPerByte)
    paragraphs = (isOver ? [""] : Self.paragraphs(of: text)).map {
      FlowingParagraph($0, in: font, measuredBy: measurer)
    }
  }

  /// The work of finding paragraphs, for each byte, in the units of a ``WorkBudget``.
  private static let workPerByte = 10

  /// Returns the parts of a string between line breaks.
  package static func paragraphs(of text: String) -> [String] {
    // Every line break contains one of these bytes, and most strings have none. Characters take far longer to read.
    let isOne = !text.utf8.contains { 0x0A...0x0D ~= $0 || $0 == 0x85 || $0 == 0xA8 || $0 == 0xA9 }
    if isOne { return [text] }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  /// Returns the text in a column, as in a label.
  ///
  /// - Parameters:
  ///   - width: The width of the column in points, nil for any.
  ///   - limit: The maximum number of lines, 0 for any.
  ///   - grid: The grid to which the size is rounded.
  ///   - former: The same text in a column of a different width. Its unbroken lines need not be measured again.
  package func wrapped(
    within width: Double?, limit: Int, grid: PixelGrid, after former: WrappedText? = nil
  ) -> WrappedText {
    let plain = former?.plain ?? lines(width: .infinity, limit: limit).lines
    let natural = former?.natural ?? (isEmpty ? .zero : measurer.size(of: plain, in: font, grid: grid))
    var wrapped = WrappedText(width: width, plain: plain, natural: natural, lines: plain, size: natural)
    if limit != 1, let width, TextColumns.isNarrow(width, for: natural) {
      let broken = lines(width: width, limit: limit)
      (wrapped.lines, wrapped.room) = (broken.lines, broken.room)
      wrapped.size = measurer.size(of: wrapped.lines, in: font, grid: grid)
    }
    return wrapped
  }

  /// Returns the lines of the text in a column of the given width in points, and the space in which it has these lines.
  ///
  /// `limit` is the maximum number of lines, 0 for any. The last line contains the rest of the text.
  func lines(width: Double, limit: Int) -> (lines: [TextLine], room: LineRoom) {
    var room = LineRoom(width: width)
    let lines = paragraphs.flatMap { $0.lines(in: &room) }
    guard limit > 0, lines.count > limit else { return (lines, room) }
    let rest = lines[(limit - 1)...].textOnOneLine
    return (lines.prefix(limit - 1) + [TextLine(text: rest, width: measurer.width(of: rest, in: font))], room)
  }

  private var isEmpty: Bool { paragraphs.count == 1 && paragraphs[0].text.isEmpty }
}

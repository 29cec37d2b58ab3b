internal import WorkBudgets

/// A part of a string without line breaks, which is broken into lines.
///
/// A longer stretch of words is at least as wide as a shorter one with the same start. So the end of a line is looked
/// for where the average width of letters suggests, rather than word by word.
final class FlowingParagraph {
  let text: String
  private let font: Font
  private let measurer: any TextMeasuring
  /// The width of the whole paragraph, in points.
  private lazy var width = measurer.width(of: text, in: font)
  private lazy var words = ParagraphWords(text)
  /// The widths of stretches of the words, in points.
  private var widths: [Range<Int>: Double] = [:]

  /// The work of measuring a stretch, in the units of a ``WorkBudget``.
  private static let workPerStretch = 500
  /// The work of finding the words of a paragraph, for each byte of it.
  private static let workPerByte = 50

  init(_ text: String, in font: Font, measuredBy measurer: any TextMeasuring) {
    self.text = text
    self.font = font
    self.measurer = measurer
  }

  /// Returns the lines in a space. If the work budget ends, the last lines are missing, but the layout is then
  /// discarded.
  func lines(in room: inout LineRoom) -> [TextLine] {
    // A scene may show a long text in thousands of views.
    if WorkBudget.spend(text.utf8.count * Self.workPerByte) { return [TextLine(text: "", width: 0)] }
    if room.fits(width) { return [TextLine(text: text, width: width)] }
    var lines: [TextLine] = []
    var line = TextLine(text: "", width: 0)
    var next = 0
    while next < words.count, !WorkBudget.spend(Self.workPerStretch) {
      if next > 0 { lines.append(line) }
      var start = words.start(of: next)
      var end = endOfLine(from: start, startingWith: next, in: &room)
      if end == next {
        let parts = parts(of: next, in: &room)
        lines += parts.dropLast().map { self.line($0, endsInWord: true) }
        start = parts.last?.lowerBound ?? start
        end = endOfLine(from: start, startingWith: next + 1, in: &room)
      }
      line = self.line(start..<words.end(of: end - 1), endsInWord: words.continuesWord(at: end))
      line.endsAtBlank = end < words.count && !line.endsInWord
      next = end
    }
    return lines + [line]
  }

  private func line(_ stretch: Range<Int>, endsInWord: Bool) -> TextLine {
    TextLine(text: words.text(stretch), width: width(of: stretch), endsInWord: endsInWord)
  }

  private func width(of stretch: Range<Int>) -> Double {
    if let known = widths[stretch] { return known }
    _ = WorkBudget.spend(Self.workPerStretch)
    let width = measurer.width(of: words.text(stretch), in: font)
    widths[stretch] = width
    return width
  }

  // MARK: - Words

  /// Returns the number of the first word that does not fit into a line.
  ///
  /// - Parameters:
  ///   - start: The place where the line starts.
  ///   - first: The first word that may not fit. The earlier words of the line do.
  ///   - room: The space for the lines, which records the limits of this choice.
  private func endOfLine(from start: Int, startingWith first: Int, in room: inout LineRoom) -> Int {
    var (fitting, exceeding) = (first, words.count + 1)
    // The longest stretch that is known to fit, its width, and the letters per point of the last measurement.
    var known = (end: start, width: 0.0)
    var density = Double(words.length) / width
    while fitting + 1 < exceeding {
      let guess = words.count(endingBefore: Double(known.end) + room.room(behind: known.width) * density)
      let end = max(fitting + 1, min(guess, exceeding - 1))
      let stretch = start..<words.end(of: end - 1)
      let width = width(of: stretch)
      density = Double(stretch.count) / width
      if room.fits(width) {
        (fitting, known) = (end, (stretch.upperBound, width))
      } else {
        exceeding = end
      }
    }
    return fitting
  }

  // MARK: - Letters

  /// Returns a word in as many stretches as it needs lines. Each has all the characters that fit, and at least one.
  private func parts(of word: Int, in room: inout LineRoom) -> [Range<Int>] {
    let places = words.places(in: word)
    var parts: [Range<Int>] = []
    var first = 0
    while first + 1 < places.count, !WorkBudget.spend(Self.workPerStretch) {
      let end = endOfPart(from: first, places, in: &room)
      parts.append(places[first]..<places[end])
      first = end
    }
    return parts
  }

  /// Returns the position of the place where a line within a word ends. Only beginnings up to twice that length are
  /// measured, so that the time for a long word in a narrow column is proportional to its lines.
  private func endOfPart(from first: Int, _ places: [Int], in room: inout LineRoom) -> Int {
    func fits(_ count: Int) -> Bool { room.fits(width(of: places[first]..<places[first + count])) }
    let count = places.count - 1 - first
    var (low, high) = (1, 2)
    while high < count, fits(high) { (low, high) = (high, 2 * high) }
    high = min(high, count)
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(middle) { low = middle } else { high = middle - 1 }
    }
    return first + low
  }
}

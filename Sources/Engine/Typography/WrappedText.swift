package import Geometry

/// One line of a wrapped text.
public struct TextLine: Sendable, Hashable {
  /// The characters of the line, without the blank it was broken at.
  public var text: String
  /// Its width in points, not rounded.
  public var width: Double
  /// True where the next line goes on with the same word.
  public var endsInWord: Bool

  /// A line and its width; its last word ends with it unless said otherwise.
  public init(text: String, width: Double, endsInWord: Bool = false) {
    self.text = text
    self.width = width
    self.endsInWord = endsInWord
  }
}

/// A text in the lines of a column.
///
/// The lines are as long as the text has them in labels of a single line, and where the width is the text's own, whose
/// last word must not break whatever rounding did to it.
package struct WrappedText: Sendable, Hashable {
  /// The width of the column, in points; nil for any.
  package let width: Double?
  /// The lines as long as the text has them.
  let plain: [TextLine]
  /// The size of these lines, in points, rounded up to whole pixels.
  package let natural: Size
  /// The lines in the column.
  package var lines: [TextLine]
  /// The size of the lines in the column, in points, rounded up to whole pixels.
  package var size: Size
  /// The room in which these lines are broken like this; nil where they are as long as the text has them.
  var room: LineRoom?

  /// The columns in which a text of several lines has the same ones.
  package var columns: TextColumns { TextColumns(natural: natural, room: room) }
}

/// The columns in which a text has the same lines.
package struct TextColumns: Sendable, Hashable {
  /// The size of the text with lines as long as it has them, in points.
  fileprivate let natural: Size
  /// The room in which the text is broken; nil where it is not.
  fileprivate let room: LineRoom?

  /// Tells whether a column of a width in points is one of them. A text of which each line is a single letter may have
  /// more.
  package func contains(width: Double) -> Bool {
    guard Self.isNarrow(width, for: natural) else { return room == nil }
    return room?.isSame(within: width) ?? false
  }

  /// Tells whether a column of a width in points is too narrow for a text of a natural size to be as it is.
  static func isNarrow(_ width: Double, for natural: Size) -> Bool { width > 0 && width + 0.5 < natural.width }
}

/// The room for the lines of a text, and the rooms in which it is broken at the same places.
struct LineRoom: Sendable, Hashable {
  /// A recorded width may be up to a hundredth of a point short of the text it was made for.
  static let tolerance = 0.01

  /// The widest line that fits, in points.
  private let room: Double
  /// The widest of what fitted, in points.
  private var fitting = -Double.infinity
  /// The narrowest of what did not fit, in points.
  private var exceeding = Double.infinity

  /// The room in a column of a width, in points.
  init(width: Double) { room = width + Self.tolerance }

  /// The room that a line has behind what is in it already, in points.
  func room(behind width: Double) -> Double { room - width }

  /// Tells whether something of a width fits, and keeps in mind how much more or less room would change that.
  mutating func fits(_ width: Double) -> Bool {
    if width <= room {
      fitting = max(fitting, width)
      return true
    }
    exceeding = min(exceeding, width)
    return false
  }

  /// Tells whether the same would fit in a column of another width, in points.
  func isSame(within width: Double) -> Bool { fitting <= width + Self.tolerance && width + Self.tolerance < exceeding }
}

extension Collection<TextLine> {
  /// The words of the lines as a single one, with a blank where one was broken between words.
  public var textOnOneLine: String {
    var text = ""
    var needsBlank = false
    for line in self {
      if needsBlank { text += " " }
      text += line.text
      needsBlank = !line.endsInWord
    }
    return text
  }
}

package import Geometry

public struct TextLine: Sendable, Hashable {
  /// The characters of the line, without the blank at which it was broken.
  public var text: String
  /// The width in points, unrounded.
  public var width: Double
  /// Whether the next line continues the same word.
  public var endsInWord: Bool
  /// Whether the text was broken at a blank after the line.
  package var endsAtBlank = false

  /// Creates a line with its width, by default one that ends with a word.
  public init(text: String, width: Double, endsInWord: Bool = false) {
    self.text = text
    self.width = width
    self.endsInWord = endsInWord
  }
}

/// A string broken into the lines of a column.
///
/// Its lines are unbroken in labels of a single line, and if the column is as wide as the text. Rounding of that width
/// must not break the last word.
package struct WrappedText: Sendable, Hashable {
  /// The width of the column, in points, or nil for any.
  package let width: Double?
  /// The unbroken lines.
  let plain: [TextLine]
  /// The size of the unbroken lines, in points, rounded up to whole pixels.
  package let natural: Size
  /// The lines in the column.
  package var lines: [TextLine]
  /// The size of the lines in the column, in points, rounded up to whole pixels.
  package var size: Size
  /// The space in which the text has these lines, or nil if they are unbroken.
  var room: LineRoom?

  /// The columns in which a string of several lines has the same lines.
  package var columns: TextColumns { TextColumns(natural: natural, room: room) }
}

/// The columns in which a string has the same lines.
package struct TextColumns: Sendable, Hashable {
  /// The size of the text with unbroken lines, in points.
  fileprivate let natural: Size
  /// The space in which the text is broken, or nil if it is not.
  fileprivate let room: LineRoom?

  /// Whether a column of the given width in points is one of them. A string with single-letter lines may have
  /// more such columns.
  package func contains(width: Double) -> Bool {
    guard Self.isNarrow(width, for: natural) else { return room == nil }
    return room?.isSame(within: width) ?? false
  }

  /// Whether a column of the given width in points is too narrow for the unbroken lines of a string.
  static func isNarrow(_ width: Double, for natural: Size) -> Bool { width > 0 && width + 0.5 < natural.width }
}

/// The space for the lines of a string. It also records the range of such spaces in which the text is broken at the
/// same places.
struct LineRoom: Sendable, Hashable {
  /// A recorded width may be up to a hundredth of a point narrower than its text.
  static let tolerance = 0.01

  /// The widest line that fits, in points.
  private let room: Double
  /// The widest measured width that fits, in points.
  private var fitting = -Double.infinity
  /// The narrowest measured width that does not fit, in points.
  private var exceeding = Double.infinity

  /// Creates the space in a column of the given width, in points.
  init(width: Double) { room = width + Self.tolerance }

  /// Returns the space that is left in a line after a width, in points.
  func room(behind width: Double) -> Double { room - width }

  /// Whether a width fits. Also records which other widths of the column would give the same answer.
  mutating func fits(_ width: Double) -> Bool {
    if width <= room {
      fitting = max(fitting, width)
      return true
    }
    exceeding = min(exceeding, width)
    return false
  }

  /// Whether all measured widths would fit or not in the same way in a column of a different width, in points.
  func isSame(within width: Double) -> Bool { fitting <= width + Self.tolerance && width + Self.tolerance < exceeding }
}

extension Collection<TextLine> {
  /// The lines joined into one, with a blank wherever a line was broken between words.
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

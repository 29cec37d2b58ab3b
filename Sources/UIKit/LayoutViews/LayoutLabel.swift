public import AutoLayout
public import Geometry

/// Measures the text of labels.
public protocol LabelMeasuring {
  /// The size of a text in points.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The width that it is wrapped at, in points; nil for none.
  ///   - numberOfLines: The most lines that are shown, 0 for any number.
  func size(of text: String, width: Double?, numberOfLines: Int) -> Size
  /// The distance from the top edge to the first baseline, in points.
  var ascender: Double { get }
  /// The distance from the last baseline to the bottom edge, in points.
  var descender: Double { get }
}

/// Text whose characters are equally wide, for layouts that look the same everywhere (specification SIZ-05).
public struct FixedPitchFont: LabelMeasuring, Sendable, Hashable {
  /// The length by which a line may exceed the width, in points: solved widths carry errors of the arithmetic.
  private static let tolerance = 1e-3

  /// The width of a character, in points.
  public var advance: Double
  /// The height of a line, in points.
  public var lineHeight: Double
  /// The distance that letters reach below the baseline, in points.
  public var descender: Double

  /// A font; without arguments the one of the specification's cases.
  public init(advance: Double = 8, lineHeight: Double = 21, descender: Double = 5) {
    self.advance = advance
    self.lineHeight = lineHeight
    self.descender = descender
  }

  public var ascender: Double { lineHeight - descender }

  public func size(of text: String, width: Double?, numberOfLines: Int) -> Size {
    var lines = numberOfLines == 1 ? [text.count] : lineLengths(of: text, width: width ?? .infinity)
    if numberOfLines > 0 { lines = Array(lines.prefix(numberOfLines)) }
    return Size(
      width: (Double(lines.max() ?? 0) * advance).rounded(.up),
      height: (Double(lines.count) * lineHeight).rounded(.up))
  }

  /// The characters of each line, broken greedily at blanks; a longer word has a line of its own.
  private func lineLengths(of text: String, width: Double) -> [Int] {
    var lengths: [Int] = []
    for word in text.split(separator: " ", omittingEmptySubsequences: true) {
      if let last = lengths.last, Double(last + 1 + word.count) * advance <= width + Self.tolerance {
        lengths[lengths.count - 1] = last + 1 + word.count
      } else {
        lengths.append(word.count)
      }
    }
    return lengths.isEmpty ? [0] : lengths
  }
}

/// A text of one or more lines; UIKit's `UILabel` as far as layout goes.
open class LayoutLabel: LayoutView {
  /// The text.
  public var text: String
  /// The font that measures the text.
  public var font: any LabelMeasuring
  /// The most lines that are shown; 0 for as many as the width asks for (specification SIZ-06).
  public var numberOfLines = 1
  /// The width that a text of several lines is wrapped at before layout has decided one, in points; 0 for none.
  public var preferredMaxLayoutWidth = 0.0

  /// A label with a text.
  public init(text: String = "", font: any LabelMeasuring = FixedPitchFont()) {
    self.text = text
    self.font = font
    super.init(frame: .zero)
  }

  open override var intrinsicContentSize: Size {
    let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    return font.size(of: text, width: width, numberOfLines: numberOfLines)
  }

  open override var textBaseline: TextBaseline { .edges(first: font.ascender, last: font.descender) }

  override var logTitle: String? { text.isEmpty ? nil : text }

  override func contentSize(solvedWidth: Double?) -> Size {
    let natural = intrinsicContentSize
    // A width that is the text's own must not break the last word, whatever rounding did to it.
    guard numberOfLines != 1, let solvedWidth, solvedWidth + 0.5 < natural.width else { return natural }
    // Only the height follows the width: the wish for one line stays.
    let wrapped = font.size(of: text, width: solvedWidth, numberOfLines: numberOfLines)
    return Size(width: natural.width, height: wrapped.height)
  }
}

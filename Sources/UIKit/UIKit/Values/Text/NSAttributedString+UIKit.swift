public import Foundation

extension NSAttributedString.Key {
  /// The font of letters: a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The lines of a paragraph: an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The colour of letters: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind letters: a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The room that is added between letters, in points: a number.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The line under letters: a number.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The colour of that line.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The line through letters: a number.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The distance from the baseline, in points: a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The target of a link.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The picture in the place of a letter.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// The shadow of letters.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
}

/// Lines under and through letters.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int
  /// Lines by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// Places of lines in a paragraph.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// From edge to edge.
  case justified = 3
  /// The side where lines of the language begin.
  case natural = 4
}

/// Rules by which lines end.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words.
  case byWordWrapping = 0
  /// Between letters.
  case byCharWrapping = 1
  /// At the edge.
  case byClipping = 2
  /// With an ellipsis at the beginning.
  case byTruncatingHead = 3
  /// With an ellipsis at the end.
  case byTruncatingTail = 4
  /// With an ellipsis in the middle.
  case byTruncatingMiddle = 5
}

/// Directions of writing.
public enum NSWritingDirection: Int, Sendable {
  /// That of the language.
  case natural = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}

/// The lines of a paragraph.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  /// The lines of UIKit.
  public static let `default` = NSParagraphStyle()

  fileprivate var lines = Lines()

  /// Rules for words at the ends of lines.
  public struct LineBreakStrategy: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Rules by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No word stands alone on the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean words are kept whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// As the system's labels.
    public static let standard = LineBreakStrategy(rawValue: 0xffff)
  }

  /// The numbers of a paragraph.
  fileprivate struct Lines {
    var lineSpacing: CGFloat = 0
    var tabStops: [NSTextTab] = []
    var defaultTabInterval: CGFloat = 0
    var lineBreakStrategy: LineBreakStrategy = []
    var allowsTightening = false
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var hyphenationFactor: Float = 0
    var baseWritingDirection = NSWritingDirection.natural
  }

  /// The room between lines, in points.
  open var lineSpacing: CGFloat { lines.lineSpacing }
  /// The room behind the paragraph, in points.
  open var paragraphSpacing: CGFloat { lines.paragraphSpacing }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { lines.minimumLineHeight }
  /// The largest height of a line, in points; 0 for any.
  open var maximumLineHeight: CGFloat { lines.maximumLineHeight }
  /// The factor of the height of lines; 0 for none.
  open var lineHeightMultiple: CGFloat { lines.lineHeightMultiple }
  /// The place of lines.
  open var alignment: NSTextAlignment { lines.alignment }
  /// The rule by which lines end.
  open var lineBreakMode: NSLineBreakMode { lines.lineBreakMode }

  /// The height of a line that would have another one, in points.
  func lineHeight(_ natural: CGFloat) -> CGFloat {
    var height = natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }

  /// A copy.
  open override func copy() -> Any { mutableCopy() }
  /// A copy that may be changed.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.lines = lines
    return copy
  }
}

/// The lines of a paragraph, which may be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Kept; nothing here depends on it.
  open var usesDefaultHyphenation = false
  open override var lineSpacing: CGFloat {
    get { lines.lineSpacing }
    set { lines.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { lines.paragraphSpacing }
    set { lines.paragraphSpacing = newValue }
  }
  /// The room before the paragraph, in points.
  open var paragraphSpacingBefore: CGFloat {
    get { lines.paragraphSpacingBefore }
    set { lines.paragraphSpacingBefore = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { lines.minimumLineHeight }
    set { lines.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { lines.maximumLineHeight }
    set { lines.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { lines.lineHeightMultiple }
    set { lines.lineHeightMultiple = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { lines.alignment }
    set { lines.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { lines.lineBreakMode }
    set { lines.lineBreakMode = newValue }
  }
  /// The room before the first line, in points.
  open var firstLineHeadIndent: CGFloat {
    get { lines.firstLineHeadIndent }
    set { lines.firstLineHeadIndent = newValue }
  }
  /// The room before the other lines, in points.
  open var headIndent: CGFloat {
    get { lines.headIndent }
    set { lines.headIndent = newValue }
  }
  /// The end of lines, in points.
  open var tailIndent: CGFloat {
    get { lines.tailIndent }
    set { lines.tailIndent = newValue }
  }
  /// The readiness with which words are divided.
  open var hyphenationFactor: Float {
    get { lines.hyphenationFactor }
    set { lines.hyphenationFactor = newValue }
  }
  /// The places at which text goes on behind tabulators; kept.
  open var tabStops: [NSTextTab] {
    get { lines.tabStops }
    set { lines.tabStops = newValue }
  }
  /// The distance of such places where none are named, in points; kept.
  open var defaultTabInterval: CGFloat {
    get { lines.defaultTabInterval }
    set { lines.defaultTabInterval = newValue }
  }
  /// The rule for words at the ends of lines; kept.
  open var lineBreakStrategy: LineBreakStrategy {
    get { lines.lineBreakStrategy }
    set { lines.lineBreakStrategy = newValue }
  }
  /// True where letters may move closer; kept.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { lines.allowsTightening }
    set { lines.allowsTightening = newValue }
  }
  /// The direction of writing.
  open var baseWritingDirection: NSWritingDirection {
    get { lines.baseWritingDirection }
    set { lines.baseWritingDirection = newValue }
  }
}

/// Ways in which texts are measured.
public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int
  /// Ways by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Lines from the top instead of one line on a baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// With the room between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The ink alone.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// With an ellipsis where the text does not fit.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

extension NSAttributedString {
  /// The size of the text on one line, or on as many as it has breaks, in points.
  public func size() -> CGSize { StyledText(self).size(width: nil, numberOfLines: 0) }

  /// The rectangle of the text within a size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: Any? = nil
  ) -> CGRect {
    let isWrapped = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < 1e6
    return CGRect(
      origin: .zero, size: StyledText(self).size(width: isWrapped ? size.width : nil, numberOfLines: isWrapped ? 0 : 1))
  }
}

extension NSString {
  /// The size of the text on one line, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attributes ?? [:]).size()
  }

  /// The rectangle of the text within a size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: Any? = nil
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes ?? [:]).boundingRect(with: size, options: options)
  }
}

extension String {
  /// The size of the text on one line, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes ?? [:]).size()
  }

  /// The rectangle of the text within a size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: Any? = nil
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes ?? [:]).boundingRect(with: size, options: options)
  }
}

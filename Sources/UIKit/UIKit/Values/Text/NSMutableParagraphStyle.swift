public import Foundation

/// The lines of a paragraph, which may be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
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
  /// Whether letters may move closer; kept.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { lines.allowsTightening }
    set { lines.allowsTightening = newValue }
  }
  open var baseWritingDirection: NSWritingDirection {
    get { lines.baseWritingDirection }
    set { lines.baseWritingDirection = newValue }
  }
}

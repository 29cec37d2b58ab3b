public import Foundation

open class NSParagraphStyle: NSObject, @unchecked Sendable {
  private let header = AttributeHeader()
  var lines = Lines()

  /// The values of a paragraph style.
  struct Lines: Equatable {
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

  /// The spacing between lines, in points.
  open var lineSpacing: CGFloat { lines.lineSpacing }
  /// The spacing after the paragraph, in points.
  open var paragraphSpacing: CGFloat { lines.paragraphSpacing }
  /// The smallest height of a line, in points.
  open var minimumLineHeight: CGFloat { lines.minimumLineHeight }
  /// The largest height of a line, in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { lines.maximumLineHeight }
  /// The factor for the height of lines; 0 for none.
  open var lineHeightMultiple: CGFloat { lines.lineHeightMultiple }
  open var alignment: NSTextAlignment { lines.alignment }
  open var lineBreakMode: NSLineBreakMode { lines.lineBreakMode }

  /// Returns the height of a line with a natural height, in points.
  func lineHeight(_ natural: CGFloat) -> CGFloat {
    var height = natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }

  open override func copy() -> Any { mutableCopy() }
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.lines = lines
    return copy
  }
}

public import Foundation

extension NSAttributedString.Key {
  /// The width of the outline of letters, in parts of a hundred of their size.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The colour of the outline.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The number of joined letters.
  public static let ligature = NSAttributedString.Key("NSLigature")
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  public static let expansion = NSAttributedString.Key("NSExpansion")
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// The colour of the line through letters.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The room between letters, in points.
  public static let tracking = NSAttributedString.Key("CTTracking")
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
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
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
}

/// How much space a string may lack before it is truncated.
package enum TextTolerance {
  /// The length that a string may lack without losing a letter, in points. Rounding to pixels takes up to one.
  ///
  /// Both the rule and the drawings use it, so that findings match the picture.
  package static let points = 1.0
  /// The share of a font's size by which letters may move closer together before a string is truncated:
  /// `NSParagraphStyle.tighteningFactorForTruncation`.
  package static let tightening = 0.05
  /// The share of its length by which a string in an unavailable font may be measured too long.
  package static let unknownFont = 0.25
}

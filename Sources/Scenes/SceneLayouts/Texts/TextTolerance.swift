package import Typography

/// How much space a string may lack before it is truncated.
package enum TextTolerance {
  /// The length that a string may lack without losing a letter, in points. Rounding to pixels takes up to one.
  ///
  /// Both the rule and the drawings use it, so that findings match the picture.
  package static let points = 1.0
  /// Returns the length that a string in a font may lack without losing a letter, in points.
  ///
  /// From 20 points up, the letters of the system font are known less exactly: compared with Xcode's frames, strings are
  /// measured up to 2 % too long, and above 28 points 3 %.
  package static func length(of natural: Double, in font: Font) -> Double {
    guard font.family == nil, font.pointSize >= 20 else { return points }
    return max(points, natural * (font.pointSize > 28 ? 0.03 : 0.02))
  }
  /// The share of a font's size by which letters may move closer together before a string is truncated:
  /// `NSParagraphStyle.tighteningFactorForTruncation`.
  package static let tightening = 0.05
  /// The share of its length by which a string in an unavailable font may be measured too long.
  package static let unknownFont = 0.25
  /// The share of its width by which a symbol beside a title may be estimated too wide.
  package static let symbol = 0.15
}

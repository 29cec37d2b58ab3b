/// The room that a text may miss before it is cut off.
package enum TextTolerance {
  /// The length that a text may miss without losing a letter, in points: rounding to pixels takes up to one.
  ///
  /// The rule and the drawings both keep to it, so that what is said is what is seen.
  package static let points = 1.0
  /// The part of the size of a font by which each letter of a text moves closer before it is cut off, where it may:
  /// `NSParagraphStyle.tighteningFactorForTruncation`.
  package static let tightening = 0.05
  /// The part of its length by which a text in a font that is not here may be measured too long.
  package static let unknownFont = 0.25
}

/// The room that a text may miss before it is cut off.
public enum TextTolerance {
  /// The length that a text may miss without losing a letter, in points: rounding to pixels takes up to one.
  ///
  /// The rule and the drawings both keep to it, so that what is said is what is seen.
  public static let points = 1.0
}

/// The writing direction, which decides on which side leading is (specification RTL-01).
public enum LayoutDirection: String, Sendable, Hashable {
  /// As in English.
  case leftToRight = "ltr"
  /// As in Arabic and Hebrew.
  case rightToLeft = "rtl"
}

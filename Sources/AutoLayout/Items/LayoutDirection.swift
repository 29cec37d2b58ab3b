/// The writing direction: where leading is (specification RTL-01).
public enum LayoutDirection: String, Sendable, Hashable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

/// Which generation of the system font's metrics a document was laid out with.
public enum TextEra: String, Sendable, Hashable, CaseIterable {
  /// iOS 9 to 13: SF Text below 20 points, SF Display from there.
  case beforeVariableFont
  /// iOS 14 and later.
  case current
}

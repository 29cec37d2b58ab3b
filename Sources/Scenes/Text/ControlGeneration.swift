/// Which generation of the system drew the controls, which decides how large they are; measured on Xcode documents.
public enum ControlGeneration: String, Sendable, Hashable, CaseIterable {
  /// Up to iOS 12.
  case flat
  /// iOS 13 to 18.
  case current
  /// iOS 26.
  case glass
}

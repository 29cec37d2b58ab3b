/// The generation of the system that drew the controls, which decides their sizes; measured on Xcode documents.
public enum ControlGeneration: String, Sendable, Hashable, CaseIterable {
  /// Up to iOS 6. Of its sizes only that of switches is known (specification DEV-06); the others are those of `flat`.
  case classic
  /// iOS 7 to 12.
  case flat
  /// iOS 13 to 18.
  case current
  /// iOS 26.
  case glass

  /// The generation of a major version of iOS.
  public init(systemVersion: Int) {
    self =
      switch systemVersion {
      case ..<7: .classic
      case ..<13: .flat
      case ..<26: .current
      default: .glass
      }
  }
}

/// The generation of the system that drew the controls, which determines their sizes. Measured on Xcode documents.
public enum ControlGeneration: String, Sendable, Hashable, CaseIterable {
  /// Up to iOS 6. Only the size of its switches is known (specification DEV-06). Its other sizes equal those of `flat`.
  case classic
  /// iOS 7 to 12.
  case flat
  /// iOS 13, which still has the page controls of `flat`. Its other sizes equal those of `current`.
  case transitional
  /// iOS 14 to 18.
  case current
  /// iOS 26.
  case glass

  /// Creates the generation of a major version of iOS.
  public init(systemVersion: Int) {
    self =
      switch systemVersion {
      case ..<7: .classic
      case ..<13: .flat
      case ..<14: .transitional
      case ..<26: .current
      default: .glass
      }
  }
}

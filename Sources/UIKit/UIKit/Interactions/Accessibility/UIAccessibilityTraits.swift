/// The kinds of views for those who hear them.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  public let rawValue: UInt64
  /// Kinds by their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// An element that cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// An element that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  public static let header = UIAccessibilityTraits(rawValue: 65_536)
  /// An element that goes up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
}

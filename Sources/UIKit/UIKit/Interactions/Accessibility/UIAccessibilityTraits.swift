/// The kinds of views for those who hear them.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt64
  /// Kinds by their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// None.
  public static let none = UIAccessibilityTraits([])
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// A selected element.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// An element that cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// An element that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 65_536)
  /// An element that goes up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
}

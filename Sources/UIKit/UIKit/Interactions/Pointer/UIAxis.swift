/// Horizontal and vertical axes.
public struct UIAxis: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  /// Axes by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}

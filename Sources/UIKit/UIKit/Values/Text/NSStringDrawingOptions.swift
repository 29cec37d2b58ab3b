/// Ways in which texts are measured.
public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  /// Ways by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Lines from the top instead of one line on a baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// With the room between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// With an ellipsis where the text does not fit.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

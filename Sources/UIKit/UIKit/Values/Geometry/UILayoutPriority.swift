/// The importance of a constraint, from above 0 to 1000.
public struct UILayoutPriority: RawRepresentable, Sendable, Hashable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// The priority with which contents resist shrinking by default: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that may change the size of a scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that does not change the size of a scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority with which contents resist growing by default: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target of a fitting size: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A priority that is higher by a number.
  public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + number)
  }

  /// A priority that is lower by a number.
  public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - number)
  }
}

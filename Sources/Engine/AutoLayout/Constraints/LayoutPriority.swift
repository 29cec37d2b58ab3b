/// The priority of a constraint, above 0 and at most 1000. Only the order of priorities matters (specification PRI-03).
public struct LayoutPriority: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The number that users write. 1000 means required.
  public let rawValue: Double

  /// Creates a priority without checking it. Readers of documents check ``isLegal``.
  public init(_ rawValue: Double) { self.rawValue = rawValue }

  /// The priority of constraints that must hold: 1000.
  public static let required = LayoutPriority(1000)
  /// Just below required, and above all priorities that documents use. It is the priority of the constraints that give
  /// way when a view is too small.
  package static let almostRequired = LayoutPriority(999.5)
  /// The strongest optional priority: 999.
  package static let justBelowRequired = LayoutPriority(999)
  /// The default compression resistance: 750.
  public static let defaultHigh = LayoutPriority(750)
  /// The default content hugging: 250.
  public static let defaultLow = LayoutPriority(250)
  /// The priority of a fitting size: 50.
  public static let fittingSize = LayoutPriority(50)

  /// Whether the constraint must hold.
  public var isRequired: Bool { rawValue >= 1000 }
  /// Whether UIKit accepts the priority: above 0 and at most 1000 (specification PRI-01).
  public var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }

  /// The number, without a fraction if it has none: `750`, `250.5`.
  public var description: String {
    // Int(exactly:) also refuses NaN and infinity.
    Int(exactly: rawValue).map(String.init) ?? String(rawValue)
  }

  /// Whether the first priority yields to the second.
  public static func < (first: LayoutPriority, second: LayoutPriority) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// The priority of a constraint, from above 0 to 1000; only the order of priorities matters (specification PRI-03).
public struct LayoutPriority: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The number that users write, 1000 for required.
  public let rawValue: Double

  /// The priority with a value; legality is checked where documents are read (``isLegal``).
  public init(_ rawValue: Double) { self.rawValue = rawValue }

  /// Must hold: 1000.
  public static let required = LayoutPriority(1000)
  /// Just below what must hold, and above all that anybody writes: what a view that became too small does without.
  package static let almostRequired = LayoutPriority(999.5)
  /// The strongest pull that gives way to what must hold: 999.
  package static let justBelowRequired = LayoutPriority(999)
  /// Compression resistance by default: 750.
  public static let defaultHigh = LayoutPriority(750)
  /// Content hugging by default: 250.
  public static let defaultLow = LayoutPriority(250)
  /// The pull of a fitting size: 50.
  public static let fittingSize = LayoutPriority(50)

  /// Indicates that the constraint must hold.
  public var isRequired: Bool { rawValue >= 1000 }
  /// Indicates whether UIKit accepts the priority: above 0 and at most 1000 (specification PRI-01).
  public var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }

  /// The number without a fraction where it has none: `750`, `250.5`.
  public var description: String {
    // Int(exactly:) also refuses NaN and infinity.
    Int(exactly: rawValue).map(String.init) ?? String(rawValue)
  }

  /// Returns whether the first gives way to the second.
  public static func < (first: LayoutPriority, second: LayoutPriority) -> Bool {
    first.rawValue < second.rawValue
  }
}

internal import AutoLayout
internal import Geometry

extension NSLayoutConstraint {
  /// Relations between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The left side is at most the right one.
    case lessThanOrEqual = -1
    /// Both sides are the same.
    case equal = 0
    /// The left side is at least the right one.
    case greaterThanOrEqual = 1

    var engineRelation: LayoutRelation {
      switch self {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    }

    init(_ relation: LayoutRelation) {
      switch relation {
      case .lessThanOrEqual: self = .lessThanOrEqual
      case .equal: self = .equal
      case .greaterThanOrEqual: self = .greaterThanOrEqual
      }
    }
  }

  /// Directions that layout works in.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1

    var engineAxis: Geometry.Axis { self == .horizontal ? .horizontal : .vertical }
  }

  /// Parts of an item that a constraint speaks of, in UIKit's numbers.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    /// The edge where lines begin.
    case leading = 5
    /// The edge where lines end.
    case trailing = 6
    /// The extent from side to side.
    case width = 7
    /// The extent from top to bottom.
    case height = 8
    case centerX = 9
    case centerY = 10
    /// The line under the letters of the last line of text.
    case lastBaseline = 11
    /// The line under the letters of the first line of text.
    case firstBaseline = 12
    /// The left edge less its margin.
    case leftMargin = 13
    /// The right edge less its margin.
    case rightMargin = 14
    /// The top edge less its margin.
    case topMargin = 15
    /// The bottom edge less its margin.
    case bottomMargin = 16
    /// The edge where lines begin, less its margin.
    case leadingMargin = 17
    /// The edge where lines end, less its margin.
    case trailingMargin = 18
    /// The horizontal centre of what the margins leave.
    case centerXWithinMargins = 19
    /// The vertical centre of what the margins leave.
    case centerYWithinMargins = 20
    case notAnAttribute = 0

    /// An older name of ``lastBaseline``.
    public static let baseline = Attribute.lastBaseline

    var engineAttribute: LayoutAttribute { LayoutAttribute(rawValue: rawValue) ?? .notAnAttribute }
    init(_ attribute: LayoutAttribute) { self = Attribute(rawValue: attribute.rawValue) ?? .notAnAttribute }
  }

  /// The alignment of the views of a visual format and the direction in which it reads, in UIKit's bits.
  public struct FormatOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits that align.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Reads as the language does.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Reads from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Reads from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances between baselines; here between edges.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of distances.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    /// Reads formats with comments, percentages, arithmetic, groups, ranges, `HV:`, `Z:` and `C:`; not in iOS.
    public static let extended = FormatOptions(rawValue: 1 << 30)
  }

  /// The constraint as an equation: `<NSLayoutConstraint 'gap' title.top == icon.bottom + 8>`.
  var equation: String {
    func side(_ item: (any LayoutAnchoring)?, _ attribute: Attribute) -> String {
      "\(item?.messageName ?? "(gone)").\(attribute.engineAttribute.name)"
    }
    let number = Double(constant)
    var text = "\(side(firstLayoutItem, firstAttribute)) \(relation.engineRelation.rawValue) "
    if secondAttribute == .notAnAttribute {
      text += number.decimalText(places: 4)
    } else {
      if multiplier != 1 { text += "\(Double(multiplier).decimalText(places: 4))*" }
      text += side(secondLayoutItem, secondAttribute)
      if number != 0 { text += " \(number < 0 ? "-" : "+") \(number.magnitude.decimalText(places: 4))" }
    }
    if priority != .required { text += " @\(LayoutPriority(Double(priority.rawValue)))" }
    let state = isActive ? "   (active)" : "   (inactive)"
    return "<\(type(of: self)) \(identifier.map { "'\($0)' " } ?? "")\(text)\(state)>"
  }
}

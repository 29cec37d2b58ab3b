public import AutoLayout
internal import Geometry

// The types that UIKit nests in NSLayoutConstraint and UIView.
@_exported public import struct AutoLayout.AutoresizingMask
@_exported public import enum AutoLayout.LayoutAttribute
@_exported public import enum AutoLayout.LayoutRelation
@_exported public import struct AutoLayout.VisualFormatOptions

extension NSLayoutConstraint {
  /// The relation between the two sides of a constraint.
  public typealias Relation = LayoutRelation

  /// The attribute of an item in a constraint.
  public typealias Attribute = LayoutAttribute

  /// The alignment of the views in a visual format, and its reading direction.
  public typealias FormatOptions = VisualFormatOptions

  /// The axes of layout.
  public enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal = 0
    /// The vertical axis.
    case vertical = 1

    var engineAxis: Geometry.Axis { self == .horizontal ? .horizontal : .vertical }
  }

  /// The constraint as an equation: `<NSLayoutConstraint 'gap' title.top == icon.bottom + 8>`.
  var equation: String {
    func side(_ item: (any LayoutAnchoring)?, _ attribute: Attribute) -> String {
      "\(item?.messageName ?? "(gone)").\(attribute.name)"
    }
    let number = Double(constant)
    var text = "\(side(firstLayoutItem, firstAttribute)) \(relation.symbol) "
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

extension LayoutAttribute {
  /// An older name of `lastBaseline`.
  public static let baseline = LayoutAttribute.lastBaseline
}

extension VisualFormatOptions {
  /// The mask of the alignment bits.
  public static let alignmentMask = VisualFormatOptions(rawValue: 0xFFFF)
  /// Reads in the direction of the language.
  public static let directionLeadingToTrailing: VisualFormatOptions = []
  /// The mask of the direction bits.
  public static let directionMask = VisualFormatOptions(rawValue: 3 << 16)
  /// Spacings between edges.
  public static let spacingEdgeToEdge: VisualFormatOptions = []
  /// Spacings between baselines; here they are between edges.
  public static let spacingBaselineToBaseline = VisualFormatOptions(rawValue: 1 << 19)
  /// The mask of the spacing bits.
  public static let spacingMask = VisualFormatOptions(rawValue: 1 << 19)
}

public import Foundation
public import UIKit

public typealias ConstraintView = UIView
public typealias ConstraintLayoutGuide = UILayoutGuide
public typealias ConstraintLayoutSupport = UILayoutSupport
public typealias ConstraintInsets = UIEdgeInsets
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
public typealias LayoutConstraint = NSLayoutConstraint

/// A view, guide, attribute or constant that a constraint relates to.
public protocol ConstraintRelatableTarget {}
extension Int: ConstraintRelatableTarget {}
extension UInt: ConstraintRelatableTarget {}
extension Float: ConstraintRelatableTarget {}
extension Double: ConstraintRelatableTarget {}
extension CGFloat: ConstraintRelatableTarget {}
extension CGSize: ConstraintRelatableTarget {}
extension CGPoint: ConstraintRelatableTarget {}
extension UIEdgeInsets: ConstraintRelatableTarget {}
extension NSDirectionalEdgeInsets: ConstraintRelatableTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}
extension ConstraintItem: ConstraintRelatableTarget {}

/// A value from which the constant of each attribute is derived.
public protocol ConstraintConstantTarget {}
extension CGPoint: ConstraintConstantTarget {}
extension CGSize: ConstraintConstantTarget {}
extension UIEdgeInsets: ConstraintConstantTarget {}
extension NSDirectionalEdgeInsets: ConstraintConstantTarget {}

public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}
extension Int: ConstraintOffsetTarget {}
extension UInt: ConstraintOffsetTarget {}
extension Float: ConstraintOffsetTarget {}
extension Double: ConstraintOffsetTarget {}
extension CGFloat: ConstraintOffsetTarget {}

public protocol ConstraintInsetTarget: ConstraintConstantTarget {}
extension Int: ConstraintInsetTarget {}
extension UInt: ConstraintInsetTarget {}
extension Float: ConstraintInsetTarget {}
extension Double: ConstraintInsetTarget {}
extension CGFloat: ConstraintInsetTarget {}
extension UIEdgeInsets: ConstraintInsetTarget {}

/// A value for `inset` with directional edges.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}
extension NSDirectionalEdgeInsets: ConstraintDirectionalInsetTarget {}

/// A number for `multipliedBy` and `dividedBy`.
public protocol ConstraintMultiplierTarget {}
extension Int: ConstraintMultiplierTarget {}
extension UInt: ConstraintMultiplierTarget {}
extension Float: ConstraintMultiplierTarget {}
extension Double: ConstraintMultiplierTarget {}
extension CGFloat: ConstraintMultiplierTarget {}

/// A number or priority for `priority`.
public protocol ConstraintPriorityTarget {}
extension Int: ConstraintPriorityTarget {}
extension UInt: ConstraintPriorityTarget {}
extension Float: ConstraintPriorityTarget {}
extension Double: ConstraintPriorityTarget {}
extension CGFloat: ConstraintPriorityTarget {}
extension UILayoutPriority: ConstraintPriorityTarget {}

/// A priority with SnapKit's names.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Strideable, Sendable {
  public let value: Float

  public init(_ value: Float) { self.value = value }
  public init(floatLiteral value: Float) { self.value = value }

  public static var required: ConstraintPriority { ConstraintPriority(1000) }
  public static var high: ConstraintPriority { ConstraintPriority(750) }
  public static var medium: ConstraintPriority { ConstraintPriority(500) }
  public static var low: ConstraintPriority { ConstraintPriority(250) }

  public func advanced(by number: Float) -> ConstraintPriority { ConstraintPriority(value + number) }
  public func distance(to other: ConstraintPriority) -> Float { other.value - value }
}

/// The numbers in targets.
enum TargetNumbers {
  /// Returns a target as a number. Nil for other targets.
  static func number(_ target: Any) -> CGFloat? {
    switch target {
    case let number as Int: CGFloat(number)
    case let number as UInt: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Double: CGFloat(number)
    case let number as CGFloat: number
    case let priority as UILayoutPriority: CGFloat(priority.rawValue)
    case let priority as ConstraintPriority: CGFloat(priority.value)
    default: nil
    }
  }

  /// Returns the constant of a target for an attribute. The right and bottom insets point inward.
  static func constant(_ target: Any, for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch target {
    case let point as CGPoint: attribute.isSize ? 0 : attribute.isHorizontal ? point.x : point.y
    case let size as CGSize: attribute == .width ? size.width : attribute == .height ? size.height : 0
    case let insets as UIEdgeInsets:
      attribute.constant(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    case let insets as NSDirectionalEdgeInsets:
      attribute.constant(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    default: number(target) ?? 0
    }
  }

  /// Returns a target as insets. A number is the inset of all edges.
  static func insets(_ target: any ConstraintInsetTarget) -> UIEdgeInsets {
    if let insets = target as? UIEdgeInsets { return insets }
    let number = number(target) ?? 0
    return UIEdgeInsets(top: number, left: number, bottom: number, right: number)
  }
}

extension NSLayoutConstraint.Attribute {
  var isSize: Bool { self == .width || self == .height }

  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }

  /// Returns the constant of the attribute for insets.
  func constant(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) -> CGFloat {
    switch self {
    case .left, .leading, .leftMargin, .leadingMargin: left
    case .right, .trailing, .rightMargin, .trailingMargin: -right
    case .top, .firstBaseline, .topMargin: top
    case .bottom, .lastBaseline, .bottomMargin: -bottom
    case .centerX, .centerXWithinMargins: (left - right) / 2
    case .centerY, .centerYWithinMargins: (top - bottom) / 2
    case .width: -(left + right)
    case .height: -(top + bottom)
    default: 0
    }
  }
}

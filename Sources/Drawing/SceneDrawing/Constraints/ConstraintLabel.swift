internal import AutoLayout
internal import Geometry

/// The label of a constraint's mark (specification DRW-04).
struct ConstraintLabel {
  private let constraint: LayoutConstraint

  init(_ constraint: LayoutConstraint) { self.constraint = constraint }

  /// `120`, `≥ 44`; for a size relative to another `=`, `×0.5`, `×1/3`, `= + 8`; for an aspect ratio `16:9`.
  var size: String {
    guard let second = constraint.secondItem else {
      return joined(relation(isReversed: false), number(constraint.constant))
    }
    let isRatio = second == constraint.firstItem
    let factor = isRatio ? ratio.map { "\($0.0):\($0.1)" } ?? multiplier : multiplier
    let sign = constraint.relation == .equal && factor.isEmpty ? "=" : relation(isReversed: false)
    return joined(sign, factor, addend(constraint.constant))
  }

  /// Returns `20`, `≥ 8 @750`. Reversed if the constant counts against the reading direction.
  func space(isReversed: Bool) -> String {
    let constant = isReversed ? -constraint.constant : constraint.constant
    let distance = multiplier.isEmpty ? number(constant) : addend(constant)
    return joined(relation(isReversed: isReversed), multiplier, distance)
  }

  /// The relation and priority of an alignment. Empty for a required equality.
  var alignment: String {
    let constant = constraint.constant == 0 ? "" : number(constraint.constant)
    return joined(relation(isReversed: false), multiplier, constant)
  }

  /// Returns the sign of an inequality. Empty for an equality.
  private func relation(isReversed: Bool) -> String {
    guard constraint.relation != .equal else { return "" }
    return (isReversed ? constraint.relation.reversed : constraint.relation).sign
  }

  /// Returns a constant without an operator, with a minus sign as wide as a plus sign.
  private func number(_ constant: Double) -> String {
    constant < 0 ? "−\(abs(constant).pointText)" : constant.pointText
  }

  /// Returns a constant with an operator: `+ 8`. Empty for zero.
  private func addend(_ constant: Double) -> String {
    constant == 0 ? "" : "\(constant < 0 ? "−" : "+") \(abs(constant).pointText)"
  }

  private var multiplier: String {
    constraint.multiplier == 1 ? "" : "×\(factor(constraint.multiplier))"
  }

  /// The multiplier as a ratio of small integers, or nil.
  private var ratio: (Int, Int)? {
    let multiplier = constraint.multiplier
    guard multiplier.isFinite, multiplier > 0, multiplier <= Self.largestTerm else { return nil }
    for second in 1...Int(Self.largestTerm) {
      let first = (multiplier * Double(second)).rounded()
      if first >= 1, first <= Self.largestTerm, abs(first / Double(second) - multiplier) < 1e-9 * multiplier {
        return (Int(first), second)
      }
    }
    return nil
  }

  /// The largest integer in a ratio. A decimal number is clearer for larger ones.
  private static let largestTerm = 40.0

  /// Returns a factor with up to four decimals if they are exact, otherwise as a fraction of small integers, otherwise
  /// with three significant digits: `0.125`, `2/3`, `0.618`.
  private func factor(_ factor: Double) -> String {
    guard factor.isFinite, abs(factor * 10_000 - (factor * 10_000).rounded()) > 1e-6 else {
      return factor.decimalText(places: 4)
    }
    if let ratio { return "\(ratio.0)/\(ratio.1)" }
    var places = 3
    var digits = abs(factor) * 1000
    while digits < 100, places < 9 {
      places += 1
      digits *= 10
    }
    return factor.decimalText(places: places)
  }

  /// Joins the non-empty parts, with the priority of an optional constraint at the end.
  private func joined(_ parts: String...) -> String {
    let priority = constraint.priority.isRequired ? "" : "@\(constraint.priority)"
    return (parts + [priority]).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

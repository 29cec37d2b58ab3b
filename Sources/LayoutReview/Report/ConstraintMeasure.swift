internal import AutoLayout
internal import Geometry

/// Measures on a solution whether constraints hold.
struct ConstraintMeasure {
  /// The largest error at which a constraint counts as met, in points: less than any device's pixel, more than what
  /// the engine's arithmetic leaves.
  static let tolerance = 0.01

  let system: ConstraintSystem
  let solution: LayoutSolution
  private let guides: [LayoutItemID: Rect]

  init(system: ConstraintSystem, solution: LayoutSolution) {
    self.system = system
    self.solution = solution
    self.guides = Dictionary(solution.guides.map { ($0.item, $0.rect) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a constraint holds; a required one, and one that cannot be measured, counts as met.
  func isMet(_ constraint: LayoutConstraint) -> Bool {
    if constraint.priority.isRequired { return true }
    guard let first = value(constraint.firstAttribute, of: constraint.firstItem, in: constraint) else { return true }
    var second = 0.0
    if let item = constraint.secondItem {
      guard let value = value(constraint.secondAttribute, of: item, in: constraint) else { return true }
      second = value
    }
    let difference = first - (second * constraint.multiplier + constraint.constant)
    switch constraint.relation {
    case .equal: return difference.magnitude <= Self.tolerance
    case .lessThanOrEqual: return difference <= Self.tolerance
    case .greaterThanOrEqual: return difference >= -Self.tolerance
    }
  }

  /// The value of an attribute in points; positions in the coordinates of the constraint's owner, which matters for
  /// multipliers (specification ATT-06).
  private func value(_ attribute: LayoutAttribute, of item: LayoutItemID, in constraint: LayoutConstraint) -> Double? {
    guard let rect = rect(of: item) else { return nil }
    let origin = origin(of: constraint)
    // Seen from the right edge, right-to-left positions grow inwards as left-to-right ones do (specification RTL-01).
    let isReversed = isReversed(constraint)
    switch attribute {
    case .left: return rect.minX - origin.x
    case .right: return rect.maxX - origin.x
    case .leading: return isReversed ? origin.x - rect.maxX : rect.minX - origin.x
    case .trailing: return isReversed ? origin.x - rect.minX : rect.maxX - origin.x
    case .centerX: return isReversed ? origin.x - rect.midX : rect.midX - origin.x
    case .top: return rect.minY - origin.y
    case .bottom: return rect.maxY - origin.y
    case .centerY: return rect.midY - origin.y
    case .width: return rect.width
    case .height: return rect.height
    case .firstBaseline: return baseline(isFirst: true, of: item, rect: rect) - origin.y
    case .lastBaseline: return baseline(isFirst: false, of: item, rect: rect) - origin.y
    case .notAnAttribute: return nil
    }
  }

  /// Whether a constraint speaks of leading or trailing edges where lines run from right to left.
  private func isReversed(_ constraint: LayoutConstraint) -> Bool {
    let view = constraint.firstItem.view
    guard constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional else { return false }
    return system.items.indices.contains(view) && system.items[view].direction == .rightToLeft
  }

  /// The alignment rectangle of a view or the rectangle of a guide, in root coordinates.
  private func rect(of item: LayoutItemID) -> Rect? {
    if item.guide != nil { return guides[item] }
    return solution.alignmentRects.indices.contains(item.view) ? solution.alignmentRects[item.view] : nil
  }

  /// Where the coordinates begin that a constraint's positions are measured in.
  private func origin(of constraint: LayoutConstraint) -> Point {
    guard constraint.multiplier != 1 || constraint.secondItem == nil else { return .zero }
    let owner = constraint.owner ?? commonAncestor(of: constraint)
    return solution.absoluteFrames.indices.contains(owner) ? solution.absoluteFrames[owner].origin : .zero
  }

  /// The nearest view that is around both items, or one of them.
  private func commonAncestor(of constraint: LayoutConstraint) -> Int {
    var first = constraint.firstItem.view
    var second = constraint.secondItem?.view ?? first
    // Superviews stand before their subviews, so the later of two views is never around the other.
    while first != second, first > 0, second > 0 {
      if first > second {
        first = superview(of: first)
      } else {
        second = superview(of: second)
      }
    }
    return min(first, second)
  }

  /// The superview of a view, or the root.
  private func superview(of view: Int) -> Int {
    guard system.items.indices.contains(view), let superview = system.items[view].superview else { return 0 }
    return min(superview, view - 1)
  }

  /// The vertical place of a baseline in root coordinates; the bottom edge where there is no text.
  private func baseline(isFirst: Bool, of item: LayoutItemID, rect: Rect) -> Double {
    guard item.guide == nil, system.items.indices.contains(item.view) else { return rect.maxY }
    switch system.items[item.view].baseline {
    case .none: return rect.maxY
    case .edges(let first, let last): return isFirst ? rect.minY + first : rect.maxY - last
    case .centered(let offset): return rect.midY + offset
    }
  }
}

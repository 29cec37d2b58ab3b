internal import Geometry
internal import LinearConstraints

/// The difference between both sides of a constraint in a solution. The system need not contain the constraint.
public struct ConstraintDifference: Sendable, Hashable {
  /// The value of the first attribute, in points. Positions are in root coordinates.
  public var value: Double
  /// The first side minus the second, in points. For leading and trailing edges it is measured in the reading direction
  /// of the view that holds the constraint.
  public var difference: Double
}

extension ConstraintSystem {
  /// Returns the difference between both sides of each constraint in a solution of the system. Nil for a constraint
  /// that names an item which the system does not have, or content whose size is unknown.
  public func differences(of constraints: [LayoutConstraint], in solution: LayoutSolution) -> [ConstraintDifference?] {
    var probe = self
    probe.constraints = constraints
    let lowering = probe.lowering
    let guides = lowering.variables.guides.map { (item: $0, rect: rect(of: $0, in: solution)) }
    let unknown = Set(guides.filter { $0.rect == nil }.map(\.item))
    let rects = solution.alignmentRects + guides.map { $0.rect ?? .zero }
    let values = rects.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
    guard values.count == lowering.variables.count else { return constraints.map { _ in nil } }
    return constraints.map { constraint in
      let named = [constraint.firstItem, constraint.secondItem].compactMap(\.self)
      return unknown.isDisjoint(with: named) ? difference(of: constraint, lowering, at: values) : nil
    }
  }

  private func difference(
    of constraint: LayoutConstraint, _ lowering: ConstraintLowering, at values: [Double]
  ) -> ConstraintDifference? {
    let isMirrored = lowering.isMirrored(constraint)
    guard let row = lowering.row(of: constraint),
      let first = lowering.expression(constraint.firstItem, constraint.firstAttribute, isMirrored: isMirrored)
    else { return nil }
    let value = LinearConstraint(first.terms, constant: first.constant, .equal).value(at: values)
    // Mirrored positions are measured leftwards. In reports all are measured from the left edge.
    let isNegative = isMirrored && constraint.firstAttribute.kind == .horizontalPosition
    return ConstraintDifference(value: isNegative ? -value : value, difference: row.value(at: values))
  }

  /// Returns the rectangle of a guide in a solution, in root coordinates. The guide need not be named by a constraint.
  private func rect(of guide: LayoutItemID, in solution: LayoutSolution) -> Rect? {
    if let solved = solution.guides.first(where: { $0.item == guide }) { return solved.rect }
    guard items.indices.contains(guide.view), solution.absoluteFrames.indices.contains(guide.view) else { return nil }
    let frame = solution.absoluteFrames[guide.view]
    let insets = items[guide.view].guideInsets
    switch guide.guide {
    case .safeArea: return frame.inset(by: insets.safeArea)
    case .layoutMargins: return frame.inset(by: insets.layoutMargins)
    case .readableContent: return frame.inset(by: insets.readableContent)
    case .topLayoutGuide: return Rect(x: frame.minX, y: frame.minY, width: frame.width, height: insets.safeArea.top)
    case .bottomLayoutGuide, .keyboard:
      let height = guide.guide == .keyboard ? insets.keyboardGuideHeight : insets.safeArea.bottom
      return Rect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
    case .scrollFrame: return frame
    case .scrollContent, .contentMargins, nil: return nil
    }
  }
}

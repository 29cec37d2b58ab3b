public import AutoLayout
public import Geometry

extension ViewLayout {
  /// The autolayout trace: every view of the tree, those with an ambiguous layout marked (specification TRC-01).
  ///
  /// - Parameter naming: Whether views are called by address, as UIKit does, or by name.
  public func autolayoutTrace(naming: LayoutDescriptions.Naming = .addresses) -> String {
    LayoutDescriptions(of: system, naming: naming).trace(of: solution, enclosedBy: [])
  }
}

extension ViewConflict {
  /// The text that UIKit logs about the conflict (specification CNF-04).
  ///
  /// - Parameters:
  ///   - naming: Whether views are called by address, as UIKit does, or by name.
  ///   - detail: Whether UIKit's advice is printed as well.
  public func log(naming: LayoutDescriptions.Naming = .addresses, detail: ConflictLogDetail = .short) -> String {
    LayoutDescriptions(of: system, naming: naming).log(of: constraints, detail: detail)
  }
}

extension LayoutView {
  /// The constraints that decide where the view lies and how long it is along an axis, as descriptions, after a layout
  /// of the tree (specification AFF-01).
  ///
  /// - Throws: ``ConstraintError`` as ``layoutIfNeeded()`` does.
  public func constraintsAffectingLayout(for axis: Axis) throws(ConstraintError) -> [String] {
    let settled = try SettledLayout(of: root)
    guard let position = settled.tree.position(of: self) else { return [] }
    let descriptions = LayoutDescriptions(of: settled.system)
    return settled.system.constraintsAffectingLayout(ofView: position, axis: axis)
      .map(descriptions.text)
  }

  /// The reasons why the view lies where it lies along an axis and is as long as it is, after a layout of the tree:
  /// each constraint with its contribution, in points (specification AFF-01). Views are named by their positions in a
  /// system that is like that of ``layoutIfNeeded()``.
  ///
  /// - Throws: ``ConstraintError`` as ``layoutIfNeeded()`` does.
  public func placementExplanation(for axis: Axis) throws(ConstraintError) -> PlacementExplanation? {
    let settled = try SettledLayout(of: root)
    return settled.tree.position(of: self).flatMap {
      settled.system.explanation(ofView: $0, axis: axis, in: settled.solution)
    }
  }
}

public import AutoLayout
public import Geometry

extension LayoutView {
  /// The target size of a view that is to be as small as its constraints allow.
  public static let layoutFittingCompressedSize = Size.zero
  /// The target size of a view that is to be as large as its constraints allow.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  /// The size, in points, that the view's own constraints and contents give it, as near to a target as they allow
  /// (specification SIZ-10). Constraints that its superviews hold do not count; no frame is changed.
  ///
  /// - Parameters:
  ///   - targetSize: The size that is wished for, in points.
  ///   - horizontalFittingPriority: How strongly the width is wished for; required for the width of a table's cell.
  ///   - verticalFittingPriority: How strongly the height is wished for.
  /// - Throws: ``ConstraintError`` as ``layoutIfNeeded()`` does.
  public func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority = .fittingSize,
    verticalFittingPriority: LayoutPriority = .fittingSize
  ) throws(ConstraintError) -> Size {
    guard targetSize.width.isFinite, targetSize.height.isFinite else {
      throw ConstraintError(.notFinite("the target size of \(self)"))
    }
    let stage = LayoutView()
    stage.userInterfaceLayoutDirection = root.userInterfaceLayoutDirection
    let view = LayoutItemID(view: 1)
    var solver = LayoutSolver()
    let settled = try SettledLayout(
      LayoutTree(root: stage, showing: self), rootSize: .zero,
      adding: [
        LayoutConstraint(view, .left, .equal, .root, .left, origin: .rootSize),
        LayoutConstraint(view, .top, .equal, .root, .top, origin: .rootSize),
        LayoutConstraint(
          view, .width, constant: targetSize.width, priority: horizontalFittingPriority, origin: .rootSize),
        LayoutConstraint(
          view, .height, constant: targetSize.height, priority: verticalFittingPriority, origin: .rootSize),
      ], solvingWith: &solver)
    return settled.solution.absoluteFrames[1].size
  }
}

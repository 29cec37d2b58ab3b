public import AutoLayout
internal import Geometry

/// The result of a layout, as a value that may be handed to another task.
public struct ViewLayout: Sendable, Hashable {
  /// The system that was solved; views in the order of the tree, superviews before their subviews.
  public let system: ConstraintSystem
  /// Its solution: rectangles in root coordinates, and what the constraints leave open.
  public let solution: LayoutSolution
  /// The conflicts that were settled since the layout before, by breaking one constraint each (specification CNF-01).
  public let conflicts: [ViewConflict]

  /// The attributes of views for which the constraints allow more than one value (specification AMB-02).
  public var ambiguities: [AmbiguousLayout] { solution.ambiguities }
}

extension LayoutView {
  /// Solves the tree that the view belongs to and sets the frame of every view in it.
  ///
  /// Conflicts are no errors: a constraint is broken, once and until it is removed and installed again. The size of the
  /// root is given; set it with ``frame``.
  ///
  /// - Returns: What was found; ``frame`` of each view has the result.
  /// - Throws: ``ConstraintError``: what an installation through ``ViewConstraint/isActive`` or ``addSubview(_:)`` could
  ///   not throw, and numbers that are not finite. No frame is changed then.
  @discardableResult
  public func layoutIfNeeded() throws(ConstraintError) -> ViewLayout { try layoutIfNeeded(on: nil) }

  /// Solves the tree and sets every edge on a grid of pixels, as a screen shows it (specification PIX-02).
  @discardableResult
  public func layoutIfNeeded(scale: Double) throws(ConstraintError) -> ViewLayout {
    try layoutIfNeeded(on: PixelGrid(scale: scale))
  }

  private func layoutIfNeeded(on grid: PixelGrid?) throws(ConstraintError) -> ViewLayout {
    let root = root
    if !root.installation.refusals.isEmpty { throw root.installation.refusals.removeFirst() }
    root.updateConstraintsIfNeeded()
    let settled = try SettledLayout(of: root)
    settled.breakConstraints()
    root.installation.isLive = true
    let conflicts = root.installation.conflicts
    root.installation.conflicts = []
    settled.place(on: grid)
    for view in settled.tree.views { view.layoutSubviews() }
    return ViewLayout(system: settled.system, solution: settled.solution, conflicts: conflicts)
  }
}

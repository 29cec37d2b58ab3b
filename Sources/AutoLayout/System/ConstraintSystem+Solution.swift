extension ConstraintSystem {
  /// The rectangles of all views, with the conflicts and ambiguities that were found.
  public func solution() -> LayoutSolution {
    LayoutSolution(alignmentRects: [], absoluteFrames: [])
  }
}

public import AutoLayout
public import SceneLayouts
public import Typography

extension ResolvedScene {
  /// The solved scene: frames on the device's pixel grid, and everything there is to say about them.
  ///
  /// Work that only needs frames calls `uncheckedLayout(measuringTextWith:)`, which asks no rule.
  public func layout(measuringTextWith measurer: any TextMeasuring) -> Layout {
    var solver = LayoutSolver()
    return layout(measuringTextWith: measurer, solvingWith: &solver)
  }

  /// The solved scene with everything there is to say about it; `solver` has solved the same scene in other variants, or
  /// nothing yet.
  ///
  /// The layout is the same whatever the solver has solved before.
  public func layout(measuringTextWith measurer: any TextMeasuring, solvingWith solver: inout LayoutSolver) -> Layout {
    uncheckedLayout(measuringTextWith: measurer, solvingWith: &solver).checked(measuringTextWith: measurer)
  }

  /// The solved scene with frames that are not on the device's pixels, as sweeps judge it.
  package func exactLayout(measuringTextWith measurer: any TextMeasuring) -> Layout {
    uncheckedExactLayout(measuringTextWith: measurer).checked(measuringTextWith: nil)
  }
}

public import AutoLayout
public import SceneLayouts
public import Typography

extension ResolvedScene {
  /// Solves the scene: frames on the device's pixel grid, and all findings.
  ///
  /// Work that only needs frames calls `uncheckedLayout(measuringTextWith:)`, which runs no rules.
  public func layout(measuringTextWith measurer: any TextMeasuring) -> Layout {
    var solver = LayoutSolver()
    return layout(measuringTextWith: measurer, solvingWith: &solver)
  }

  /// Solves the scene, with all findings. `solver` may have solved the same scene in other variants.
  ///
  /// The layout does not depend on what the solver has solved before.
  public func layout(measuringTextWith measurer: any TextMeasuring, solvingWith solver: inout LayoutSolver) -> Layout {
    uncheckedLayout(measuringTextWith: measurer, solvingWith: &solver).checked(measuringTextWith: measurer)
  }

  /// Solves the scene with frames that are not rounded to pixels, as sweeps judge it.
  package func exactLayout(measuringTextWith measurer: any TextMeasuring) -> Layout {
    uncheckedExactLayout(measuringTextWith: measurer).checked(measuringTextWith: nil)
  }
}

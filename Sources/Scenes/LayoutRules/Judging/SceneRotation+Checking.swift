package import SceneLayouts
package import Scenes
package import Typography

extension SceneRotation {
  /// Returns the layouts that the screen goes through, each with all findings. The first is unchanged.
  ///
  /// The parameters are the same as for `steps(from:of:measuringTextWith:resolving:)`, whose layouts no rule has
  /// checked.
  package func checkedSteps(
    from begun: Layout, of variant: SceneVariant, measuringTextWith measurer: any TextMeasuring,
    resolving resolve: (SceneVariant) -> ResolvedScene
  ) -> [RotationStep] {
    let steps = steps(from: begun, of: variant, measuringTextWith: measurer, resolving: resolve)
    return steps.prefix(1)
      + steps.dropFirst().map { step in
        var checked = step
        checked.meeting = step.meeting?.checked(measuringTextWith: measurer)
        checked.layout = step.layout.checked(measuringTextWith: measurer)
        return checked
      }
  }
}

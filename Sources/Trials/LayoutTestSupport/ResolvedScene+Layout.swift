internal import LayoutRules
public import SceneLayouts

extension ResolvedScene {
  /// Returns the layout with fixed-pitch text: every character is 8 points wide and every line is 21 points tall.
  public func layout() -> Layout { layout(measuringTextWith: FixedPitchTextMeasurer()) }
}

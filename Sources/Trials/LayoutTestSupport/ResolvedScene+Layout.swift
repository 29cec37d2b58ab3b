internal import LayoutRules
public import SceneLayouts

extension ResolvedScene {
  /// The layout with text in which every character is 8 points wide and every line 21 points high.
  public func layout() -> Layout { layout(measuringTextWith: FixedPitchTextMeasurer()) }
}

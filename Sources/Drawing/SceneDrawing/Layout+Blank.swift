internal import Drawing
internal import Geometry
public import SceneLayouts
public import Typography

extension Layout {
  /// Whether the picture of the views shows one color only.
  public func isBlank(measuringTextWith measurer: any TextMeasuring) -> Bool {
    DisplayList(
      size: resolved.shownArea.size, background: groundColor, title: "", summary: "",
      commands: drawnViews(measuringTextWith: measurer).commands
    ).isBlank
  }
}

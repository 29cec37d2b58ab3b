internal import AutoLayout

/// The names for trials of visual formats. They make every kind of mistake possible.
enum FormatTrialNames {
  /// The views and guides by name.
  static let views = [
    "root": LayoutItemID(view: 0), "a": LayoutItemID(view: 1), "b": LayoutItemID(view: 2),
    "topGuide": LayoutItemID(view: 0, guide: .topLayoutGuide),
  ]
  /// The metrics by name.
  static let metrics = [
    "gap": 12.5, "low": 250, "none": 0, "negative": -7, "infinite": Double.infinity, "undefined": Double.nan, "b": 3,
  ]
}

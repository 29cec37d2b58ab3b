internal import AutoLayout

/// The names that visual formats are tried with: every kind of mistake can be made with them.
enum FormatTrialNames {
  /// The views and guides.
  static let views = [
    "root": LayoutItemID(view: 0), "a": LayoutItemID(view: 1), "b": LayoutItemID(view: 2),
    "topGuide": LayoutItemID(view: 0, guide: .topLayoutGuide),
  ]
  /// The metrics.
  static let metrics = [
    "gap": 12.5, "low": 250, "none": 0, "negative": -7, "infinite": Double.infinity, "undefined": Double.nan, "b": 3,
  ]
}

/// The order in which Interface Builder writes the elements of a view, to the extent that it affects the position of
/// the constraints. It was derived from the views of real documents.
enum ElementOrder {
  /// The first version of the tools that writes a safe area guide before the constraints.
  private static let guideComesFirst = 17_000

  private static let alwaysBefore: Set<String> = [
    "rect", "autoresizingMask", "subviews", "animations", "accessibility", "gestureRecognizers",
    "tableViewCellContentView", "collectionViewCellContentView",
  ]

  /// The views that write their tint color after the constraints, among their own properties.
  private static let tintedLate: Set<String> = [
    "button", "segmentedControl", "toolbar", "navigationBar", "tabBar", "searchBar", "slider", "switch", "stepper",
  ]

  /// Whether an element precedes the constraints of its view.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - key: Its key; nil if it has none.
  ///   - view: The name of the view's element.
  ///   - toolsVersion: The version of the tools that wrote the document.
  static func isBeforeConstraints(_ name: String, key: String?, in view: String, toolsVersion: Int) -> Bool {
    if alwaysBefore.contains(name) || key == "contentView" || key == "backgroundColor" { return true }
    if key == "tintColor" { return !tintedLate.contains(view) }
    return name == "viewLayoutGuide" && key == "safeArea" && toolsVersion >= guideComesFirst
  }
}

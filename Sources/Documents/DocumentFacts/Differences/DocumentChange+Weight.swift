/// The effect of changes on layouts.
extension DocumentChange {
  /// Elements that are not part of a layout.
  private static let silentTags: Set<String> = [
    "outlet", "outletCollection", "action", "segue", "exit", "placeholder", "customObject",
    "tapGestureRecognizer", "panGestureRecognizer", "pinchGestureRecognizer", "swipeGestureRecognizer",
    "longPressGestureRecognizer", "rotationGestureRecognizer", "screenEdgePanGestureRecognizer",
    "viewControllerPlaceholder",
    "viewControllerLayoutGuide", "viewLayoutGuide",
  ]

  /// Whether the change affects neither the frame nor the look of a view.
  package var isSilent: Bool {
    if Self.silentTags.contains(tag) { return true }
    switch kind {
    case .value(let name, _, _): return SilentValues.include(name)
    case .added, .removed, .moved, .reordered, .frame: return false
    }
  }

  /// Whether only the app's code determines the effect: a custom class, or a runtime attribute.
  package var isForCode: Bool {
    guard case .value(let name, _, _) = kind else { return false }
    if name == "customClass" { return true }
    return name.hasPrefix("runtime ") && !name.hasPrefix("runtime layer.") && !name.hasPrefix("runtime cornerRadius")
  }
}

/// What a change may do to a layout.
extension DocumentChange {
  /// Elements that no layout contains.
  private static let silentTags: Set<String> = [
    "outlet", "outletCollection", "action", "segue", "exit", "placeholder", "customObject",
    "tapGestureRecognizer", "panGestureRecognizer", "pinchGestureRecognizer", "swipeGestureRecognizer",
    "longPressGestureRecognizer", "rotationGestureRecognizer", "screenEdgePanGestureRecognizer",
    "viewControllerPlaceholder",
    "viewControllerLayoutGuide", "viewLayoutGuide",
  ]

  /// Whether it can change neither a frame nor the look of a view.
  package var isSilent: Bool {
    if Self.silentTags.contains(tag) { return true }
    switch kind {
    case .value(let name, _, _): return SilentValues.include(name)
    case .added, .removed, .moved, .reordered, .frame: return false
    }
  }

  /// Whether only the app's code knows what it does to a layout: a class, or an attribute that is set when the app runs.
  package var isForCode: Bool {
    guard case .value(let name, _, _) = kind else { return false }
    if name == "customClass" { return true }
    return name.hasPrefix("runtime ") && !name.hasPrefix("runtime layer.") && !name.hasPrefix("runtime cornerRadius")
  }
}

/// What a change may do to a layout.
extension DocumentChange {
  /// Values without any effect on frames and looks: names for code, behaviour, accessibility.
  private static let silentValues: Set<String> = [
    "userLabel", "customClass", "customModule", "customModuleProvider", "reuseIdentifier", "restorationIdentifier",
    "storyboardIdentifier", "useStoryboardIdentifierAsRestorationIdentifier", "tag", "opaque", "multipleTouchEnabled",
    "userInteractionEnabled", "clearsContextBeforeDrawing", "exclusiveTouch", "identifier", "selectionStyle",
    "colorLabel", "placeholderIdentifier", "dataMode", "showsTouchWhenHighlighted", "adjustsImageWhenHighlighted",
    "adjustsImageWhenDisabled", "reversesTitleShadowWhenHighlighted", "keyboardDismissMode", "pagingEnabled",
    "bounces", "bouncesZoom", "alwaysBounceVertical", "alwaysBounceHorizontal", "delaysContentTouches",
    "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "editable", "selectable", "allowsSelection",
    "allowsMultipleSelection", "allowsSelectionDuringEditing", "clearsSelectionOnViewWillAppear",
    "definesPresentationContext", "hidesAccessoryWhenEditing", "springLoaded", "initialViewController",
    "toolTip", "indentationWidth", "indentationLevel", "verifyAmbiguity", "key", "property", "destination",
    "contentMode", "baselineAdjustment", "clearButtonMode", "minimumZoomScale", "maximumZoomScale", "focusStyle",
    "autoresizesSubviews", "highlightedColor", "colorMatched",
  ]

  /// Beginnings of the names of such values.
  private static let silentPrefixes = [
    "textInputTraits", "accessibilityConfiguration", "accessibility", "highlighted.",
    "highlighted", "selected.", "disabled.", "titleShadowColor", "normal.titleShadowColor", "shadowOffset",
    "dataDetectorTypes", "dataDetectorType", "userComments", "contentStretch", "customFonts",
  ]

  /// Elements that no layout contains.
  private static let silentTags: Set<String> = [
    "outlet", "outletCollection", "action", "segue", "exit", "placeholder", "customObject",
    "tapGestureRecognizer", "panGestureRecognizer", "pinchGestureRecognizer", "swipeGestureRecognizer",
    "longPressGestureRecognizer", "rotationGestureRecognizer", "screenEdgePanGestureRecognizer",
    "viewControllerPlaceholder",
    "viewControllerLayoutGuide", "viewLayoutGuide",
  ]

  /// Whether a value can change neither a frame nor the look of a view.
  static func isSilent(value name: String) -> Bool {
    silentValues.contains(name) || silentPrefixes.contains { name.hasPrefix($0) }
      || name == "translatesAutoresizingMaskIntoConstraints"
  }

  /// Whether it can change neither a frame nor the look of a view.
  package var isSilent: Bool {
    if Self.silentTags.contains(tag) { return true }
    switch kind {
    case .value(let name, _, _): return Self.isSilent(value: name)
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

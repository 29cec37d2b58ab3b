/// The values of objects that affect neither frames nor looks.
enum SilentValues {
  /// Names for code, behavior and accessibility.
  private static let names: Set<String> = [
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
    "autoresizesSubviews", "highlightedColor", "colorMatched", "translatesAutoresizingMaskIntoConstraints",
  ]

  /// Prefixes of such names.
  private static let prefixes = [
    "textInputTraits", "accessibilityConfiguration", "accessibility", "highlighted.",
    "highlighted", "selected.", "disabled.", "titleShadowColor", "normal.titleShadowColor", "shadowOffset",
    "dataDetectorTypes", "dataDetectorType", "userComments", "contentStretch", "customFonts",
  ]

  /// Whether a value affects neither the frame nor the look of a view.
  static func include(_ name: String) -> Bool { names.contains(name) || prefixes.contains { name.hasPrefix($0) } }
}

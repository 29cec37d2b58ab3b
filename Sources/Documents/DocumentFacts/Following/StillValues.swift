/// The values of objects that never move or resize a view.
///
/// Unlike the looks that a review of layouts tells apart, texts are not among them: they have lengths.
enum StillValues {
  private static let names: Set<String> = [
    "alpha", "clipsSubviews", "contentMode", "textAlignment", "enabled", "runtime cornerRadius",
    "contentHorizontalAlignment", "contentVerticalAlignment", "separatorStyle", "indicatorStyle", "highlighted",
    "selected", "on", "momentary", "hidesWhenStopped", "animating",
  ]

  /// The values of controllers that decide the size of their views or what their margins are measured from.
  private static let contexts: Set<String> = [
    "freeformSize", "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars", "modalPresentationStyle",
    "hidesBottomBarWhenPushed", DocumentChange.element,
  ]

  /// Whether a part of an object moves no view.
  static func include(_ part: String, of object: DocumentObject) -> Bool {
    if object.isController { return !part.hasPrefix("simulated") && !contexts.contains(part) }
    return names.contains(part) || part.hasSuffix("Color") || part.hasPrefix("runtime layer.")
  }
}

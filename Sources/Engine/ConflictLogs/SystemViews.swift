/// The views that UIKit makes for itself, by their classes.
enum SystemViews {
  /// The beginnings of the names of private classes.
  private static let beginnings = [
    "_UI", "TUI", "UIKB", "UIInputSet", "UIInterfaceAction", "UIRemoteKeyboard", "UITabBarButton", "UIButtonLabel",
  ]
  /// Private classes of which apps hold objects and write constraints.
  private static let ofApps = ["_UIHosting", "_UILayoutGuide"]
  /// Public classes that lay out private views.
  private static let bars: Set<String> = ["UIToolbar", "UINavigationBar", "UITabBar", "UISearchBar"]
  /// The beginnings of the names of the keyboard's classes.
  private static let ofKeyboard = ["TUI", "UIKB", "_UIKB", "UIInputSet", "UIRemoteKeyboard", "_UIRemoteKeyboard"]

  /// Whether a constraint between views of some classes is UIKit's own: an app has no private view to name, except in one of
  /// its own views.
  static func own(_ classes: [String]) -> Bool {
    classes.contains(where: isPrivate) && classes.allSatisfy { isPrivate($0) || bars.contains($0) }
  }

  /// Whether views of some classes are all of the keyboard.
  static func areOfKeyboard(_ classes: [String]) -> Bool {
    !classes.isEmpty && classes.allSatisfy { name in ofKeyboard.contains(where: name.hasPrefix) }
  }

  private static func isPrivate(_ name: String) -> Bool {
    beginnings.contains(where: name.hasPrefix) && !ofApps.contains(where: name.hasPrefix)
  }
}

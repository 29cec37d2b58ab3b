/// The classes of the views that UIKit creates for itself.
enum SystemViews {
  /// The prefixes of private class names.
  private static let beginnings = [
    "_UI", "TUI", "UIKB", "UIInputSet", "UIInterfaceAction", "UIRemoteKeyboard", "UITabBarButton", "UIButtonLabel",
  ]
  /// The prefixes of private classes that apps use in constraints.
  private static let ofApps = ["_UIHosting", "_UILayoutGuide"]
  /// Public classes that lay out private views.
  private static let bars: Set<String> = ["UIToolbar", "UINavigationBar", "UITabBar", "UISearchBar"]
  /// The prefixes of the keyboard's classes.
  private static let ofKeyboard = ["TUI", "UIKB", "_UIKB", "UIInputSet", "UIRemoteKeyboard", "_UIRemoteKeyboard"]

  /// Whether a constraint between views of the given classes is UIKit's own. An app cannot name a private view,
  /// except inside one of its own views.
  static func own(_ classes: [String]) -> Bool {
    classes.contains(where: isPrivate) && classes.allSatisfy { isPrivate($0) || bars.contains($0) }
  }

  /// Whether all views of the given classes belong to the keyboard.
  static func areOfKeyboard(_ classes: [String]) -> Bool {
    !classes.isEmpty && classes.allSatisfy { name in ofKeyboard.contains(where: name.hasPrefix) }
  }

  private static func isPrivate(_ name: String) -> Bool {
    beginnings.contains(where: name.hasPrefix) && !ofApps.contains(where: name.hasPrefix)
  }
}

public import Foundation

/// A shortcut at the picture of an app; none are shown here.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The name by which the app knows it.
  public let type: String
  /// The title.
  public let localizedTitle: String
  /// The line under the title.
  public let localizedSubtitle: String?
  /// A shortcut.
  public init(type: String, localizedTitle: String, localizedSubtitle: String? = nil) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
  }
}

extension UIApplication {
  /// The shortcuts; none are shown here.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// False: there is one picture of the app.
  public var supportsAlternateIcons: Bool { false }
  /// Exchanges the picture of the app; there is one.
  public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  /// Posted when the screen was photographed.
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

extension UIScreen {
  /// The screens: one.
  public class var screens: [UIScreen] { [main] }
}

/// The limits of the size of a scene; they are kept.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The least size, in points.
  open var minimumSize = CGSize.zero
  /// The largest size, in points.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

extension UIWindowScene {
  /// A wish for a place or an orientation.
  public enum GeometryPreferences: Sendable {
    /// A wish for orientations.
    case iOS(interfaceOrientations: UIInterfaceOrientationMask)
  }
  /// The limits of the size: none, for a scene is as large as its screen.
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// Wishes for an orientation; previews and screens choose it here.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}

extension UINavigationBar {
  /// Exchanges the items.
  public func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
}

extension UIKeyboardLayoutGuide {
  /// The distance at which a finger takes the keyboard away, in points; it never comes.
  public var keyboardDismissPadding: CGFloat {
    get { 0 }
    set {}
  }
}

extension UIFont {
  /// Widths of letters.
  public struct Width: RawRepresentable, Sendable, Hashable {
    /// The number.
    public let rawValue: CGFloat
    /// A width by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Narrow letters.
    public static let condensed = Width(rawValue: -0.2)
    /// Very narrow letters.
    public static let compressed = Width(rawValue: -0.4)
    /// The usual letters.
    public static let standard = Width(rawValue: 0)
    /// Wide letters.
    public static let expanded = Width(rawValue: 0.2)
  }
  /// The system's font of a weight; letters have their usual width here.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}

public import Foundation

/// The menu above a selection; it is never shown here.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  public static let shared = UIMenuController()
  /// The lines beside those of the system.
  open var menuItems: [UIMenuItem]?
  /// False: it is never shown here.
  open var isMenuVisible: Bool {
    get { false }
    set {}
  }
  /// The place, in points.
  open var menuFrame: CGRect { .zero }
  open var arrowDirection = ArrowDirection.default
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  open func hideMenu(from targetView: UIView) {}
  open func hideMenu() {}
  /// Says where the menu is.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Shows or hides the menu.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Asks for the lines anew.
  open func update() {}
  /// The menu will be shown.
  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// The menu has gone.
  public nonisolated static let didHideMenuNotification = NSNotification.Name("UIMenuControllerDidHideMenuNotification")
}

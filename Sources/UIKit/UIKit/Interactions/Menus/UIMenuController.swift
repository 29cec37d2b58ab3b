public import Foundation

/// A line of the menu above a selection.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The name of the method.
  open var action: Selector
  /// A line.
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// The menu above a selection; it is never shown here.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The menu.
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
  /// The direction of its arrow.
  open var arrowDirection = ArrowDirection.default
  /// Directions of the arrow.
  public enum ArrowDirection: Int, Sendable {
    /// As there is room.
    case `default` = 0
    /// Up.
    case up = 1
    /// Down.
    case down = 2
    /// Left.
    case left = 3
    /// Right.
    case right = 4
  }
  /// Shows the menu.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Hides the menu.
  open func hideMenu(from targetView: UIView) {}
  /// Hides the menu.
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

/// Changes the menus of an app.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  /// Puts a menu behind another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu at the beginning of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu at the end of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
  /// Puts a menu in the place of another one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// A menu; nil for none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
}

/// Makes the menu above a selection.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UIEditMenuInteractionDelegate {
  /// None.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}

/// The place of the menu above a selection.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The name.
  public let identifier: AnyHashable?
  /// The place, in points.
  public let sourcePoint: CGPoint
  /// A place.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier, sourcePoint)
  }
}

/// Shows the menu above a selection; it is never shown here.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view.
  open var view: UIView? { nil }
  /// Shows menus that a delegate makes.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {}
  /// Shows the menu.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Hides the menu.
  open func dismissMenu() {}
  /// Asks for the menu anew.
  open func reloadVisibleMenu() {}
}

extension UIMenu.Identifier {
  /// The menu of the app.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The menu of files.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The menu of changes.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The menu of what is shown.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The menu of windows.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The menu of help.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// The menu of looks of text.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// The menu of searches.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// All menus.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The lines of undoing.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// The lines of copying.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// The lines of looking up.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// The lines of sharing.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
}

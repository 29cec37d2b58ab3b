public import Foundation

/// Shows a menu after a long touch.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  open var view: UIView? { nil }
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// Shows menus that a delegate makes.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
}

internal import Scenes

/// A bar with buttons, 44 points high.
open class UIToolbar: UIToolbarDeclarations {
  open override class func appearance() -> UIToolbar { CommonAppearance.toolbar }
  open override class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UIToolbar
  {
    CommonAppearance.toolbar
  }
  open var items: [UIBarButtonItem]?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

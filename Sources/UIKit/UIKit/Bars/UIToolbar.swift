internal import Scenes

/// A bar with buttons, 44 points high.
open class UIToolbar: UIBar {
  open override class func appearance() -> UIToolbar { CommonAppearance.toolbar }
  open override class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UIToolbar
  {
    CommonAppearance.toolbar
  }
  open var standardAppearance = UIToolbarAppearance()
  /// The look over content that was not moved.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The look in little room.
  open var compactAppearance: UIToolbarAppearance?
  open func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Sets the picture of the line.
  open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}
  open var items: [UIBarButtonItem]?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

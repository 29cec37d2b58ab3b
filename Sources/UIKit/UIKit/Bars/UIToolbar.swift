internal import Scenes

/// A bar with buttons, 44 points high.
open class UIToolbar: UIBar {
  /// A view whose looks stand for those of all views of its class; it is kept and read by nobody.
  open override class func appearance() -> UIToolbar { CommonAppearance.toolbar }
  /// A view whose looks stand for those of its class in others; it is kept and read by nobody.
  open override class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UIToolbar
  {
    CommonAppearance.toolbar
  }
  /// The look.
  open var standardAppearance = UIToolbarAppearance()
  /// The look over content that was not moved.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The look in little room.
  open var compactAppearance: UIToolbarAppearance?
  /// Sets the picture behind the bar.
  open func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Sets the picture of the line.
  open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

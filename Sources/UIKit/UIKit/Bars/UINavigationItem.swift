/// The content of a navigation bar for a view controller.
@preconcurrency @MainActor
open class UINavigationItem: UINavigationItemDeclarations {
  open var title: String?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The leading button.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The trailing button.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The leading buttons.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The trailing buttons.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The title of the back button that returns to this item.
  open var backButtonTitle: String?
  /// Whether the back button is hidden.
  open var hidesBackButton = false
  /// Sets the leading buttons.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the trailing buttons.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets the leading button.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the trailing button.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets whether the back button is hidden.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  public init(title: String) {
    self.title = title
  }
  /// The line under the title. It is stored, but not drawn.
  open var subtitle: String?
  /// The title for a large title display. It is stored, but not drawn.
  open var largeTitle: String?
}

/// The part of a controller that a bar of navigation shows.
@preconcurrency @MainActor
open class UINavigationItem: UINavigationItemDeclarations {
  open var title: String?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The button at the beginning.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The button at the end.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The buttons at the beginning.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the end.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The title of the button that leads back.
  open var backButtonTitle: String?
  /// Whether nothing leads back.
  open var hidesBackButton = false
  /// Sets the buttons at the beginning.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the buttons at the end.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets the button at the beginning.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button at the end.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets whether nothing leads back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  public init(title: String) {
    self.title = title
  }
  /// The line under the title; kept.
  open var subtitle: String?
  /// The title where it is large; kept.
  open var largeTitle: String?
}

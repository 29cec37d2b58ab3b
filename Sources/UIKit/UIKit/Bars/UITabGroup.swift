/// A tab that contains other tabs.
open class UITabGroup: UITab {
  open var children: [UITab] = []
  /// Creates a group of tabs with a title.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }
}

/// The content of a tab bar for a view controller.
open class UITabBarItem: UITabBarItemDeclarations {
  /// The image while the item is selected.
  open var selectedImage: UIImage?
  /// Creates an empty item.
  public override init() { super.init() }
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  /// Creates an item with a title and images for both states.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: String(describing: systemItem), image: nil, tag: tag)
  }
}

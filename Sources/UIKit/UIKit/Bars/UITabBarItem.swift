/// The part of a controller that a bar of tabs shows.
open class UITabBarItem: UITabBarItemDeclarations {
  /// The picture while it is selected.
  open var selectedImage: UIImage?
  /// An item without anything.
  public override init() { super.init() }
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  /// An item with a title and two pictures.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: String(describing: systemItem), image: nil, tag: tag)
  }
}

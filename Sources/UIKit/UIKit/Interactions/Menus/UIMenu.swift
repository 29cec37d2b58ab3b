/// A menu. It is never shown here.
open class UIMenu: UIMenuElement {
  public let children: [UIMenuElement]
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    super.init(title: title, image: image)
  }
}

extension UIMenu {
  /// Returns a copy of the menu with other children.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, children: newChildren)
  }
}

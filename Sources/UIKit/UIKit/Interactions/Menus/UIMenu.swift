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
  /// The action that is on, or else the first one, in this menu or those in it.
  var chosenAction: UIAction? {
    let actions = allActions
    return actions.first { $0.state == .on } ?? actions.first
  }
  private var allActions: [UIAction] {
    children.flatMap { ($0 as? UIMenu)?.allActions ?? [$0 as? UIAction].compactMap(\.self) }
  }
  /// Returns a copy of the menu with other children.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, children: newChildren)
  }
}

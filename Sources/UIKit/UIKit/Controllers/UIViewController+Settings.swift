public import Foundation

extension UIViewController {
  /// Exchanges the buttons of the bar below.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// Exchanges the view of a child for that of another one, at once.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    view.addSubview(toViewController.view)
    animations?()
    fromViewController.viewIfLoaded?.removeFromSuperview()
    completion?(true)
  }
}

extension UICollectionViewListCell {
  /// The place of the line below the cell, whose beginning code may move: that of the content.
  public var separatorLayoutGuide: UILayoutGuide {
    if let known: UILayoutGuide = kept(nil) { return known }
    let guide = UILayoutGuide()
    contentView.addLayoutGuide(guide)
    let start = guide.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
    start.priority = .defaultLow
    NSLayoutConstraint.activate([
      start, guide.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ])
    keep(guide)
    return guide
  }
}

extension UISegmentedControl {
  /// Adds a segment with the title and picture of an action.
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    if let image = action.image {
      insertSegment(with: image, at: segment, animated: animated)
    } else {
      insertSegment(withTitle: action.title, at: segment, animated: animated)
    }
  }
}

extension UITextView {
  /// A view with lines of one kind or the other; here all are alike.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
}

extension UIMenu {
  /// The menu with other lines.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, children: newChildren)
  }
}

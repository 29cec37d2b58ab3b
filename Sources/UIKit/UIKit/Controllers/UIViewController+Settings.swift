public import Foundation

extension UIViewController {
  /// The least margins that the system asks for, in points.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
  /// Exchanges the buttons of the bar below.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// Adds a command of the keyboard; nothing is typed here.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// Takes a command away.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// Names the view that bars at all edges follow; none follow here.
  public func setContentScrollView(_ scrollView: UIScrollView?) {}
  /// True where the controller decides about the status bar though it does not cover the screen; kept.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// The name of the group that a key goes through; kept.
  public var focusGroupIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
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

extension UITableView {
  /// Parts of a list.
  public enum ContentHuggingElements: Sendable {
    /// No parts.
    case none
    /// Headers.
    case sectionHeaders
  }
  /// The parts that hug their contents; kept.
  public var contentHuggingElements: ContentHuggingElements {
    get { kept(.none) }
    set { keep(newValue) }
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
  /// True where signs move with the content; kept.
  public var indentsAccessories: Bool {
    get { kept(true) }
    set { keep(newValue) }
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
  /// Moves the content of a segment, in points; nothing is drawn here.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
}

extension UIProgressView {
  /// The work whose part is shown; kept.
  public var observedProgress: Progress? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UIDatePicker {
  /// True where minutes are rounded to their step; kept.
  public var roundsToMinuteInterval: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
}

extension UITextView {
  /// The lines of the text as newer code reads them: none.
  public var textLayoutManager: AnyObject? { nil }
  /// A view with lines of one kind or the other; here all are alike.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
}

extension UIMenu {
  /// The menu with other lines.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, children: newChildren)
  }
}

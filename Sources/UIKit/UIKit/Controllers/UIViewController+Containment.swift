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

extension UIViewController: UIContentContainer {}

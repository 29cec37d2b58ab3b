public import Foundation

/// Shows a controller in front of another one.
@preconcurrency @MainActor
open class UIPresentationController: UIPresentationControllerDeclarations {
  /// The controller in front.
  public let presentedViewController: UIViewController
  public let presentingViewController: UIViewController
  /// The view that holds both.
  open var containerView: UIView? { presentingViewController.viewIfLoaded?.window }
  /// The view in front.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// The place of the view in front, in points.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// The traits that the presentation says itself; they are kept.
  open var traitOverrides = UITraitOverrides()

  /// Shows a controller in front of another one.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
  }

  /// The rule by which the controller is shown.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// The traits of the controller in front.
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
  /// Called before the view around has another size; does nothing.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// The size of the controller in front, in points: all of the room.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
}

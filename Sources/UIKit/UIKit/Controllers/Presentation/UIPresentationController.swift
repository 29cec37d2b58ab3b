public import Foundation

/// An object that presents a controller in front of another one.
@preconcurrency @MainActor
open class UIPresentationController: UIPresentationControllerDeclarations {
  /// The controller in front.
  public let presentedViewController: UIViewController
  public let presentingViewController: UIViewController
  /// The view that contains both: the window.
  open var containerView: UIView? { presentingViewController.viewIfLoaded?.window }
  /// The view in front.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// The frame of the view in front, in points.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// The traits that the presentation overrides. They are stored, but not applied.
  open var traitOverrides = UITraitOverrides()

  /// A presentation of a controller in front of another one.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
  }

  /// The style to which the presentation adapts.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// The traits of the controller in front.
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
  /// Called before the container changes its size. Does nothing.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Returns the size of the controller in front, in points: that of the container.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
}

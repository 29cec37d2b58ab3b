public import Foundation

/// Shows a controller in front of another one.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
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
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Shows a controller in front of another one.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
  }

  /// Called before the controller comes.
  open func presentationTransitionWillBegin() {}
  /// Called when the controller has come.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the controller goes.
  open func dismissalTransitionWillBegin() {}
  /// Called when the controller has gone.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before views are placed.
  open func containerViewWillLayoutSubviews() {}
  /// Called when views are placed.
  open func containerViewDidLayoutSubviews() {}
  /// Whether the window is covered.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the view behind goes.
  open var shouldRemovePresentersView: Bool { false }
  /// The rule by which the controller is shown.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// The traits of the controller in front.
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
  /// Called before the view around has another size; does nothing.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Called when the controller in front wishes another size; does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of the controller in front, in points: all of the room.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
}

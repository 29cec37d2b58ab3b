public import Foundation

/// An object that presents a controller in front of another one.
@preconcurrency @MainActor
open class UIPresentationController: UIPresentationControllerDeclarations {
  public let presentedViewController: UIViewController
  public private(set) var presentingViewController: UIViewController
  /// The view that contains both: the window.
  open var containerView: UIView? { container }
  private weak var container: PresentationView?
  /// The view of the presented controller. Nil until it is loaded.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// The frame of the presented view in the container, in points.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Adds the presented controller's view to a container that covers the window.
  func show(_ controller: UIViewController, in window: UIWindow, animated: Bool) {
    let container = PresentationView(of: self, in: window.bounds)
    self.container = container
    presentationTransitionWillBegin()
    decorate(container)
    controller.beginAppearanceTransition(true, animated: animated)
    if let shown = presentedView {
      if shown.superview == nil { container.addSubview(shown) }
      controller.viewIfLoaded?.translatesAutoresizingMaskIntoConstraints = true
    }
    window.addSubview(container)
    container.setNeedsLayout()
    controller.endAppearanceTransition()
    presentationTransitionDidEnd(true)
  }

  /// Removes the presented controller's view together with its container.
  func end(_ controller: UIViewController) {
    dismissalTransitionWillBegin()
    controller.beginAppearanceTransition(false, animated: false)
    controller.viewIfLoaded?.removeFromSuperview()
    container?.removeFromSuperview()
    controller.endAppearanceTransition()
    dismissalTransitionDidEnd(true)
  }

  /// Adds the views behind the presented view, such as the dimming view.
  func decorate(_ container: UIView) {}

  /// Adds the views on top of the presented view, such as the grabber of a sheet.
  func placeDecoration(on view: UIView) {}

  /// Places the presented view when the container is laid out.
  func placePresentedView() {
    containerViewWillLayoutSubviews()
    if let view = presentedView {
      let frame = frameOfPresentedViewInContainerView
      if view.frame != frame { view.frame = frame }
      placeDecoration(on: view)
    }
    containerViewDidLayoutSubviews()
  }

  /// Changes the presenting controller.
  func present(from controller: UIViewController) { presentingViewController = controller }

  /// Whether the presented view is a sheet, with the bars of sheets.
  var isSheet: Bool { false }

  /// The traits that the presentation overrides. They are stored, but not applied.
  open var traitOverrides = UITraitOverrides()

  /// Creates a presentation of a controller in front of another one.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
  }

  /// The style to which the presentation adapts.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
  /// Called before the container changes its size. Does nothing.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Returns the size of the presented view, in points: the size of the container.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
}

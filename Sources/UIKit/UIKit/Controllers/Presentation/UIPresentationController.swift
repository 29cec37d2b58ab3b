public import Foundation

/// Shows a controller in front of another one.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller in front.
  public let presentedViewController: UIViewController
  /// The controller behind.
  public let presentingViewController: UIViewController
  /// The view that holds both.
  open var containerView: UIView? { presentingViewController.viewIfLoaded?.window }
  /// The view in front.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// The place of the view in front, in points.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// The traits that the presentation says itself; they are kept.
  open var traitOverrides = UITraitOverrides()
  /// Hears of changes.
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
  /// True where the window is covered.
  open var shouldPresentInFullscreen: Bool { true }
  /// True where the view behind goes.
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

extension UIAdaptivePresentationControllerDelegate {
  /// The usual answer.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
}

extension UIAdaptivePresentationControllerDelegate {
  /// That of the controller.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.presentedViewController.modalPresentationStyle
  }
}

/// Shows a controller in a bubble.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the bubble points to.
  open var sourceView: UIView?
  /// The view or button that the bubble points to.
  open weak var sourceItem: AnyObject?
  /// The part of the view that it points to, in points.
  open var sourceRect = CGRect.zero
  /// The button that it points to.
  open var barButtonItem: UIBarButtonItem?
  /// The sides on which it may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Kept; nothing here depends on it.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Kept; nothing here depends on it.
  open var backgroundColor: UIColor?
  /// Kept; nothing here depends on it.
  open var passthroughViews: [UIView]?
  /// Kept; nothing here depends on it.
  open var canOverlapSourceViewRect = false
}

/// Shows a controller in a sheet.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// Names of heights.
    public struct Identifier: RawRepresentable, Sendable, Hashable {
      /// The name.
      public let rawValue: String
      /// A height by its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// A height by its name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }
    /// The name.
    public let identifier: Identifier
    init(_ identifier: Identifier) { self.identifier = identifier }
    /// Half of the screen.
    open class func medium() -> Detent { Detent(.medium) }
    /// The screen.
    open class func large() -> Detent { Detent(.large) }
    /// A height of one's own, in points.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom")) }
  }

  /// The heights at which the sheet rests.
  open var detents: [Detent] = [.large()]
  /// The height at which it rests now.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// True where it has a handle.
  open var prefersGrabberVisible = false
  /// True where its content moves before it does.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// The radius of its corners, in points.
  open var preferredCornerRadius: CGFloat?
  /// The largest height at which what is behind does not fade.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// True where the sheet stands at an edge in little height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// True where the width of the sheet is that of its content then.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The view that the sheet comes from; kept.
  open var sourceView: UIView?
  /// True where the sheet has the size of a page in much room; kept.
  open var prefersPageSizing = true
  /// Asks for the heights anew; nothing rests here.
  open func invalidateDetents() {}
  /// Runs code whose changes would be animated; here they hold at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
}

extension UIViewController {
  /// The presentation that shows the controller.
  public var presentationController: UIPresentationController? { presenter(UIPresentationController.self) }
  /// The presentation that shows the controller in a bubble.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presenter(UIPopoverPresentationController.self)
  }
  /// The presentation that shows the controller in a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    presenter(UISheetPresentationController.self)
  }

  private func presenter<Kind: UIPresentationController>(_ kind: Kind.Type) -> Kind? {
    if let known = presenters[ObjectIdentifier(kind)] as? Kind { return known }
    let made: UIPresentationController =
      switch kind {
      case is UIPopoverPresentationController.Type:
        UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      case is UISheetPresentationController.Type:
        UISheetPresentationController(presentedViewController: self, presenting: nil)
      default: UIPresentationController(presentedViewController: self, presenting: nil)
      }
    presenters[ObjectIdentifier(kind)] = made
    return made as? Kind
  }
}

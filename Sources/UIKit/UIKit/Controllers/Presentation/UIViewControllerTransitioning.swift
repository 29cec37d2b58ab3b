public import Foundation

/// Names of the views of a change between controllers.
public struct UITransitionContextViewKey: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that goes.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that comes.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// Names of the controllers of a change.
public struct UITransitionContextViewControllerKey: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that goes.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The controller that comes.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// A change between two controllers, as an animator is told of it. Changes hold at once here, and no animator is asked.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the change happens.
  var containerView: UIView { get }
  /// True where the change takes time.
  var isAnimated: Bool { get }
  /// True where a finger leads the change.
  var isInteractive: Bool { get }
  /// True where the change was given up.
  var transitionWasCancelled: Bool { get }
  /// The manner of presenting.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Says how far the change is, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that the change will be done.
  func finishInteractiveTransition()
  /// Says that the change is given up.
  func cancelInteractiveTransition()
  /// Ends the change.
  func completeTransition(_ didComplete: Bool)
  /// Returns a controller of the change.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the change.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the place of a controller's view before, in points.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the place of a controller's view afterwards, in points.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Draws a change between controllers; nobody asks for it here.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the time, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Draws the change.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called at the end.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Leads a change between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the change.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// Leads a change by a number between 0 and 1.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The part that is done, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// The speed of what is left.
  open var completionSpeed: CGFloat = 1
  /// The time, in seconds.
  open var duration: CGFloat { 0 }
  /// A leader.
  public override init() { super.init() }
  /// Begins the change.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
  /// Notes the part that is done, from 0 to 1.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  /// Ends the change.
  open func finish() { percentComplete = 1 }
  /// Gives the change up.
  open func cancel() { percentComplete = 0 }
}

/// Chooses animators for the presenting of a controller.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the controller of the presentation; nil for UIKit's.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
  /// Returns the animator of coming; nil for UIKit's.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animator of going; nil for UIKit's.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the leader of coming; nil for none.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the leader of going; nil for none.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// Nil.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
  /// Nil.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nil.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nil.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nil.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UIViewController {
  /// The change that runs: nil, for changes hold at once.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
}

public import Foundation

/// Rules by which a controller is shown in front of another one.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system chooses.
  case automatic = -2
  /// Not at all.
  case none = -1
  /// Over everything.
  case fullScreen = 0
  /// A sheet.
  case pageSheet = 1
  /// A small sheet.
  case formSheet = 2
  /// In the place of the controller.
  case currentContext = 3
  /// As the app says.
  case custom = 4
  /// Over everything, which shines through.
  case overFullScreen = 5
  /// Over the controller, which shines through.
  case overCurrentContext = 6
  /// A bubble.
  case popover = 7
}

/// Ways in which a controller comes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// By a turn.
  case flipHorizontal = 1
  /// By fading.
  case crossDissolve = 2
  /// By a curl.
  case partialCurl = 3
}

/// Looks of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// By the appearance.
  case `default` = 0
  /// White letters.
  case lightContent = 1
  /// Black letters.
  case darkContent = 3
}

/// Tells of a change of sizes while it runs; here nothing takes time.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// True where the change takes time.
  var isAnimated: Bool { get }
  /// The time that it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// True where a finger leads the change.
  var isInteractive: Bool { get }
  /// True where the change was given up.
  var isCancelled: Bool { get }
  /// The view in which the change happens.
  var containerView: UIView { get }
  /// Returns a controller of the change.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the change.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewControllerTransitionCoordinatorContext {
  /// False: changes hold at once.
  public var isInteractive: Bool { false }
  /// False: changes hold at once.
  public var isCancelled: Bool { false }
  /// A view of its own.
  public var containerView: UIView { UIView() }
  /// Nil.
  public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  /// Nil.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}

/// Lets code run beside a change of sizes.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Calls code beside the change and after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Calls code beside the change.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A change that is done at once.
final class ImmediateTransition: NSObject, UIViewControllerTransitionCoordinator {
  var isAnimated: Bool { false }
  var transitionDuration: TimeInterval { 0 }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    completion?(self)
    return true
  }
}

public import Foundation

/// Gives the pages before and behind a page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page behind another one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of points below the pages.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the point of the page that is shown.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// 0.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of turning pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when a page was turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Called before pages are moved.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
}

/// Pages, one of which fills the view.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// Ways in which pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// Like paper.
    case pageCurl = 0
    /// By moving.
    case scroll = 1
  }
  /// Directions in which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
  /// Directions of turning a page.
  public enum NavigationDirection: Int, Sendable {
    /// To the next one.
    case forward = 0
    /// To the one before.
    case reverse = 1
  }
  /// Names of settings.
  public struct OptionsKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// A setting by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The room between pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// The place of the spine of pages that curl.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }
  /// Places of the spine of pages that curl.
  public enum SpineLocation: Int, Sendable {
    /// Pages slide.
    case none = 0
    /// The side where lines begin.
    case min = 1
    /// In the middle.
    case mid = 2
    /// The side where lines end.
    case max = 3
  }
  /// The place of the spine: none here.
  open var spineLocation: SpineLocation { .none }

  /// Gives the pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Hears of turning pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The way in which pages are turned.
  public let transitionStyle: TransitionStyle
  /// The direction in which pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// The page that is seen.
  public private(set) var viewControllers: [UIViewController]? = []
  /// True where pages have two sides.
  open var isDoubleSided = false
  /// The gestures that move pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Pages that are turned in a way.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }
  /// Pages that are turned.
  public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }
  /// Pages from an archive: here those that are moved from side to side.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.scroll, .horizontal)
    super.init(coder: coder)
  }

  /// Shows a page.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for controller in self.viewControllers ?? [] {
      controller.leave()
      controller.removeFromParent()
    }
    self.viewControllers = viewControllers
    for controller in viewControllers ?? [] {
      addChild(controller)
      controller.view.frame = view.bounds
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
    }
    completion?(true)
  }
}

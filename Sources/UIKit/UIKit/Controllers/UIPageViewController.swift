public import Foundation

/// A controller of pages, one of which fills the view.
@preconcurrency @MainActor
open class UIPageViewController: UIPageViewControllerDeclarations {
  /// The transition between pages.
  public let transitionStyle: TransitionStyle
  /// The direction of navigation between pages.
  public let navigationOrientation: NavigationOrientation
  /// The displayed page.
  public private(set) var viewControllers: [UIViewController]? = []

  /// Creates a controller with a transition and a direction.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller with horizontal page curls.
  public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }
  /// Creates a controller from an archive, always with horizontal scrolling.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.scroll, .horizontal)
    super.init(coder: coder)
  }

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

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
      // The view of a storyboard differs from the view of `loadView`, and places no bars.
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
    }
    placeBars()
    completion?(true)
  }

  open override func loadView() { view = ContainerView(of: self) }

  /// The dots below scrolling pages, whose number the data source knows.
  private lazy var pageControl: UIPageControl = {
    let control = UIPageControl()
    let look = UIPageControl.appearance(whenContainedInInstancesOf: [type(of: self)])
    control.pageIndicatorTintColor = look.pageIndicatorTintColor
    control.currentPageIndicatorTintColor = look.currentPageIndicatorTintColor
    return control
  }()
  /// The height of the row of dots, in points. It is above the safe area's lower inset.
  private static let heightOfDots: CGFloat = 37

  override func placeBars() {
    guard let view = viewIfLoaded else { return }
    let isScrolling = transitionStyle == .scroll && navigationOrientation == .horizontal
    let count = isScrolling ? dataSource?.presentationCount(for: self) ?? 0 : 0
    var (pages, dots) = (view.bounds, view.bounds)
    if count > 0 {
      dots.origin.y = view.bounds.maxY - view.safeAreaInsets.bottom - Self.heightOfDots
      dots.size.height = Self.heightOfDots
      pages.size.height = dots.minY - pages.minY
      pageControl.numberOfPages = count
      pageControl.currentPage = dataSource?.presentationIndex(for: self) ?? 0
      pageControl.frame = dots
      if pageControl.superview == nil { view.addSubview(pageControl) }
      view.bringSubviewToFront(pageControl)
    } else {
      pageControl.removeFromSuperview()
    }
    for page in viewControllers ?? [] { page.viewIfLoaded?.frame = pages }
  }
}

internal import Scenes

/// A controller whose tab bar selects one of several controllers.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The controller for tabs that do not fit. It is never shown here, as all tabs fit.
  public private(set) lazy var moreNavigationController = UINavigationController()
  public let tabBar = UITabBar()
  open weak var delegate: (any UITabBarControllerDelegate)?
  open var viewControllers: [UIViewController]? { didSet { controllersDidChange(from: oldValue ?? []) } }
  open var selectedIndex = 0 { didSet { if isViewLoaded { showSelected() } } }
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  /// Called when the user selects an item. Does nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  private func controllersDidChange(from former: [UIViewController]) {
    let all = viewControllers ?? []
    for controller in former where !all.contains(where: { $0 === controller }) {
      controller.leave()
      controller.removeFromParent()
    }
    for controller in all where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabBar.items = all.map(\.tabBarItem)
    selectedIndex = max(0, min(selectedIndex, all.count - 1))
    if isViewLoaded { showSelected() }
  }

  open override func loadView() {
    view = ContainerView(of: self)
    view.addSubview(tabBar)
    showSelected()
  }

  private func showSelected() {
    guard let view = viewIfLoaded else { return }
    for controller in viewControllers ?? [] where controller !== selectedViewController {
      if controller.viewIfLoaded?.superview === view { controller.leave() }
    }
    guard let shown = selectedViewController, shown.view.superview !== view else { return }
    shown.enter(view)
    placeBars()
  }

  override func placeBars() {
    guard let view = viewIfLoaded else { return }
    let barHeight = BarHeights(of: view).tabBar
    let height = barHeight + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    selectedViewController?.placeView(
      in: view,
      bottom: tabBar.isHidden ? nil : BarStrip(height: barHeight, isOpaque: !tabBar.isTranslucent))
  }
}

extension UITabBarController {
  public convenience init(tabs: [UITab]) {
    self.init()
    self.tabs = tabs
  }
  /// The tabs. Setting them sets the controllers of the tab bar.
  public var tabs: [UITab] {
    get { kept([]) }
    set {
      keep(newValue)
      for tab in newValue {
        guard let controller = tab.viewController else { continue }
        if controller.tabBarItem.title == nil {
          controller.tabBarItem = UITabBarItem(title: tab.title, image: tab.image, selectedImage: nil)
        }
        tab.item = controller.tabBarItem
      }
      viewControllers = newValue.compactMap(\.viewController)
    }
  }
  public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
  public var selectedTab: UITab? {
    get { tabs.first { $0.viewController === selectedViewController } }
    set { selectedViewController = newValue?.viewController }
  }
  public var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { tabBar.isHidden = newValue }
  }
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
}

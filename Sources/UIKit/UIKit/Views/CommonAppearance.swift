/// The views whose looks stand for those of all views of a class. They are kept, so that code may set them, and nothing
/// reads them: a layout does not depend on them.
@MainActor
enum CommonAppearance {
  static let view = UIView()
  static let label = UILabel()
  static let button = UIButton()
  static let textField = UITextField()
  static let tableView = UITableView()
  static let navigationBar = UINavigationBar()
  static let tabBar = UITabBar()
  static let toolbar = UIToolbar()
  static let searchBar = UISearchBar()
  static let segmentedControl = UISegmentedControl()
  static let control = UISwitch()
  static let pageControl = UIPageControl()
  static let progressView = UIProgressView()
  static let slider = UISlider()
  static let activityIndicator = UIActivityIndicatorView(style: .medium)
  static let barButtonItem = UIBarButtonItem()
  static let tabBarItem = UITabBarItem()
}

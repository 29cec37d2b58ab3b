// Containers, transitions and the start of an app, as apps write them.
import UIKit

final class PageFlow: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 8])
    dataSource = self
    delegate = self
    setViewControllers([UIViewController()], direction: .forward, animated: false)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  func presentationCount(for pageViewController: UIPageViewController) -> Int { 1 }
}
final class Transition: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to), let from = transitionContext.viewController(forKey: .from)
    else { return }
    transitionContext.containerView.addSubview(to)
    to.frame = transitionContext.finalFrame(for: from)
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { Presenter(presentedViewController: presented, presenting: presenting) }
}
final class Presenter: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds.insetBy(dx: 10, dy: 10) ?? .zero }
  override func presentationTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in })
  }
  override func dismissalTransitionWillBegin() {}
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
  override func containerViewDidLayoutSubviews() {}
}
final class AppStart: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: UIViewController())
    window?.makeKeyAndVisible()
    return true
  }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role) }
}
final class SceneStart: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
  }
  func sceneDidBecomeActive(_ scene: UIScene) {}
}
final class TwoColumns: UISplitViewController, UISplitViewControllerDelegate, UITabBarControllerDelegate,
  UINavigationControllerDelegate, UISearchBarDelegate, UISearchResultsUpdating, UIPickerViewDataSource,
  UIPickerViewDelegate, UITextViewDelegate, UIImagePickerControllerDelegate
{
  convenience init() {
    self.init(style: .doubleColumn)
    preferredDisplayMode = .oneBesideSecondary
    setViewController(UIViewController(), for: .primary)
    primaryBackgroundStyle = .sidebar
    delegate = self
    preferredSplitBehavior = .tile
    show(.primary)
    maximumPrimaryColumnWidth = 300
  }
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { true }
  func updateSearchResults(for searchController: UISearchController) {
    _ = searchController.searchBar.text
    _ = searchController.isActive
  }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
  func textViewDidChange(_ textView: UITextView) {
    let size = textView.sizeThatFits(CGSize(width: textView.frame.width, height: .infinity))
    for constraint in textView.constraints where constraint.firstAttribute == .height {
      constraint.constant = size.height
    }
  }
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    _ = info[.originalImage] as? UIImage
    picker.sourceType = .photoLibrary
  }
}
@MainActor
public func allInits() {
  _ = UIView()
  _ = UILabel()
  _ = UIButton()
  _ = UIImageView()
  _ = UITextField()
  _ = UITextView()
  _ = UISwitch()
  _ = UISlider()
  _ = UIStepper()
  _ = UISegmentedControl()
  _ = UIProgressView()
  _ = UIActivityIndicatorView()
  _ = UIPageControl()
  _ = UIDatePicker()
  _ = UIPickerView()
  _ = UISearchBar()
  _ = UIStackView()
  _ = UIScrollView()
  _ = UITableView()
  _ = UITableViewCell()
  _ = UITableViewHeaderFooterView()
  _ = UICollectionViewCell()
  _ = UICollectionReusableView()
  _ = UICollectionViewListCell()
  _ = UIToolbar()
  _ = UINavigationBar()
  _ = UITabBar()
  _ = UIVisualEffectView()
  _ = UIControl()
  _ = UIWindow()
  _ = UIRefreshControl()
  _ = UIInputView(frame: .zero, inputViewStyle: .keyboard)
  _ = UIViewController()
  _ = UINavigationController()
  _ = UITabBarController()
  _ = UITableViewController()
  _ = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
  _ = UISplitViewController()
  _ = UIPageViewController()
  _ = UISearchController()
  _ = UIAlertController()
  _ = UIImagePickerController()
  _ = UICollectionViewFlowLayout()
  _ = UICollectionViewLayoutAttributes()
  _ = UIBarButtonItem()
  _ = UITabBarItem()
  _ = UINavigationItem(title: "x")
  _ = UILayoutGuide()
  _ = UIImage()
  _ = UIBezierPath()
  _ = UIMenu()
  _ = UITapGestureRecognizer()
  _ = UIButton(type: .system)
  _ = UIButton(type: .custom, primaryAction: nil)
  _ = UIButton(frame: .zero, primaryAction: nil)
  _ = UIFocusGuide()
  _ = UIColorWell()
  _ = UISearchTextField()
}

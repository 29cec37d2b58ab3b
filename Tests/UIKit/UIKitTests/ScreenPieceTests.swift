import Testing
import UIKitTestSupport

@testable import UIKit

/// Tabs, pages, pop-up buttons and cells that UIKit completes itself.
@MainActor
@Suite(.ownFaultLog) struct ScreenPieceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// UIKit, UITab: the badge belongs to the tab, before and after it is shown.
  @Test func `a tab has its badge in the bar`() {
    let tabs = UITabBarController(
      tabs: ["First", "Second"].map { UITab(title: $0, image: nil, identifier: $0) { _ in UIViewController() } })
    tabs.tabs[1].badgeValue = "7"
    #expect(tabs.tabBar.items?.map(\.badgeValue) == [nil, "7"])
    let early = UITab(title: "Early", image: nil, identifier: "early") { _ in UIViewController() }
    early.badgeValue = "1"
    #expect(UITabBarController(tabs: [early]).tabBar.items?.map(\.badgeValue) == ["1"])
  }

  private final class Pages: NSObject, UIPageViewControllerDataSource {
    let count: Int
    init(count: Int) { self.count = count }
    func pageViewController(
      _ controller: UIPageViewController, viewControllerBefore other: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ controller: UIPageViewController, viewControllerAfter other: UIViewController
    ) -> UIViewController? { nil }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
  }

  /// UIKit, UIPageViewControllerDataSource: scrolling pages have dots if the data source knows their number.
  @Test(arguments: [(3, 807.0), (0, 844.0)])
  func `dots are below scrolling pages`(count: Int, height: Double) {
    let pages = Pages(count: count)
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = pages
    let page = UIViewController()
    controller.setViewControllers([page], direction: .forward, animated: false)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let dots = controller.view.subviews.compactMap { $0 as? UIPageControl }.first
    let free = controller.view.safeAreaInsets.bottom
    #expect(page.view.frame.height == CGFloat(height) - (count > 0 ? free : 0))
    #expect(dots?.numberOfPages == (count > 0 ? count : nil) && dots?.currentPage == (count > 0 ? 1 : nil))
  }

  /// UIKit, `changesSelectionAsPrimaryAction`: a button that opens a menu shows its selected element.
  @Test func `a pop-up button shows the action that is on`() {
    let button = UIButton(configuration: .plain())
    let inner = UIMenu(children: [UIAction(title: "Daily") { _ in }, UIAction(title: "Weekly", state: .on) { _ in }])
    button.menu = UIMenu(children: [inner])
    #expect(button.currentTitle == nil)
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == nil)
    button.showsMenuAsPrimaryAction = true
    #expect(button.currentTitle == "Weekly")
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
    #expect(button.currentTitle == "One")
  }

  private final class FrameCell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.frame = bounds.insetBy(dx: 10, dy: 5)
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  /// UIKit, UICollectionView: a registered class is created with the frame of its attributes.
  @Test func `a cell begins with the frame of its item`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let items = Items()
    view.register(FrameCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? FrameCell)
    #expect(cell.label.frame == CGRect(x: 10, y: 5, width: 80, height: 30))
  }

  /// UIKit, UIFontMetrics: a label with a scaled font follows the text size if it adjusts its font.
  @Test func `a scaled font follows the text size`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let labels = (0..<3).map { _ in UILabel() }
    let metrics = UIFontMetrics(forTextStyle: .body)
    labels[0].font = metrics.scaledFont(for: .systemFont(ofSize: 17, weight: .medium))
    labels[1].font = metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 30)
    labels[2].font = .systemFont(ofSize: 17)
    for label in labels {
      label.adjustsFontForContentSizeCategory = true
      view.addSubview(label)
    }
    let controller = UIViewController()
    controller.view.addSubview(view)
    window.rootViewController = controller
    controller.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(labels.map(\.font.pointSize) == [40, 30, 17])
  }

  @Test func `fonts of fields, text views and buttons follow the text size`() {
    let (field, text, button) = (UITextField(), UITextView(), UIButton(type: .system))
    field.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
    text.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    let controller = UIViewController()
    for view in [field, text, button] { controller.view.addSubview(view) }
    window.rootViewController = controller
    var sizes: [CGFloat?] { [field.font, text.font, button.titleLabel?.font].map { $0?.pointSize } }
    controller.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(sizes == [17, 17, 17])
    field.adjustsFontForContentSizeCategory = true
    text.adjustsFontForContentSizeCategory = true
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    controller.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(sizes == [33, 33, 33])
  }

  @Test func `a symbol in a text style follows the text size`() {
    let picture = UIImageView(image: UIImage(systemName: "star"))
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(textStyle: .body), forImageIn: .normal)
    let views = [picture, button]
    let small = views.map(\.intrinsicContentSize.height)
    let controller = UIViewController()
    for view in views { controller.view.addSubview(view) }
    window.rootViewController = controller
    controller.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    for (view, height) in zip(views, small) { #expect(view.intrinsicContentSize.height > height * 2) }
  }
}

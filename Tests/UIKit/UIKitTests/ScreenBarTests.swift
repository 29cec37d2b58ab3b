import LayoutTestSupport
import Testing
import UIKit

/// Screens with bars: the start of the content, the heights of bars, and presented controllers.
@MainActor
struct ScreenBarTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// UIKit, UIScrollView, `adjustedContentInset`: content begins below the bars at the first layout.
  ///
  /// https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset
  @Test func `the first row of a table is below the navigation bar`() {
    let table = Rows(style: .plain)
    show(UINavigationController(rootViewController: table))
    let top = window.safeAreaInsets.top + 44
    expect(table.tableView.adjustedContentInset.top, is: top)
    expect(table.tableView.contentOffset, is: CGPoint(x: 0, y: -top))
    let row = table.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    expect(row.map { window.convert($0.bounds, from: $0).minY }, is: top)
  }

  @Test func `a collection view and a scroll view start below the navigation bar as well`() {
    let top = window.safeAreaInsets.top + 44
    let collection = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    show(UINavigationController(rootViewController: collection))
    expect(collection.collectionView.contentOffset.y, is: -top)
    let plain = UIViewController()
    let scroll = UIScrollView()
    scroll.frame = window.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    plain.view.addSubview(scroll)
    show(UINavigationController(rootViewController: plain))
    expect(scroll.contentOffset.y, is: -top)
  }

  /// UIKit, UIScrollView.ContentInsetAdjustmentBehavior: content that does not scroll is not moved outside of a navigation
  /// controller.
  ///
  /// https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior
  @Test func `insets follow the adjustment behavior of a scroll view`() {
    let plain = UIViewController()
    plain.additionalSafeAreaInsets.top = 30
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    plain.view.addSubview(scroll)
    show(plain)
    expect(scroll.contentOffset.y, is: 0)
    scroll.contentInsetAdjustmentBehavior = .always
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -scroll.safeAreaInsets.top && scroll.safeAreaInsets.top >= 30)
  }

  @Test func `scrolled content keeps its position if insets change`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.layoutIfNeeded()
    scroll.contentOffset.y = 200
    scroll.contentInset.top = 40
    scroll.layoutIfNeeded()
    expect(scroll.contentOffset.y, is: 200)
    scroll.contentOffset.y = -40
    scroll.contentInset.top = 60
    scroll.layoutIfNeeded()
    expect(scroll.contentOffset.y, is: -60)
  }

  @Test func `a row scrolled to the top is below the bar`() {
    let table = Rows(style: .plain)
    table.count = 100
    show(UINavigationController(rootViewController: table))
    table.tableView.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
    let top = table.tableView.adjustedContentInset.top
    expect(table.tableView.contentOffset.y, is: 20 * 44 - top)
  }

  /// UIKit, UINavigationBar, `prefersLargeTitles`, and UINavigationItem, `searchController`.
  ///
  /// https://developer.apple.com/documentation/uikit/uinavigationbar/preferslargetitles
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/searchcontroller
  @Test func `a large title and a search bar make the bar higher`() {
    let table = Rows(style: .insetGrouped)
    table.title = "Big"
    let navigation = UINavigationController(rootViewController: table)
    navigation.navigationBar.prefersLargeTitles = true
    show(navigation)
    expect(navigation.navigationBar.frame.height, is: 96)
    table.navigationItem.searchController = UISearchController(searchResultsController: nil)
    table.navigationItem.hidesSearchBarWhenScrolling = false
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    expect(navigation.navigationBar.frame.height, is: 148)
    expect(table.tableView.adjustedContentInset.top, is: window.safeAreaInsets.top + 148)
    expect(table.tableView.contentOffset.y, is: -table.tableView.adjustedContentInset.top)
  }

  @Test func `a large title collapses when the content is scrolled`() {
    let table = Rows(style: .plain)
    table.count = 100
    let navigation = UINavigationController(rootViewController: table)
    navigation.navigationBar.prefersLargeTitles = true
    show(navigation)
    table.tableView.contentOffset.y = 300
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44 && table.tableView.contentOffset.y == 300)
    table.navigationItem.largeTitleDisplayMode = .never
    table.tableView.contentOffset.y = -500
    window.layoutIfNeeded()
    expect(navigation.navigationBar.frame.height, is: 44)
  }

  /// UIKit, UISheetPresentationController: a sheet rests at its smallest detent unless another one is selected.
  ///
  /// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/selecteddetentidentifier
  @Test func `a sheet covers the part of the screen given by its detent`() {
    let presenter = UIViewController()
    show(presenter)
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    presenter.present(sheet, animated: false)
    window.layoutIfNeeded()
    expect(window.convert(sheet.view.bounds, from: sheet.view), is: CGRect(x: 0, y: 422, width: 390, height: 422))
    sheet.sheetPresentationController?.animateChanges {
      sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    }
    window.layoutIfNeeded()
    #expect(sheet.view.frame.minY < 100 && sheet.view.frame.maxY == 844)
    presenter.dismiss(animated: false)
    #expect(sheet.view.window == nil && window.subviews.count == 1)
  }

  @Test func `a custom detent has the height that it resolves`() {
    let presenter = UIViewController()
    show(presenter)
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.custom { _ in 200 }]
    presenter.present(sheet, animated: false)
    window.layoutIfNeeded()
    expect(sheet.view.frame.height, is: 200 + window.safeAreaInsets.bottom)
  }

  @Test func `a full-screen presentation covers everything, and an alert is centered`() {
    let presenter = UIViewController()
    show(presenter)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    presenter.present(cover, animated: false)
    window.layoutIfNeeded()
    expect(cover.view.frame, is: window.bounds)
    presenter.dismiss(animated: false)
    let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    presenter.present(alert, animated: false)
    window.layoutIfNeeded()
    #expect(alert.view.frame.width == 270 && alert.view.frame.midX == 195)
  }

  /// UIKit, UITraitOverrides: registered observers are called for traits that a controller overrides.
  @Test func `overridden traits are reported, and labels follow the text size`() {
    let controller = UIViewController()
    let adaptive = Adaptive(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    controller.view.addSubview(adaptive)
    controller.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(adaptive.stack.axis == .vertical && adaptive.label.font.pointSize == 40)
    show(controller)
    #expect(adaptive.stack.axis == .vertical && adaptive.calls == 1)
    controller.traitOverrides.preferredContentSizeCategory = .large
    #expect(adaptive.stack.axis == .horizontal && adaptive.label.font.pointSize == 17)
  }
}

private final class Rows: UITableViewController {
  var count = 3
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

private final class Adaptive: UIView {
  let stack = UIStackView()
  let label = UILabel()
  var calls = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "text"
    stack.addArrangedSubview(label)
    addSubview(stack)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: Self, _: UITraitCollection) in
      view.calls += 1
      view.stack.axis =
        view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
    }
  }
  required init?(coder: NSCoder) { nil }
}

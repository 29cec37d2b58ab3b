import LayoutTestSupport
import Testing
import UIKit

/// Containers of views and of controllers.
@MainActor
struct ContainerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// UIKit, UIViewController: the order in which a controller is notified about its view.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilllayoutsubviews()
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/updateviewconstraints()
  @Test func `a controller is notified about its view in UIKit's order`() {
    let controller = ToldController()
    show(controller)
    #expect(
      controller.calls == [
        "loadView", "viewDidLoad", "viewWillAppear", "updateViewConstraints", "viewWillLayoutSubviews",
        "layoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear",
      ])
    controller.calls = []
    controller.view.layoutIfNeeded()
    #expect(controller.calls.isEmpty)
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    expect(controller.calls, is: ["viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews"])
  }

  /// UIKit, UINavigationController, UITabBarController, and UIView, `safeAreaInsets`: bars take their part of the safe
  /// area.
  ///
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller
  /// https://developer.apple.com/documentation/uikit/uitabbarcontroller
  /// https://developer.apple.com/documentation/uikit/uiview/safeareainsets
  @Test func `bars reduce the safe area`() {
    let (inner, tabs) = (UIViewController(), UITabBarController())
    let navigation = UINavigationController(rootViewController: inner)
    tabs.viewControllers = [navigation]
    show(tabs)
    let screen = window.safeAreaInsets
    expect(inner.view.safeAreaInsets.top, is: screen.top + 44)
    expect(inner.view.safeAreaInsets.bottom, is: screen.bottom + 49)
    expect(inner.view.frame.size, is: window.bounds.size)
    navigation.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    expect(inner.view.safeAreaInsets.top, is: screen.top)
  }

  /// UIKit, UIResponder, `inputAccessoryView`: without a keyboard the view of a first responder is at the bottom of the
  /// screen. It has its own height, or that of its content above the safe area.
  ///
  /// https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview
  @Test func `an input accessory view is docked at the bottom of the window`() {
    let controller = WritingController()
    show(controller)
    let bottom = window.bounds.height
    expect(controller.bar.frame, is: CGRect(x: 0, y: bottom - 50, width: 390, height: 50))
    let field = UIView()
    field.translatesAutoresizingMaskIntoConstraints = false
    let fitted = WritingController()
    fitted.bar.frame = .zero
    fitted.bar.autoresizingMask = .flexibleHeight
    fitted.bar.addSubview(field)
    NSLayoutConstraint.activate([
      field.heightAnchor.constraint(equalToConstant: 36),
      field.topAnchor.constraint(equalTo: fitted.bar.topAnchor, constant: 8),
      field.bottomAnchor.constraint(equalTo: fitted.bar.safeAreaLayoutGuide.bottomAnchor, constant: -8),
    ])
    show(fitted)
    expect(fitted.bar.frame.height, is: 52 + window.safeAreaInsets.bottom)
    expect(fitted.bar.frame.maxY, is: bottom)
    #expect(controller.bar.superview == nil)
  }

  /// UIKit, UISearchController, `isActive` and `searchResultsController`: during a search the field replaces the title,
  /// and results are in front of the content once text is entered.
  ///
  /// https://developer.apple.com/documentation/uikit/uisearchcontroller
  @Test func `an active search shows its field, scopes and results`() {
    let (list, results) = (UIViewController(), UIViewController())
    let search = UISearchController(searchResultsController: results)
    search.searchBar.scopeButtonTitles = ["All", "Books"]
    list.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: list)
    show(navigation)
    search.isActive = true
    window.layoutIfNeeded()
    expect(navigation.navigationBar.bounds.height, is: 52 + 48)
    #expect(search.searchBar.showsCancelButton && results.viewIfLoaded?.superview == nil)
    search.searchBar.text = "map"
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(results.view.superview === navigation.view)
    expect(results.view.safeAreaInsets.top, is: window.safeAreaInsets.top + 100)
    search.isActive = false
    window.layoutIfNeeded()
    #expect(results.view.superview == nil && navigation.navigationBar.bounds.height == 44 + 52)
  }

  /// UIKit, UISplitViewController: a collapsed split view shows its columns on one navigation stack, the secondary one
  /// on top.
  ///
  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller
  @Test func `a collapsed split view has a back button to its primary column`() {
    let split = UISplitViewController(style: .doubleColumn)
    let (primary, secondary) = (UIViewController(), UIViewController())
    primary.title = "Mailboxes"
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    show(split)
    #expect(split.isCollapsed)
    expect(secondary.navigationController?.navigationBar.backItem?.title, is: "Mailboxes")
    expect(secondary.navigationController?.viewControllers.count, is: 1)
  }

  /// UIKit, UIViewController, `edgesForExtendedLayout` and `extendedLayoutIncludesOpaqueBars`: a view extends under
  /// translucent bars, and under opaque ones on request.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/edgesforextendedlayout
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/extendedlayoutincludesopaquebars
  @Test func `a view ends at opaque bars unless it extends its layout`() {
    let inner = UIViewController()
    let navigation = UINavigationController(rootViewController: inner)
    show(navigation)
    let bar = inner.view.safeAreaInsets.top
    navigation.navigationBar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(
      inner.view.frame == CGRect(x: 0, y: bar, width: 390, height: 844 - bar) && inner.view.safeAreaInsets.top == 0)
    inner.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(inner.view.frame == window.bounds && inner.view.safeAreaInsets.top == bar)
    inner.edgesForExtendedLayout = []
    window.layoutIfNeeded()
    expect(inner.view.frame.minY, is: bar)
  }

  /// UIKit, UISplitViewController, `preferredDisplayMode`, in a window with room for two columns.
  ///
  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller
  @Test func `columns are side by side if there is room`() {
    window.frame.size = CGSize(width: 1194, height: 834)
    let split = UISplitViewController(style: .doubleColumn)
    let (primary, secondary) = (UIViewController(), UIViewController())
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    show(split)
    let frames = [primary, secondary].map { $0.view.convert($0.view.bounds, to: split.view) }
    #expect(frames[0].minX == 0 && frames[0].width > 0 && frames[1].maxX == 1194)
    #expect(frames[0].maxX <= frames[1].minX + 1)
  }

  /// UIKit, UIViewController, `viewWillAppear(_:)`: also for controllers in columns, once.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)
  @Test func `a controller in a column may show the toolbar when it appears`() {
    final class List: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
      }
    }
    window.frame.size = CGSize(width: 1194, height: 834)
    let split = UISplitViewController(style: .doubleColumn)
    let list = List()
    split.setViewController(list, for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    show(split)
    #expect(list.navigationController?.toolbar.superview != nil)
  }

  /// UIKit, UIStackView, `distribution`, `alignment`, `spacing` and `setCustomSpacing(_:after:)`.
  ///
  /// https://developer.apple.com/documentation/uikit/uistackview
  /// https://developer.apple.com/documentation/uikit/uistackview/setcustomspacing(_:after:)
  @Test func `a stack shares its length among its visible views`() {
    let parts = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: parts)
    (stack.distribution, stack.spacing) = (.fillEqually, 10)
    stack.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    stack.layoutIfNeeded()
    #expect(
      parts.map(\.frame.minX) == [0, 110, 220] && parts.allSatisfy { $0.frame.size == CGSize(width: 100, height: 40) })
    parts[1].isHidden = true
    stack.setCustomSpacing(20, after: parts[0])
    stack.layoutIfNeeded()
    expect(parts[2].frame, is: CGRect(x: 170, y: 0, width: 150, height: 40))
  }

  /// UIKit, UIScrollView, `contentLayoutGuide` and `frameLayoutGuide`: the content determines the scrollable area.
  ///
  /// https://developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide
  /// https://developer.apple.com/documentation/uikit/uiscrollview/framelayoutguide
  @Test func `a view tied to the content guide determines the content size`() {
    let (scroll, content) = (UIScrollView(frame: window.bounds), UIView())
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 2000),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 390, height: 2000) && content.frame.width == 390)
  }

  /// UIKit, UIView, `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)
  /// https://developer.apple.com/documentation/uikit/uiview/layoutfittingcompressedsize
  /// https://developer.apple.com/documentation/uikit/uiview/layoutfittingexpandedsize
  @Test func `a fitting size is the smallest, the largest, or the height for a width`() {
    let (view, label) = (UIView(), UILabel())
    (label.text, label.numberOfLines) = ("a text of many words that takes several lines of a hundred points", 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 500),
      view.heightAnchor.constraint(lessThanOrEqualToConstant: 400),
    ])
    let narrow = view.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(
      narrow.width == 100 && narrow.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height.rounded(.up) + 20
    )
    let line = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(line.height < narrow.height && line.width > 100)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      label.setContentHuggingPriority(UILayoutPriority(1), for: axis)
    }
    expect(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize), is: CGSize(width: 500, height: 400))
    expect(view.frame, is: .zero)
  }

  /// UIKit, UITableView, `rowHeight` and `automaticDimension`: constraints determine the height of cells.
  ///
  /// https://developer.apple.com/documentation/uikit/uitableview/automaticdimension
  /// https://developer.apple.com/documentation/uikit/uitableview/rowheight
  @Test func `rows are as high as their cells, also after the width of the table changes`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let source = WordSource()
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    let heights = table.visibleCells.map(\.frame.height)
    #expect(heights.count == 2 && heights[0] < heights[1])
    table.frame.size.width = 150
    window.layoutIfNeeded()
    let narrow = table.visibleCells.map(\.frame.height)
    #expect(narrow[0] == heights[0] && narrow[1] > heights[1] && table.contentSize.height == narrow[0] + narrow[1])
  }

  /// UIKit, UICollectionViewFlowLayout, `itemSize`, `minimumInteritemSpacing` and `sectionInset`: lines are filled from
  /// edge to edge.
  ///
  /// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout
  @Test func `a flow layout fills its lines`() {
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (CGSize(width: 90, height: 30), 5, 7)
    layout.sectionInset = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 10)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 310, height: 400), collectionViewLayout: layout)
    let source = PlainSource(count: 4)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window.addSubview(view)
    window.layoutIfNeeded()
    let frames = (0..<4).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(frames.map(\.minX) == [10, 110, 210, 10] && frames.map(\.minY) == [4, 4, 4, 41])
    expect(view.contentSize.height, is: 77)
  }

  /// UIKit, UIKeyboardLayoutGuide: without a keyboard it is at the bottom of the safe area. UITrackingLayoutGuide,
  /// `setConstraints(_:activeWhenNearEdge:)`.
  ///
  /// https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
  /// https://developer.apple.com/documentation/uikit/uitrackinglayoutguide/setconstraints(_:activewhennearedge:)
  @Test func `constraints of a tracking guide are active near their edges`() {
    let (view, bar) = (UIView(frame: window.bounds), UIView())
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    let guide = view.keyboardLayoutGuide
    let low = bar.bottomAnchor.constraint(equalTo: guide.topAnchor)
    let high = bar.topAnchor.constraint(equalTo: view.topAnchor)
    guide.setConstraints([low], activeWhenNearEdge: .bottom)
    guide.setConstraints([high], activeWhenNearEdge: .top)
    #expect(low.isActive && !high.isActive)
    guide.setConstraints([low], activeWhenAwayFrom: .bottom)
    guide.setConstraints([high], activeWhenAwayFrom: [.leading, .trailing])
    #expect(!low.isActive && high.isActive)
  }
}

/// Records its notifications.
private final class ToldController: UIViewController {
  var calls: [String] = []

  override func loadView() {
    calls.append("loadView")
    view = RecordingView { [weak self] call in if call == "layout" { self?.calls.append("layoutSubviews") } }
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("viewWillAppear")
  }
  override func updateViewConstraints() {
    calls.append("updateViewConstraints")
    super.updateViewConstraints()
  }
  override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("viewDidAppear")
  }
}

/// Two cells: a word, and a string that wraps.
private final class WordSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let (cell, label) = (UITableViewCell(style: .default, reuseIdentifier: nil), UILabel())
    label.numberOfLines = 0
    label.text = indexPath.row == 0 ? "word" : Array(repeating: "word", count: 20).joined(separator: " ")
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    let margins = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    return cell
  }
}

/// Empty cells.
private final class PlainSource: NSObject, UICollectionViewDataSource {
  private let count: Int
  init(count: Int) { self.count = count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

private final class WritingController: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
  override var inputAccessoryView: UIView? { bar }
  override var canBecomeFirstResponder: Bool { true }
}

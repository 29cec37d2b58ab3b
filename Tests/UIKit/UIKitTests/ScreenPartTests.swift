import Testing
import UIKitTestSupport

@testable import UIKit

/// Parts of screens that code sets up, and UIKit places: tabs, columns, side views, accessories, empty content.
@MainActor
@Suite(.ownFaultLog) struct ScreenPartTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// UIKit, UITabBarItem: a navigation controller has the item of its root.
  @Test func `a tab shows the item of a navigation controller's root, and its title`() {
    let root = UIViewController()
    root.tabBarItem = UITabBarItem(title: "Inbox", image: nil, tag: 3)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: root)]
    #expect(tabs.tabBar.items?.map(\.tag) == [3])
    root.title = "Mail"
    #expect(tabs.tabBar.items?.map(\.title) == ["Mail"] && root.navigationItem.title == "Mail")
  }

  /// UIKit, UISplitViewController: columns are in navigation controllers, and the delegate chooses the one that is shown
  /// in a compact width.
  @Test func `a collapsed split view shows one column in a navigation controller`() {
    let (list, detail) = (UIViewController(), UIViewController())
    let split = UISplitViewController(style: .doubleColumn)
    let delegate = PrimaryColumn()
    split.delegate = delegate
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    show(split)
    #expect(list.navigationController != nil && list.view.window != nil && detail.viewIfLoaded?.window == nil)
    #expect(split.viewController(for: .primary) === list)
  }

  /// UIKit, UIButton, `configurationUpdateHandler`: called before the button is shown, but not while it is created.
  @Test func `a button updates its configuration when it is added, and when its state changes`() {
    let button = UIButton(configuration: .gray())
    var updates = 0
    button.configurationUpdateHandler = { button in
      updates += 1
      button.configuration?.title = button.isSelected ? "Following" : "Follow"
    }
    #expect(updates == 0)
    window.addSubview(button)
    #expect(button.currentTitle == "Follow")
    button.isSelected = true
    #expect(button.currentTitle == "Following")
  }

  /// As recorded in Xcode: the label of a cell in the default style fills the content view.
  @Test func `the label of a plain row is as wide as the row, and that of a value row as its text`() {
    let (plain, value) = (
      UITableViewCell(style: .default, reuseIdentifier: nil), UITableViewCell(style: .value1, reuseIdentifier: nil)
    )
    for cell in [plain, value] {
      cell.textLabel?.text = "Sign Out"
      window.addSubview(cell)
      cell.layoutIfNeeded()
    }
    #expect(plain.textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
    #expect((value.textLabel?.frame.width ?? 0) < 100)
  }

  /// UIKit, UICellAccessory: the system orders accessories from the content to the edge.
  @Test func `the accessories of a list cell have the system's order`() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.accessories = [.reorder(displayed: .always), .disclosureIndicator(), .label(text: "3"), .detail(), .delete()]
    #expect(cell.shownAccessories.map(\.kind) == [.reorder, .disclosure, .detail, .label("3")])
  }

  @Test func `the side views of a text field take room from its text`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftView = icon
    #expect(icon.superview == nil && field.leftViewRect(forBounds: field.bounds) == .zero)
    field.leftViewMode = .always
    window.addSubview(field)
    window.layoutIfNeeded()
    #expect(icon.superview === field && icon.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 170, height: 40))
    field.leftView = nil
    #expect(icon.superview == nil)
  }

  /// UIKit, UIViewController, `contentUnavailableConfiguration`.
  @Test func `a controller shows its content for the case that it has none`() throws {
    let controller = Empty()
    show(controller)
    let view = try #require(controller.view.subviews.first as? UIContentUnavailableView)
    #expect(view.frame == controller.view.bounds)
    #expect(labels(in: view).map(\.text) == ["No Contacts"])
    controller.contentUnavailableConfiguration = nil
    #expect(controller.view.subviews.isEmpty)
  }

  private func labels(in view: UIView) -> [UILabel] {
    [view as? UILabel].compactMap(\.self) + view.subviews.flatMap { labels(in: $0) }
  }

  /// The usual way to size a header is to measure it after a layout at another height, which breaks its constraints.
  @Test func `the header of a table that is set again has its new height`() {
    let table = UITableView(frame: window.bounds)
    let (header, label) = (UIView(), UILabel())
    label.text = "Two invitations"
    label.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: header.topAnchor, constant: 16),
      label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -16),
      label.leadingAnchor.constraint(equalTo: header.leadingAnchor),
    ])
    table.tableHeaderView = header
    window.addSubview(table)
    window.layoutIfNeeded()
    let height = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    #expect(height > 50)
    header.frame.size.height = height
    table.tableHeaderView = header
    window.layoutIfNeeded()
    #expect(label.frame.minY == 16 && header.frame.height == height)
  }

  /// UIKit, UIView, `tintColor`: that of the superview, unless it is set.
  @Test func `a view has the tint color of its superview until it has its own`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .systemRed
    #expect(inner.tintColor == .systemRed)
    inner.tintColor = .systemGreen
    outer.tintColor = nil
    #expect(inner.tintColor == .systemGreen && outer.tintColor == .systemBlue)
  }

  @Test func `code from Objective-C finds its names`() {
    let path = NSIndexPath(row: 2, section: 1)
    #expect(path.row == 2 && path.item == 2 && path.section == 1)
    #expect(UITableViewCell.classForCoder() == UITableViewCell.self)
    #expect(UIButton(type: .roundedRect).buttonType == .system)
    var text = AttributedString("code")
    text.font = UIFont.systemFont(ofSize: 12)
    let converted = NSAttributedString(text)
    #expect(converted.string == "code")
    #expect(converted.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 12))
  }
}

private final class PrimaryColumn: NSObject, UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

private final class Empty: UIViewController {
  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No Contacts"
    contentUnavailableConfiguration = configuration
  }
}

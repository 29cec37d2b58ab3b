import LayoutTestSupport
import Testing
import UIKit

/// The heights and text of rows with the styles and configurations of the system.
@MainActor
struct ListRowTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))

  private func show(_ table: UITableView) {
    table.frame = window.bounds
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  /// UIKit, UIListContentConfiguration: rows of lists are at least 44 points high, and grow with their text.
  ///
  /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration
  @Test func `a row with one line is 44 points high, and one with two lines is higher`() {
    let rows = Rows()
    let table = UITableView()
    table.dataSource = rows
    show(table)
    let frames = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)) }
    #expect(frames[0].height == 44 && frames[1].minY == 44)
    #expect(frames[1].height > 50 && frames[2].height == 44)
  }

  @Test func `a row of a list in a collection is 44 points high as well`() {
    let cell = UICollectionViewListCell(frame: .zero)
    var content = cell.defaultContentConfiguration()
    content.text = "Row"
    cell.contentConfiguration = content
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expect(size, is: CGSize(width: 320, height: 44))
    cell.contentConfiguration = UIListContentConfiguration.groupedHeader()
    let header = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(header.height < 44)
  }

  /// UIKit, UITableViewHeaderFooterView, `contentConfiguration`.
  ///
  /// https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview/contentconfiguration-7xskn
  @Test func `a header shows its content configuration`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "General"
    header.contentConfiguration = content
    let labels = header.contentView.subviews.flatMap { allLabels(in: $0) }
    #expect(labels.contains { $0.text == "General" && $0.font.pointSize == 13 })
  }

  private func allLabels(in view: UIView) -> [UILabel] {
    [view as? UILabel].compactMap(\.self) + view.subviews.flatMap { allLabels(in: $0) }
  }

  /// UIKit, UITableViewCell: the labels of the system's styles scale with the text size.
  ///
  /// https://developer.apple.com/documentation/uikit/uifont/scaling_fonts_automatically
  @Test func `the labels of a cell follow the text size`() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Storage"
    #expect(cell.textLabel?.font.pointSize == 17 && cell.detailTextLabel?.textColor == .secondaryLabel)
    let controller = UIViewController()
    controller.view.addSubview(cell)
    controller.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    expect(cell.textLabel?.font.pointSize, is: 40)
  }

  @Test func `a search field says what it is for`() {
    expect(UISearchController(searchResultsController: nil).searchBar.placeholder, is: "Search")
    #expect(UISearchBar().placeholder == nil)
  }
}

private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = indexPath.row == 2 ? UIListContentConfiguration.valueCell() : cell.defaultContentConfiguration()
    content.text = "Row"
    if indexPath.row > 0 { content.secondaryText = "Value" }
    cell.contentConfiguration = content
    return cell
  }
}

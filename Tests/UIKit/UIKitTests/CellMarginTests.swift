import LayoutTestSupport
import Testing
import UIKit

/// The margins of cells, which are wider on screens of 390 points or more, as documents record them.
@MainActor
struct CellMarginTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var accessory = UITableViewCell.AccessoryType.none
    var margins: UIEdgeInsets?
    /// Whether the margins are set after the content.
    var setsMarginsLast = false
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = accessory
      if let margins, !setsMarginsLast { cell.contentView.layoutMargins = margins }
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
      if let margins, setsMarginsLast { cell.contentView.layoutMargins = margins }
      return cell
    }
  }

  private final class Headers: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }
  }

  private let rows = Rows()
  private let headers = Headers()

  /// Returns a laid out table on a screen of a width.
  private func table(
    _ style: UITableView.Style = .plain, width: CGFloat, isRightToLeft: Bool = false
  ) -> UITableView {
    let screen = UIScreen.main
    let (former, scale, safeArea) = (screen.bounds.size, screen.scale, screen.safeAreaInsets)
    screen.set(size: CGSize(width: width, height: 852), scale: 3)
    defer { screen.set(size: former, scale: scale, safeAreaInsets: safeArea) }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 852))
    let table = UITableView(frame: window.bounds, style: style)
    if isRightToLeft { table.traitOverrides.layoutDirection = .rightToLeft }
    table.dataSource = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    return table
  }

  private func label(in view: UIView) -> UILabel? {
    view.subviews.lazy.compactMap { ($0 as? UILabel) ?? label(in: $0) }.first
  }

  @Test(
    arguments: [
      (375, .plain, 16), (390, .plain, 20), (393, .plain, 20), (430, .plain, 20), (375, .insetGrouped, 16),
      (393, .insetGrouped, 20),
    ] as [(CGFloat, UITableView.Style, CGFloat)])
  func `text begins at the margin of the screen's cells`(
    width: CGFloat, style: UITableView.Style, margin: CGFloat
  ) throws {
    let table = table(style, width: width)
    let cell = try #require(table.visibleCells.first)
    let text = try #require(label(in: cell))
    expect(text.convert(text.bounds, to: cell).minX, is: margin)
    expect(cell.contentView.layoutMargins, is: UIEdgeInsets(top: 11, left: margin, bottom: 11, right: margin))
    let header = try #require(table.headerView(forSection: 0))
    let title = try #require(label(in: header))
    expect(title.convert(title.bounds, to: header).minX, is: margin)
  }

  @Test func `an accessory moves inwards with the margin, and the content is 8 points beside it`() throws {
    rows.accessory = .disclosureIndicator
    for (width, room, margin) in [(375, 34, 16), (393, 38, 20)] as [(CGFloat, CGFloat, CGFloat)] {
      let cell = try #require(table(width: width).visibleCells.first)
      expect(cell.contentView.frame.width, is: width - room)
      expect(cell.contentView.layoutMargins, is: UIEdgeInsets(top: 11, left: margin, bottom: 11, right: 8))
    }
    let inset = try #require(table(.insetGrouped, width: 393).visibleCells.first)
    expect(inset.contentView.frame.width, is: 361 - 34)
  }

  @Test func `cells are mirrored from right to left`() throws {
    rows.accessory = .disclosureIndicator
    let cell = try #require(table(width: 393, isRightToLeft: true).visibleCells.first)
    expect(cell.contentView.frame, is: CGRect(x: 38, y: 0, width: 355, height: 44))
    let text = try #require(label(in: cell))
    expect(text.convert(text.bounds, to: cell).maxX, is: 373)
  }

  @Test(arguments: [375, 393] as [CGFloat], [false, true])
  func `margins that code sets stay`(width: CGFloat, isLast: Bool) throws {
    rows.margins = UIEdgeInsets(top: 2, left: 40, bottom: 2, right: 40)
    rows.setsMarginsLast = isLast
    let cell = try #require(table(width: width).visibleCells.first)
    expect(cell.contentView.layoutMargins.left, is: 40)
    let text = try #require(label(in: cell))
    expect(text.convert(text.bounds, to: cell).minX, is: 40)
  }

  @Test func `cells and headers of a stated height get the margins of another width`() throws {
    let table = table(width: 375)
    table.delegate = headers
    table.rowHeight = 44
    table.layoutIfNeeded()
    table.frame.size.width = 430
    table.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first)
    let header = try #require(table.headerView(forSection: 0))
    expect(header.frame.height, is: 40)
    for view in [cell, header] {
      let text = try #require(label(in: view))
      expect(text.convert(text.bounds, to: view).minX, is: 20)
    }
  }

  /// Returns a list cell that is measured and laid out in a width of 430 points.
  private func listCell(margins: UIEdgeInsets?, isMeasured: Bool) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 430, height: 44))
    cell.accessories = [.disclosureIndicator()]
    if let margins { cell.contentView.layoutMargins = margins }
    if isMeasured {
      _ = cell.systemLayoutSizeFitting(
        CGSize(width: 430, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    cell.layoutIfNeeded()
    return cell
  }

  @Test(arguments: [false, true])
  func `a list cell has the margins of the system unless code sets others`(isMeasured: Bool) {
    let usual = listCell(margins: nil, isMeasured: isMeasured)
    expect(usual.contentView.layoutMargins, is: UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 8))
    expect(usual.contentView.frame.width, is: 430 - 38)
    let own = UIEdgeInsets(top: 2, left: 40, bottom: 2, right: 40)
    expect(listCell(margins: own, isMeasured: isMeasured).contentView.layoutMargins.left, is: 40)
  }

  @Test func `deselecting a row keeps the selection of others`() {
    let table = table(width: 375)
    table.allowsMultipleSelection = true
    let paths = (0..<3).map { IndexPath(row: $0, section: 0) }
    for path in paths.reversed() { table.selectRow(at: path, animated: false, scrollPosition: .none) }
    expect(table.indexPathsForSelectedRows, is: paths)
    table.deselectRow(at: paths[1], animated: false)
    expect(table.indexPathsForSelectedRows, is: [paths[0], paths[2]])
    #expect(table.visibleCells.map(\.isSelected) == [true, false, true])
    table.allowsMultipleSelection = false
    table.selectRow(at: paths[1], animated: false, scrollPosition: .none)
    expect(table.indexPathsForSelectedRows, is: [paths[1]])
    table.deselectRow(at: paths[0], animated: false)
    expect(table.indexPathForSelectedRow, is: paths[1])
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == nil)
  }
}

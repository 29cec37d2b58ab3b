import Foundation
import Testing
import UIKit

@testable import LayoutPreviews

/// Lists without data show a row for each registered cell.
@MainActor
struct SampleRowTests {
  private final class TitleCell: UITableViewCell {
    let titleLabel = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      titleLabel.frame = CGRect(x: 8, y: 8, width: 100, height: 20)
      contentView.addSubview(titleLabel)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Tile: UICollectionViewCell {
    let nameLabel = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      nameLabel.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(nameLabel)
      NSLayoutConstraint.activate([
        nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor),
        nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        nameLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        nameLabel.widthAnchor.constraint(equalToConstant: 120),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// The rows of an app that knows the heights of its rows only.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let heights: [CGFloat]
    init(_ heights: [CGFloat]) { self.heights = heights }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { heights[indexPath.row] }
  }

  private func table(_ rows: Rows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.register(TitleCell.self, forCellReuseIdentifier: "title")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    (table.dataSource, table.delegate) = (rows, rows)
    return table
  }

  @Test func `a table without rows shows each registered cell with the names of its labels`() throws {
    let (app, screen) = (Rows([]), UIView())
    let table = table(app)
    screen.addSubview(table)
    let rows = PrototypeRows.filling(listsBelow: screen)
    table.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first as? TitleCell)
    #expect(rows.count == 1 && table.visibleCells.count == 1)
    #expect(cell.titleLabel.text == "Title")
  }

  @Test func `a table with rows and a hidden table keep the rows of the app`() {
    let (full, none) = (Rows([40]), Rows([]))
    let (table, hidden) = (table(full), table(none))
    hidden.isHidden = true
    #expect(PrototypeRows.filling(listsBelow: table).isEmpty)
    #expect(PrototypeRows.filling(listsBelow: hidden).isEmpty)
    #expect(table.dataSource === full && hidden.dataSource === none)
  }

  @Test func `a collection without items shows each registered cell as large as its content`() throws {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    let rows = PrototypeRows.filling(listsBelow: collection)
    collection.layoutIfNeeded()
    let tile = try #require(collection.visibleCells.first as? Tile)
    #expect(rows.count == 1 && collection.visibleCells.count == 1)
    #expect(tile.nameLabel.text == "Name" && tile.frame.width == 120)
  }

  @Test func `a collection with a layout of the app stays empty`() {
    final class Spiral: UICollectionViewFlowLayout {}
    let collection = UICollectionView(frame: .zero, collectionViewLayout: Spiral())
    collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
    #expect(PrototypeRows.filling(listsBelow: collection).isEmpty)
  }
}

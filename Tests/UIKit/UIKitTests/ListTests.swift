import LayoutTestSupport
import Testing
import UIKit

@MainActor
struct ListTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private func collection(_ section: NSCollectionLayoutSection, count: Int) -> UICollectionView {
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    window.addSubview(view)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.register(TallCell.self, forCellWithReuseIdentifier: "cell")
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? TallCell)?.height.constant = CGFloat(20 + 10 * item)
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    source.apply(snapshot)
    withExtendedLifetime(source) { window.layoutIfNeeded() }
    return view
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  /// UIKit, UICollectionViewCompositionalLayout: fractions refer to the container, and a group repeats until it is
  /// full.
  ///
  /// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout
  @Test func `two halves are side by side in each group`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    let view = collection(section, count: 3)
    let frames = (0..<3).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(
      frames == [
        CGRect(x: 22, y: 7, width: 126, height: 46), CGRect(x: 152, y: 7, width: 126, height: 46),
        CGRect(x: 22, y: 67, width: 126, height: 46),
      ])
    expect(view.contentSize, is: CGSize(width: 300, height: 120))
  }

  /// UIKit, NSCollectionLayoutDimension, `estimated(_:)`: the size is that of the content when it is known.
  ///
  /// https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension/estimated(_:)
  @Test func `rows of a list are as high as their content`() {
    let size = size(.fractionalWidth(1), .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let view = collection(section, count: 3)
    let frames = view.visibleCells.map(\.frame)
    #expect(frames.map(\.minY) == [0, 20, 50] && frames.map(\.height) == [20, 30, 40])
  }

  /// UIKit, NSCollectionLayoutGroup, `horizontal(layoutSize:repeatingSubitem:count:)`: equal parts less the spacing.
  ///
  /// https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup/horizontal(layoutsize:repeatingsubitem:count:)
  @Test func `a group is shared equally by its items`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 3)
    group.interItemSpacing = .fixed(15)
    let view = collection(NSCollectionLayoutSection(group: group), count: 4)
    expect(view.visibleCells.map(\.frame.minX), is: [0, 105, 210, 0])
    #expect(view.visibleCells.allSatisfy { $0.frame.width == 90 })
  }

  /// UIKit, UITableViewDiffableDataSource, `apply(_:animatingDifferences:completion:)`.
  ///
  /// https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource/apply(_:animatingdifferences:completion:)
  @Test func `a table shows the rows of a snapshot with their content configurations`() {
    let table = UITableView(frame: window.bounds)
    window.addSubview(table)
    let source = UITableViewDiffableDataSource<String, String>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
      var content = cell.defaultContentConfiguration()
      content.text = item
      content.secondaryText = item.isEmpty ? nil : "below"
      cell.contentConfiguration = content
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["all"])
    snapshot.appendItems(["one", "two", "three"])
    snapshot.deleteItems(["two"])
    source.apply(snapshot)
    window.layoutIfNeeded()
    expect(table.visibleCells.count, is: 2)
    expect(source.indexPath(for: "three"), is: IndexPath(row: 1, section: 0))
    let heights = table.visibleCells.map(\.frame.height)
    #expect(heights[0] == heights[1] && heights[0] > 44)
  }

  /// UIKit, UITableViewCell: a cell is a view whose frame the table sets.
  ///
  /// https://developer.apple.com/documentation/uikit/uitableviewcell
  @Test func `a cell in a stack is as high as its constraints require`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let row = UIView()
    row.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(row)
    let stack = UIStackView(arrangedSubviews: [cell])
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5),
      row.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -5),
      row.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: cell.trailingAnchor), row.heightAnchor.constraint(equalToConstant: 30),
      stack.topAnchor.constraint(equalTo: window.topAnchor),
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 200),
    ])
    window.layoutIfNeeded()
    expect(cell.frame, is: CGRect(x: 0, y: 0, width: 200, height: 40))
    expect(row.frame, is: CGRect(x: 0, y: 5, width: 200, height: 30))
  }
}

/// A cell with a height constraint.
private final class TallCell: UICollectionViewCell {
  private(set) lazy var height = contentView.heightAnchor.constraint(equalToConstant: 20)

  override init(frame: CGRect) {
    super.init(frame: frame)
    height.isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

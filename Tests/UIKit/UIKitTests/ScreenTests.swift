import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Sizes and positions in screens as they are written today.
@MainActor
struct ScreenTests {
  /// UIButton, `setPreferredSymbolConfiguration(_:forImageIn:)` and `preferredSymbolConfigurationForImage`.
  @Test func `a symbol in a button has the size of the preferred configuration`() throws {
    let large = UIImage.SymbolConfiguration(pointSize: 44)
    let expected = try #require(UIImage(systemName: "play.fill", withConfiguration: large)).size
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "play.fill"), for: .normal)
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    #expect(button.shownImage?.size == expected)
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "play.fill")
    configuration.preferredSymbolConfigurationForImage = large
    #expect(UIButton(configuration: configuration).shownImage?.size == expected)
  }

  /// UITableViewCell, `imageView`.
  @Test func `the image of a cell is before its text, whichever code sets first`() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Coit Tower"
    cell.imageView?.image = UIImage(layoutSize: CGSize(width: 20, height: 20))
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.layoutIfNeeded()
    #expect(cell.imageView?.frame == CGRect(x: 16, y: 12, width: 20, height: 20))
    #expect(cell.textLabel?.frame.minX == 52)
  }

  /// NSTextAttachment: the baseline of a symbol is that of the text.
  @Test func `a symbol in text extends below the baseline`() throws {
    let image = try #require(UIImage(systemName: "clock"))
    let bounds = NSTextAttachment(image: image).attachmentBounds(
      for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
    #expect(bounds.size == image.size && bounds.minY < 0 && bounds.minY > -image.size.height / 2)
  }

  /// UICollectionLayoutSectionOrthogonalScrollingBehavior, `groupPagingCentered`.
  @Test(arguments: [
    (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPagingCentered, CGFloat(50)), (.groupPaging, 20),
  ])
  func `the first of centered groups is centered`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, start: CGFloat
  ) {
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let size = NSCollectionLayoutSize(widthDimension: .absolute(300), heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 10)
    section.orthogonalScrollingBehavior = behavior
    let places = Self.places(in: UICollectionViewCompositionalLayout(section: section), rows: [2])
    #expect(places.first == CGRect(x: start, y: 0, width: 300, height: 100))
  }

  /// UICollectionLayoutListConfiguration: groups have space between them, as in tables.
  @Test func `groups of a list have the spaces of a table`() {
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let places = Self.places(in: UICollectionViewCompositionalLayout.list(using: list), rows: [1, 1])
    #expect(places.map(\.minY) == [35, 35 + places[0].height + 35])
  }

  /// UICollectionLayoutListConfiguration, `headerMode`: a header that is a cell is not a row of the group.
  @Test func `the header of a group has no background of rows`() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    let (view, source) = Self.collection(UICollectionViewCompositionalLayout.list(using: list), rows: [2])
    view.layoutIfNeeded()
    let rows = view.subviews.compactMap { $0 as? UICollectionViewListCell }.sorted { $0.frame.minY < $1.frame.minY }
    #expect(rows.map { $0.listPlace?.isFirst } == [nil, true, false])
    _ = source
  }

  /// UICollectionView, `selectItem(at:animated:scrollPosition:)`.
  @Test func `cells know whether they are selected`() throws {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    let (view, source) = Self.collection(UICollectionViewCompositionalLayout.list(using: list), rows: [2])
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    #expect(view.visibleCells.map(\.isSelected) == [true, false])
    _ = source
  }

  /// UICollectionReusableView, `prepareForReuse()`; UITableViewCell, `prepareForReuse()`.
  @Test func `a cell that is used again is not selected`() {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    let (view, source) = Self.collection(UICollectionViewCompositionalLayout.list(using: list), rows: [100])
    view.layoutIfNeeded()
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    view.contentOffset.y = 1500
    view.layoutIfNeeded()
    #expect(!view.visibleCells.isEmpty && !view.visibleCells.contains { $0.isSelected })
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(view.visibleCells.filter(\.isSelected).count == 1)
    _ = source
  }

  /// NSLayoutAnchor, `constraint(equalToSystemSpacingAfter:multiplier:)`.
  @Test func `the system spacing of anchors is 8 points, also to the superview`() {
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    #expect(view.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2).constant == 16)
  }

  private static func places(in layout: UICollectionViewLayout, rows: [Int]) -> [CGRect] {
    let (view, source) = collection(layout, rows: rows)
    view.layoutIfNeeded()
    defer { _ = source }
    return view.visibleCells.map(\.frame)
  }

  private static func collection(_ layout: UICollectionViewLayout, rows: [Int]) -> (UICollectionView, Rows) {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
    let source = Rows(rows)
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    view.register(
      UICollectionViewListCell.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    return (view, source)
  }
}

@MainActor
private final class Rows: NSObject, UICollectionViewDataSource {
  let counts: [Int]
  init(_ counts: [Int]) { self.counts = counts }
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

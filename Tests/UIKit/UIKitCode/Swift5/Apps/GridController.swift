// A collection with each kind of layout, as apps write it.
import UIKit

nonisolated struct GridItem: Hashable {
  let id = UUID()
  var title = ""
}
enum GridSection: Int, CaseIterable { case main, other }

final class GridController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout, UICollectionViewDataSourcePrefetching
{
  typealias DataSource = UICollectionViewDiffableDataSource<GridSection, GridItem>
  typealias Snapshot = NSDiffableDataSourceSnapshot<GridSection, GridItem>
  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 8
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.footerReferenceSize = .zero
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionInsetReference = .fromSafeArea
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(TileCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      GridHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.register(UINib(nibName: "x", bundle: nil), forCellWithReuseIdentifier: "n")
    view.delegate = self
    view.dataSource = self
    view.prefetchDataSource = self
    view.isPagingEnabled = true
    view.allowsMultipleSelection = true
    view.allowsSelection = true
    view.backgroundView = UIView()
    view.contentInset = .zero
    view.showsHorizontalScrollIndicator = false
    view.alwaysBounceVertical = true
    view.collectionViewLayout.invalidateLayout()
    view.keyboardDismissMode = .onDrag
    view.remembersLastFocusedIndexPath = true
    view.selfSizingInvalidation = .enabled
    view.contentInsetAdjustmentBehavior = .always
    return view
  }()
  private var dataSource: DataSource!
  func configure() {
    let registration = UICollectionView.CellRegistration<TileCell, GridItem> { cell, indexPath, item in
      cell.titleLabel.text = item.title
    }
    let list = UICollectionView.CellRegistration<UICollectionViewListCell, GridItem> { cell, indexPath, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.title
      content.secondaryTextProperties.color = .secondaryLabel
      content.imageProperties.maximumSize = CGSize(width: 20, height: 20)
      content.imageProperties.cornerRadius = 4
      content.imageToTextPadding = 8
      content.textToSecondaryTextVerticalPadding = 2
      content.directionalLayoutMargins = .init(top: 1, leading: 1, bottom: 1, trailing: 1)
      content.prefersSideBySideTextAndSecondaryText = true
      cell.contentConfiguration = content
      cell.accessories = [
        .disclosureIndicator(), .checkmark(), .delete(), .reorder(), .outlineDisclosure(), .label(text: "x"),
        .customView(configuration: .init(customView: UIView(), placement: .trailing(displayed: .always))),
      ]
      cell.indentationLevel = 1
      var background = UIBackgroundConfiguration.listPlainCell()
      background.cornerRadius = 3
      background.backgroundInsets = .zero
      background.strokeColor = .red
      cell.backgroundConfiguration = background
    }
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      indexPath.section == 0
        ? collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        : collectionView.dequeueConfiguredReusableCell(using: list, for: indexPath, item: item)
    }
    let header = UICollectionView.SupplementaryRegistration<GridHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, indexPath in view.label.text = kind }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    var snapshot = Snapshot()
    snapshot.appendSections(GridSection.allCases)
    snapshot.appendItems([GridItem()], toSection: .main)
    snapshot.moveItem(GridItem(), afterItem: GridItem())
    snapshot.moveSection(.main, afterSection: .other)
    dataSource.apply(snapshot, animatingDifferences: false) {}
    dataSource.apply(snapshot)
    var sectionSnapshot = NSDiffableDataSourceSectionSnapshot<GridItem>()
    sectionSnapshot.append([GridItem()])
    sectionSnapshot.append([GridItem()], to: nil)
    sectionSnapshot.expand([GridItem()])
    dataSource.apply(sectionSnapshot, to: .main, animatingDifferences: true)
    _ = dataSource.snapshot().itemIdentifiers.count
    _ = dataSource.itemIdentifier(for: IndexPath(item: 0, section: 0))
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    collectionView.setCollectionViewLayout(makeLayout(), animated: true)
    collectionView.scrollToItem(at: IndexPath(item: 0, section: 0), at: .centeredHorizontally, animated: true)
    collectionView.selectItem(at: nil, animated: false, scrollPosition: [])
    collectionView.deselectItem(at: IndexPath(item: 0, section: 0), animated: true)
    collectionView.performBatchUpdates {
      self.collectionView.insertItems(at: [])
      self.collectionView.deleteItems(at: [])
      self.collectionView.reloadSections([0])
      self.collectionView.moveItem(at: IndexPath(), to: IndexPath())
    }
    _ = collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? TileCell
    _ =
      collectionView.visibleCells.count + collectionView.indexPathsForVisibleItems.count
      + (collectionView.indexPathsForSelectedItems?.count ?? 0)
    _ = collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame
    _ = collectionView.indexPathForItem(at: .zero)
    _ = collectionView.numberOfItems(inSection: 0)
    _ = collectionView.indexPath(for: UICollectionViewCell())
    for view in collectionView.visibleSupplementaryViews(ofKind: "x") { view.isHidden = true }
    let table = UITableViewDiffableDataSource<GridSection, GridItem>(tableView: UITableView()) {
      tableView, indexPath, item in
      tableView.dequeueReusableCell(withIdentifier: "x", for: indexPath)
    }
    table.defaultRowAnimation = .fade
  }
  func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 16
    configuration.scrollDirection = .vertical
    configuration.contentInsetsReference = .layoutMargins
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        )
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
          leading: .fixed(1), top: nil, trailing: .flexible(0), bottom: nil)
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .absolute(100), heightDimension: .estimated(44)), subitem: item, count: 2)
        group.interItemSpacing = .fixed(8)
        group.contentInsets = .zero
        let custom = NSCollectionLayoutGroup.custom(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
        ) { environment in [NSCollectionLayoutGroupCustomItem(frame: .zero)] }
        _ = custom
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 8
        section.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
        section.visibleItemsInvalidationHandler = { items, offset, environment in
          for item in items {
            item.transform = .identity
            _ = item.frame.midX + offset.x + environment.container.contentSize.width
          }
        }
        section.contentInsetsReference = .automatic
        section.supplementaryContentInsetsReference = .none
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        header.zIndex = 2
        section.boundarySupplementaryItems = [header]
        let badge = NSCollectionLayoutSupplementaryItem(
          layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge",
          containerAnchor: NSCollectionLayoutAnchor(
            edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        _ = NSCollectionLayoutItem(
          layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)), supplementaryItems: [badge])
        let decoration = NSCollectionLayoutDecorationItem.background(elementKind: "bg")
        decoration.contentInsets = .zero
        section.decorationItems = [decoration]
        _ = environment.container.effectiveContentSize.width
        _ = environment.traitCollection.horizontalSizeClass == .compact
        return section
      }, configuration: configuration)
    layout.register(GridHeader.self, forDecorationViewOfKind: "bg")
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    list.footerMode = .none
    list.showsSeparators = false
    list.backgroundColor = .clear
    list.trailingSwipeActionsConfigurationProvider = { _ in nil }
    list.separatorConfiguration.color = .red
    list.headerTopPadding = 0
    _ = UICollectionViewCompositionalLayout.list(using: list)
    return layout
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as? TileCell else {
      return UICollectionViewCell()
    }
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let flow = collectionViewLayout as! UICollectionViewFlowLayout
    return CGSize(
      width: (collectionView.bounds.width - flow.sectionInset.left - flow.sectionInset.right) / 2, height: 100)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { .zero }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { .zero }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}

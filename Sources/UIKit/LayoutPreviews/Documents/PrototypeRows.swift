internal import Foundation
internal import UIKit

/// The rows of a list that is shown without the code or the data of its app: one for each prototype, as in Interface
/// Builder.
@MainActor
final class PrototypeRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  private var identifiers: [String] = []
  /// Whether empty labels and image views in the rows get sample content.
  private var showsSampleContent = false

  /// The largest number of registered cells that a list without data shows.
  private static let mostCells = 20

  /// Adds a row with a prototype to a list.
  ///
  /// - Returns: The data source, which the list does not keep.
  static func adding(_ identifier: String, to list: UIView) -> PrototypeRows {
    let (table, collection) = (list as? UITableView, list as? UICollectionView)
    let rows = (table?.dataSource ?? collection?.dataSource) as? PrototypeRows ?? PrototypeRows()
    rows.identifiers.append(identifier)
    table?.dataSource = rows
    collection?.dataSource = rows
    return rows
  }

  /// Shows a row for each registered cell in the tables and collections at and below a view whose app has no data for
  /// them.
  ///
  /// The delegate of such a list is removed, because it would be asked about rows that its app does not have. For the
  /// same reason, collections with a layout of the app's own stay empty.
  ///
  /// - Returns: The data sources, which the lists do not keep.
  static func filling(listsBelow view: UIView) -> [PrototypeRows] {
    guard !view.isHidden else { return [] }
    let rows = PrototypeRows()
    rows.showsSampleContent = true
    if let table = view as? UITableView {
      rows.identifiers = Array(table.registeredCells.prefix(mostCells))
      guard !table.hasRows, !rows.identifiers.isEmpty else { return [] }
      table.delegate = nil
      table.dataSource = rows
      return [rows]
    }
    if let collection = view as? UICollectionView {
      rows.identifiers = Array(collection.registeredCells.prefix(mostCells))
      guard !collection.hasItems, !rows.identifiers.isEmpty,
        let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout,
        type(of: layout) == UICollectionViewFlowLayout.self
      else { return [] }
      collection.delegate = nil
      // The size of items is most often known to the delegate only.
      if layout.itemSize == UICollectionViewFlowLayout().itemSize, layout.estimatedItemSize == .zero {
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      }
      collection.dataSource = rows
      return [rows]
    }
    return view.subviews.flatMap(filling)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { identifiers.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: identifiers[indexPath.row], for: indexPath)
    if showsSampleContent { cell.showSampleContent(ownedBy: [cell]) }
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    identifiers.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifiers[indexPath.item], for: indexPath)
    if showsSampleContent { cell.showSampleContent(ownedBy: [cell]) }
    return cell
  }
}

extension UITableView {
  /// Whether a section has rows.
  fileprivate var hasRows: Bool { (0..<max(0, numberOfSections)).contains { numberOfRows(inSection: $0) > 0 } }
}

extension UICollectionView {
  /// Whether a section has items.
  fileprivate var hasItems: Bool { (0..<max(0, numberOfSections)).contains { numberOfItems(inSection: $0) > 0 } }
}

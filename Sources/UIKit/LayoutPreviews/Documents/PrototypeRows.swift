internal import Foundation
internal import UIKit

/// The rows of a list that is shown without the code of its app: one for each prototype, as in Interface Builder.
@MainActor
final class PrototypeRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  private var identifiers: [String] = []

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

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { identifiers.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: identifiers[indexPath.row], for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    identifiers.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: identifiers[indexPath.item], for: indexPath)
  }
}
